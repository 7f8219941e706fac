import { sql } from 'kysely';
import { screenNamed } from '../../../../machines/shared/screens.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Agent, type AgentsAsked, activeOpening, listAgents } from '../../records/agents.ts';

/** Whoever may open the list of cases works on them. */
const worksOnCases = activeOpening(screenNamed('cases'));

/** Somebody who works on cases, by address or id. */
export async function findCaseAgent(db: Executor, named: string): Promise<Agent | undefined> {
  const wanted = named.trim().toLowerCase();
  const { rows } = await sql<Agent>`
    select a.id, a.name, a.email from accounts a
    where (lower(a.email) = ${wanted} or a.id::text = ${wanted}) and ${worksOnCases}`.execute(db);
  return rows[0];
}

interface CaseAgentsAsked extends AgentsAsked {
  /** Somebody is looked for who knows its matter and speaks the farmer's language. */
  caseId?: string;
}

/** Whoever has answered so many has shown it. */
const SHOWN_BY = 3;

/** Has answered cases of what this one is about. */
const hasAnswered = (column: 'category_id' | 'language_id', caseId: string | undefined) => sql<boolean>`(
  select count(*) from (
    select from cases c where c.agent_id = a.id and c.state in ('resolved', 'closed')
      and c.${sql.ref(column)} = (select m.${sql.ref(column)} from cases m where m.id = ${caseId ?? null}::uuid)
    limit ${SHOWN_BY}) answered) >= ${SHOWN_BY}`;

/** With how many cases they have that are not answered yet. */
export async function listCaseAgents(db: Executor, asked: CaseAgentsAsked) {
  return await listAgents(db, asked, worksOnCases, {
    open: sql<number>`(
      select count(*)::int from cases c
      where c.agent_id = a.id and c.state in ('new', 'open', 'pending', 'snoozed'))`,
    knows: hasAnswered('category_id', asked.caseId),
    speaks: hasAnswered('language_id', asked.caseId),
  });
}
