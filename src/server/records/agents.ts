import { type Expression, type SqlBool, sql } from 'kysely';
import type { Screen } from '../../../machines/shared/screens.ts';
import type { Executor } from '../platform/transaction.ts';

/** Somebody who is given records to work on. */
export interface Agent {
  id: string;
  name: string;
  email: string;
}

/** Beginning, middle or end of a text, whatever its letters' case. */
export function containing(search: string | undefined): string {
  return `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}

/** An active account `a` that opens a screen by one of its roles, built in or made by an administrator. */
export function activeOpening({ roles, opensWith }: Screen): Expression<SqlBool> {
  return sql<SqlBool>`a.active and exists (
    select from account_roles h join roles r on r.title = h.role
    where h.account_id = a.id and (r.title = any(${[...roles]}) or (not r.built_in
      and array(select p.permission from role_permissions p where p.role_id = r.id) @> ${[...opensWith]}::text[])))`;
}

/** An active account `a` with one of these roles. */
export function activeWith(roles: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`a.active and exists (
    select from account_roles r where r.account_id = a.id and r.role = any(${[...roles]}))`;
}

/** Of an account `a`: one of its roles gives this right. */
export function holding(permission: string): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from account_roles h join roles r on r.title = h.role join role_permissions p on p.role_id = r.id
    where h.account_id = a.id and p.permission = ${permission})`;
}

export interface AgentsAsked {
  search?: string;
  limit?: number;
  offset?: number;
}

/** Those of whom this is true, by name, with what these expressions say of an account `a`. */
export async function listAgents<Columns extends object>(
  db: Executor,
  { search, limit = 1000, offset = 0 }: AgentsAsked,
  works: Expression<SqlBool>,
  columns: { [Name in keyof Columns]: Expression<Columns[Name]> },
) {
  const like = containing(search);
  const more = Object.entries<Expression<unknown>>(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Agent & Columns & { total: number }>`
    select a.id, a.name, a.email, ${sql.join(more)}, count(*) over ()::int as total
    from accounts a
    where ${works} and (lower(a.name) like ${like} or lower(a.email) like ${like})
    order by a.name, a.id
    limit ${limit} offset ${offset}`.execute(db);
  return { items: rows.map(({ total: _, ...agent }) => agent), total: rows[0]?.total ?? 0, limit, offset };
}
