import { sql } from 'kysely';
import type { Authenticator, Caller, Services } from '../../platform/feature.ts';
import { kindsOfAccounts } from './kinds-of-accounts.ts';
import { permissionsOfRoles } from './role-permissions.ts';
import { hashOf } from './secrets.ts';
import { noteSeen, wasSeenLately } from './sessions.store.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  institutionId: string | null;
  /** `<id>.<version>:<title>`, so that one query says both who holds a role and whether its permissions changed. */
  roles: string[];
}

const person = sql`a.id, a.name, a.email, a.institution_id as "institutionId",
  array(select r.id || '.' || r.version || ':' || r.title from account_roles h join roles r on r.title = h.role
    where h.account_id = a.id order by r.title) as roles`;

type Permissions = ReturnType<typeof permissionsOfRoles>;

async function callerIn([row]: Row[], permissions: Permissions): Promise<Caller | null> {
  if (!row) return null;
  const roles = row.roles.map((role) => role.slice(role.indexOf(':') + 1));
  return { ...row, roles, permissions: await permissions(row.roles) };
}

/** The header that narrows a call to what a role may see. */
const LOOKS_AS = 'x-look-as';

/** What one role gives of the rights that a person has: never more than their own. */
async function lookingAs(caller: Caller, title: string, database: Services['database'], permissions: Permissions) {
  // A text without an end is no title, and none that the database could be asked for.
  const role = title.includes('\0')
    ? undefined
    : await database.selectFrom('roles').select(['id', 'version']).where('title', '=', title).executeTakeFirst();
  const given = role ? await permissions([`${role.id}.${role.version}:${title}`]) : new Set<string>();
  return {
    ...caller,
    roles: role ? [title] : [],
    permissions: new Set([...given].filter((permission) => caller.permissions.has(permission))),
    looksAs: title,
  };
}

/** A title may be written in any script, a header only in Latin. */
function titleIn(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}

export function callersById({ database, settings }: Pick<Services, 'database' | 'settings'>): Services['callerOf'] {
  const permissions = permissionsOfRoles(database);
  return async (id) => {
    const { rows } = await sql<Row>`
      select ${person} from accounts a
      where a.id = ${id} and a.active and a.demo = any(${kindsOfAccounts(settings)})`.execute(database);
    return await callerIn(rows, permissions);
  };
}

/** Reads person, roles and permissions on every request: a role taken away a second ago counts no more. */
export const authenticator: Authenticator = ({ database, clock, settings }) => {
  const permissions = permissionsOfRoles(database);
  return async (request) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    const now = clock();
    const { rows } = await sql<Row & { family: string; seenAt: Date | null }>`
      select ${person}, f.id as family, f.seen_at as "seenAt"
      from access_tokens t
        join token_families f on f.id = t.family_id
        join accounts a on a.id = f.account_id
      where t.token_hash = ${hashOf(token)} and t.expires_at > ${now} and f.ended_at is null and a.active
        and a.demo = any(${kindsOfAccounts(settings)})`.execute(database);
    const [{ family, seenAt, ...row } = { family: '', seenAt: now }] = rows;
    const caller = 'id' in row ? await callerIn([row], permissions) : null;
    // A database that takes no changes still lets people read.
    if (caller && !wasSeenLately(seenAt, now)) await noteSeen(database, family, now).catch(() => {});
    const wanted = request.headers[LOOKS_AS];
    if (!caller || typeof wanted !== 'string') return caller;
    return await lookingAs(caller, titleIn(wanted), database, permissions);
  };
};
