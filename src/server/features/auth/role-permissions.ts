import type { Database } from '../../platform/database.ts';

/**
 * The permissions that a set of roles gives together, kept in memory until a role's version changes.
 * Roles are named `<id>.<version>:<title>`: one that is made anew under a name of before is another one.
 */
export function permissionsOfRoles(database: Database): (roles: readonly string[]) => Promise<ReadonlySet<string>> {
  const kept = new Map<string, ReadonlySet<string>>();
  const MAX_KEPT = 500;
  return async (roles) => {
    const key = roles.join('\n');
    const known = kept.get(key);
    if (known) return known;
    const titles = roles.map((role) => role.slice(role.indexOf(':') + 1));
    const rows =
      titles.length === 0
        ? []
        : await database
            .selectFrom('role_permissions')
            .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
            .select('role_permissions.permission')
            .where('roles.title', 'in', titles)
            .execute();
    const permissions = new Set(rows.map((row) => row.permission));
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, permissions);
    return permissions;
  };
}
