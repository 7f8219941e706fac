import { sql } from 'kysely';
import { screens } from '../../../../machines/shared/screens.ts';
import type { Executor } from '../../platform/transaction.ts';

export interface CaseAgent {
  id: string;
  name: string;
  email: string;
}

/** Whoever may open the list of cases works on them. */
const roles: readonly string[] = screens.find(({ key }) => key === 'cases')?.roles ?? [];

const worksOnCases = sql<boolean>`a.active and exists (
  select from account_roles r where r.account_id = a.id and r.role = any(${[...roles]}))`;

/** Somebody who works on cases, by address or id. */
export async function findCaseAgent(db: Executor, named: string): Promise<CaseAgent | undefined> {
  const wanted = named.trim().toLowerCase();
  const { rows } = await sql<CaseAgent>`
    select a.id, a.name, a.email from accounts a
    where (lower(a.email) = ${wanted} or a.id::text = ${wanted}) and ${worksOnCases}`.execute(db);
  return rows[0];
}

/** With how many cases they have that are not answered yet. */
export async function listCaseAgents(
  db: Executor,
  { search, limit, offset }: { search?: string; limit: number; offset: number },
): Promise<{ items: (CaseAgent & { open: number })[]; total: number }> {
  const like = `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const { rows } = await sql<CaseAgent & { open: number; total: number }>`
    select a.id, a.name, a.email, count(*) over ()::int as total,
      (select count(*)::int from cases c
        where c.agent_id = a.id and c.state in ('new', 'open', 'pending', 'snoozed')) as open
    from accounts a
    where ${worksOnCases} and (lower(a.name) like ${like} or lower(a.email) like ${like})
    order by a.name, a.id
    limit ${limit} offset ${offset}`.execute(db);
  return { items: rows.map(({ id, name, email, open }) => ({ id, name, email, open })), total: rows[0]?.total ?? 0 };
}
