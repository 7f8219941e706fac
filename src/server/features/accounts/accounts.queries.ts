import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { containing } from '../../records/agents.ts';

export interface AgentRow {
  id: string;
  name: string;
  email: string;
  msisdn: string | null;
  profileImageUrl: string | null;
  roles: { id: string; title: string }[];
  institution: { id: string; title: string } | null;
  twoFactor: boolean;
  active: boolean;
  version: number;
}

interface AgentsAsked {
  search?: string | undefined;
  role?: string | undefined;
  permission?: string | undefined;
  id?: string;
  sort?: 'name' | '-name' | 'email' | '-email' | undefined;
  limit: number;
  offset: number;
}

/** Members of staff with their roles. `total` counts what the filters let through. */
export async function listAgentRows(
  database: Database,
  asked: AgentsAsked,
): Promise<{ items: AgentRow[]; total: number }> {
  const like = containing(asked.search);
  const column = sql.ref(asked.sort?.endsWith('email') ? 'a.email' : 'a.name');
  const direction = sql.raw(asked.sort?.startsWith('-') ? 'desc' : 'asc');
  const { rows } = await sql<AgentRow & { total: number }>`
    select a.id, a.name, a.email, a.msisdn, a.profile_image_url as "profileImageUrl", a.two_factor as "twoFactor",
      a.active, a.version, count(*) over ()::int as total,
      (select jsonb_build_object('id', p.id, 'title', p.title) from loan_partners p where p.id = a.institution_id) as institution,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title) order by r.title)
        from account_roles h join roles r on r.title = h.role where h.account_id = a.id), '[]'::jsonb) as roles
    from accounts a
    where (lower(a.name) like ${like} or lower(a.email) like ${like})
      and (${asked.role ?? null}::text is null
        or exists (select from account_roles h where h.account_id = a.id and h.role = ${asked.role ?? null}))
      and (${asked.permission ?? null}::text is null
        or exists (select from account_roles h join roles r on r.title = h.role
          join role_permissions p on p.role_id = r.id
          where h.account_id = a.id and p.permission = ${asked.permission ?? null}))
      and (${asked.id ?? null}::uuid is null or a.id = ${asked.id ?? null}::uuid)
    order by ${column} ${direction}, a.id
    limit ${asked.limit} offset ${asked.offset}`.execute(database);
  return { items: rows.map(({ total: _, ...agent }) => agent), total: rows[0]?.total ?? 0 };
}

/** The roles with what they give, built-in ones by title. */
export async function listRoleRows(database: Database, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<{ id: string; title: string; builtIn: boolean; permissions: string[]; total: number }>`
    select r.id, r.title, r.built_in as "builtIn", count(*) over ()::int as total,
      array(select p.permission from role_permissions p where p.role_id = r.id order by p.permission) as permissions
    from roles r order by r.title limit ${limit} offset ${offset}`.execute(database);
  return { items: rows.map(({ total: _, ...role }) => role), total: rows[0]?.total ?? 0 };
}
