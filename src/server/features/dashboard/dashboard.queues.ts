import { sql } from 'kysely';
import { workflows } from '../../../../machines/workflows.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import { partnerScope } from '../loans/loans.store.ts';

export interface WaitingState {
  state: string;
  count: number;
  oldestAt: Date | null;
}

/** Records that wait for somebody, in the states that are not the end. */
export interface Queue {
  key: string;
  screen: string;
  title: string;
  /** Who may read the records sees the queue. */
  permission: string;
  count: (database: Database, caller: Caller) => Promise<WaitingState[]>;
}

export const queues: readonly Queue[] = [
  {
    key: 'loan',
    screen: '/app/loan/view',
    title: 'Loan applications',
    permission: 'loan:applications:get',
    count: countLoans,
  },
];

async function countLoans(database: Database, caller: Caller): Promise<WaitingState[]> {
  let open = database.selectFrom('loan_applications').where('state', 'in', openStates(workflows.loan.states));
  const scope = partnerScope(caller);
  if (scope !== null) open = open.where('partner_id', '=', scope);
  return await open
    .select(['state', sql<number>`count(*)::int`.as('count'), sql<Date>`min(state_since)`.as('oldestAt')])
    .groupBy('state')
    .execute();
}

function openStates(states: Record<string, { ended?: boolean }>): string[] {
  return Object.entries(states)
    .filter(([, { ended }]) => !ended)
    .map(([state]) => state);
}
