import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';
import { type Agent, type AgentsAsked, activeWith, listAgents } from '../../records/agents.ts';

/** Roles whose people go to the farmer. */
export const VISITING_ROLES = ['Reap Agent', 'Field Agent'] as const;

const visitsFarmers = activeWith(VISITING_ROLES);

/** Somebody who visits farmers, by address, with the one institution whose applications they work on, if it is one. */
export async function findLoanAgent(db: Executor, email: string) {
  const wanted = email.trim().toLowerCase();
  const { rows } = await sql<Agent & { partnerId: string | null }>`
    select a.id, a.name, a.email, a.institution_id as "partnerId" from accounts a
    where lower(a.email) = ${wanted} and ${visitsFarmers}`.execute(db);
  return rows[0];
}

/** Who may be given an application, with how many open ones they have, of this institution where one is named. */
export async function listLoanAgents(db: Executor, asked: AgentsAsked, scope: string | null) {
  const isOfScope = sql<boolean>`(${scope}::text is null or a.institution_id is null or a.institution_id::text = ${scope})`;
  return await listAgents(db, asked, sql<boolean>`${visitsFarmers} and ${isOfScope}`, {
    open: sql<number>`(
      select count(*)::int from loan_applications l
      where l.agent_id = a.id and (${scope}::text is null or l.partner_id::text = ${scope})
        and l.state not in ('rejected', 'withdrawn', 'closed'))`,
  });
}
