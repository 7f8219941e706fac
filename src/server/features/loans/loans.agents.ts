import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';

export interface LoanAgent {
  id: string;
  name: string;
  email: string;
}

/** The active agent with this address, or undefined. */
export async function findActiveAgent(db: Executor, email: string): Promise<LoanAgent | undefined> {
  const wanted = email.trim().toLowerCase();
  const { rows } = await sql<LoanAgent>`
    select id, name, email from accounts where lower(email) = ${wanted} and active`.execute(db);
  return rows[0];
}

/** Who may be given an application: active accounts with a role that visits farmers, and how many open ones they have, of this institution where one is named. */
export async function listLoanAgents(
  db: Executor,
  { search, limit, offset, scope }: { search?: string; limit: number; offset: number; scope: string | null },
): Promise<{ items: (LoanAgent & { open: number })[]; total: number }> {
  const like = `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const { rows } = await sql<LoanAgent & { open: number; total: number }>`
    select a.id, a.name, a.email, count(*) over ()::int as total,
      (select count(*)::int from loan_applications l
        where l.agent_id = a.id and (${scope}::text is null or l.partner_id::text = ${scope}) and l.state not in ('rejected', 'withdrawn', 'closed')) as open
    from accounts a
    where a.active
      and exists (select from account_roles r where r.account_id = a.id and r.role = any(${[...VISITING_ROLES]}))
      and (lower(a.name) like ${like} or lower(a.email) like ${like})
    order by a.name, a.id
    limit ${limit} offset ${offset}`.execute(db);
  return { items: rows.map(({ id, name, email, open }) => ({ id, name, email, open })), total: rows[0]?.total ?? 0 };
}

/** Roles whose people go to the farmer. */
export const VISITING_ROLES = ['Reap Agent', 'Field Agent'] as const;
