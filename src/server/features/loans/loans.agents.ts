import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';
import { type Agent, type AgentsAsked, activeWith, listAgents } from '../../records/agents.ts';

/** The active agent with this address, or undefined. */
export async function findActiveAgent(db: Executor, email: string): Promise<Agent | undefined> {
  const wanted = email.trim().toLowerCase();
  const { rows } = await sql<Agent>`
    select id, name, email from accounts where lower(email) = ${wanted} and active`.execute(db);
  return rows[0];
}

/** Who may be given an application, with how many open ones they have, of this institution where one is named. */
export async function listLoanAgents(db: Executor, asked: AgentsAsked, scope: string | null) {
  return await listAgents(db, asked, activeWith(VISITING_ROLES), {
    open: sql<number>`(
      select count(*)::int from loan_applications l
      where l.agent_id = a.id and (${scope}::text is null or l.partner_id::text = ${scope})
        and l.state not in ('rejected', 'withdrawn', 'closed'))`,
  });
}

/** Roles whose people go to the farmer. */
export const VISITING_ROLES = ['Reap Agent', 'Field Agent'] as const;
