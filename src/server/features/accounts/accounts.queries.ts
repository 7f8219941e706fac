import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { containing } from '../../records/agents.ts';

export interface AgentRow {
  id: string;
  name: string;
  email: string;
  msisdn: string | null;
  pictureId: string | null;
  seenAt: Date | null;
  createdAt: Date;
  extension: string | null;
  roles: { id: string; title: string; agentRoleId: string }[];
  institution: { id: string; title: string } | null;
  twoFactor: boolean;
  active: boolean;
  version: number;
}

type AgentSort = 'name' | '-name' | 'email' | '-email' | 'seenAt' | '-seenAt';

interface AgentsAsked {
  search?: string | undefined;
  role?: string | undefined;
  permission?: string | undefined;
  id?: string;
  /** Found by their numbers too. */
  withNumbers?: boolean;
  sort?: AgentSort | undefined;
  limit: number;
  offset: number;
}

const columns: Readonly<Record<string, string>> = { name: 'a.name', email: 'a.email', seenAt: 'a.seen_at' };

/** Members of staff with their roles. `total` counts what the filters let through. */
export async function listAgentRows(
  database: Database,
  asked: AgentsAsked,
): Promise<{ items: AgentRow[]; total: number }> {
  const like = containing(asked.search);
  const digits = asked.withNumbers ? (asked.search ?? '').replace(/^\s*0(?=3)/, '').replaceAll(/\D/g, '') : '';
  const column = sql.ref(columns[(asked.sort ?? 'name').replace('-', '')] ?? 'a.name');
  const direction = sql.raw(asked.sort?.startsWith('-') ? 'desc nulls last' : 'asc');
  const { rows } = await sql<AgentRow & { total: number }>`
    select a.id, a.name, a.email, a.msisdn, a.profile_image_id as "pictureId", a.two_factor as "twoFactor",
      a.active, a.version, a.seen_at as "seenAt", a.created_at as "createdAt", count(*) over ()::int as total,
      (select jsonb_build_object('id', p.id, 'title', p.title) from loan_partners p where p.id = a.institution_id) as institution,
      (select e.exten from call_centre_extensions e where lower(e.email) = lower(a.email) order by e.exten limit 1) as extension,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'agentRoleId', h.id) order by r.title)
        from account_roles h join roles r on r.title = h.role where h.account_id = a.id), '[]'::jsonb) as roles
    from accounts a
    where (lower(a.name) like ${like} or lower(a.email) like ${like} or (${digits}::text <> '' and a.msisdn like '%' || ${digits}::text || '%'))
      and (${asked.role ?? null}::text is null
        or exists (select from account_roles h join roles r on r.title = h.role
          where h.account_id = a.id and (r.title = ${asked.role ?? null} or r.id::text = lower(${asked.role ?? null}))))
      and (${asked.permission ?? null}::text is null
        or exists (select from account_roles h join roles r on r.title = h.role
          join role_permissions p on p.role_id = r.id
          where h.account_id = a.id and p.permission = ${asked.permission ?? null}))
      and (${asked.id ?? null}::uuid is null or a.id = ${asked.id ?? null}::uuid)
    order by ${column} ${direction}, a.id
    limit ${asked.limit} offset ${asked.offset}`.execute(database);
  return { items: rows.map(({ total: _, ...agent }) => agent), total: rows[0]?.total ?? 0 };
}

/** Who may be chosen as a colleague: names, by which they are found. Their addresses, with which they sign in, are nobody's here. */
export async function listOperators(
  database: Database,
  { search, limit, offset }: Pick<AgentsAsked, 'search' | 'limit' | 'offset'>,
): Promise<{ items: { id: string; name: string }[]; total: number }> {
  const active = database
    .selectFrom('accounts')
    .where('active', '=', true)
    .where(sql<boolean>`lower(name) like ${containing(search)}`);
  const items = await active.select(['id', 'name']).orderBy('name').orderBy('id').limit(limit).offset(offset).execute();
  const { total } = await active.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

/** The roles with what they give, built-in ones by title. */
export async function listRoleRows(database: Database, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<{ id: string; title: string; builtIn: boolean; permissions: string[]; total: number }>`
    select r.id, r.title, r.built_in as "builtIn", count(*) over ()::int as total,
      array(select p.permission from role_permissions p where p.role_id = r.id order by p.permission) as permissions
    from roles r order by r.title limit ${limit} offset ${offset}`.execute(database);
  return { items: rows.map(({ total: _, ...role }) => role), total: rows[0]?.total ?? 0 };
}

/** The sessions of an agent that still count, the latest first. */
export async function listSessions(
  db: Database,
  { accountId, ownTokenHash, now }: { accountId: string; ownTokenHash: string; now: Date },
) {
  const { rows } = await sql<{
    id: string;
    since: Date;
    last_at: Date;
    device: string | null;
    address: string | null;
    is_own: boolean;
  }>`
    select f.id, f.created_at as since, coalesce(f.seen_at, f.created_at) as last_at, f.device, f.address,
      exists (select from access_tokens t where t.family_id = f.id and t.token_hash = ${ownTokenHash}) as is_own
    from token_families f
    where f.account_id = ${accountId} and f.ended_at is null
      and exists (select from refresh_tokens r where r.family_id = f.id and r.expires_at > ${now})
    order by last_at desc, f.id limit 100`.execute(db);
  return rows.map(({ id, since, last_at, device, address, is_own }) => ({
    id,
    since: since.toISOString(),
    lastAt: last_at.toISOString(),
    device,
    address,
    isOwn: is_own,
  }));
}
