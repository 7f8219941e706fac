import { sql } from 'kysely';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Agent, type AgentsAsked, activeWith, holding, listAgents } from '../../records/agents.ts';

/** Roles whose people go to the farmer. */
export const VISITING_ROLES = ['Reap Agent', 'Field Agent'] as const;

/** Nobody is sent to a farmer whose application they may not read. */
const visitsFarmers = sql<boolean>`${activeWith(VISITING_ROLES)} and ${holding(loanWorkflow.readPermission)}`;

/** Of a person `a` and an application `r`: they may be given it. */
export const worksOnLoan = sql<boolean>`(${visitsFarmers} and (a.institution_id is null or a.institution_id = r.partner_id))`;

/** Somebody who visits farmers, by address, with the one institution whose applications they work on, if it is one. */
export async function findLoanAgent(db: Executor, email: string) {
  const wanted = email.trim().toLowerCase();
  const { rows } = await sql<Agent & { partnerId: string | null }>`
    select a.id, a.name, a.email, a.institution_id as "partnerId" from accounts a
    where lower(a.email) = ${wanted} and ${visitsFarmers}`.execute(db);
  return rows[0];
}

/** The institution for which an agent works alone, where they are of one. */
export async function institutionOf(db: Executor, agentId: string): Promise<string | null> {
  const agent = await db.selectFrom('accounts').select('institution_id').where('id', '=', agentId).executeTakeFirst();
  return agent?.institution_id ?? null;
}

interface LoanAgentsAsked extends AgentsAsked {
  /** Somebody is looked for who works on each of them. */
  loanId?: string[];
}

/** Who may be given an application, with how many open ones they have, of this institution where one is named. */
export async function listLoanAgents(db: Executor, { loanId = [], ...asked }: LoanAgentsAsked, scope: string | null) {
  const isOfScope = sql<boolean>`(${scope}::text is null or a.institution_id is null or a.institution_id::text = ${scope})`;
  const isOfLoans = sql<boolean>`(a.institution_id is null or not exists (
    select from loan_applications l where l.id = any(${loanId}::uuid[]) and l.partner_id <> a.institution_id))`;
  return await listAgents(db, asked, sql<boolean>`${visitsFarmers} and ${isOfScope} and ${isOfLoans}`, {
    open: sql<number>`(
      select count(*)::int from loan_applications l
      where l.agent_id = a.id and (${scope}::text is null or l.partner_id::text = ${scope})
        and l.state not in ('rejected', 'withdrawn', 'closed'))`,
  });
}
