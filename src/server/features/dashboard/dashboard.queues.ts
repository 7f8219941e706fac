import { sql } from 'kysely';
import { type Entity, workflows } from '../../../../machines/workflows.ts';
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
  /** Whose states these are. */
  entity: Entity;
  screen: string;
  title: string;
  /** Who may read the records sees the queue. */
  permission: string;
  count: (database: Database, caller: Caller) => Promise<WaitingState[]>;
}

export const queues: readonly Queue[] = [
  {
    entity: 'loan',
    screen: '/app/loan/view',
    title: 'Loan applications',
    permission: 'loan:applications:get',
    count: countLoans,
  },
  {
    entity: 'listing',
    screen: '/app/mandi/list',
    title: 'Listings',
    permission: workflows.listing.readPermission,
    count: (database) => countWaiting(database, 'listings', ['pending+active', 'pending+inactive'], 'pending'),
  },
  {
    entity: 'report',
    screen: '/app/mandi/reported',
    title: 'Reported listings',
    permission: workflows.report.readPermission,
    count: (database) => countReported(database, ['listing']),
  },
  {
    entity: 'post',
    screen: '/app/discussion/postapproval',
    title: 'Post approval',
    permission: workflows.post.policy.SET_STATUS ?? '',
    count: (database) => countWaiting(database, 'posts', ['pending']),
  },
  {
    entity: 'report',
    screen: '/app/forum/reported',
    title: 'Reported',
    permission: workflows.report.policy.AGREE ?? '',
    count: (database) => countReported(database, ['post', 'user']),
  },
  {
    entity: 'badge',
    screen: '/app/users/badgeapproval',
    title: 'Badges',
    permission: workflows.badge.policy.ACCEPT ?? '',
    count: (database) => countWaiting(database, 'badges', ['recommended']),
  },
];

/** The records of a table in the states that wait for a decision; `as` names several states by one. */
async function countWaiting(
  database: Database,
  table: 'listings' | 'posts' | 'badges',
  states: string[],
  as = states[0] ?? '',
): Promise<WaitingState[]> {
  const { count, oldestAt } = await database
    .selectFrom(table)
    .where('state', 'in', states)
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(state_since)`.as('oldestAt')])
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ state: as, count, oldestAt }];
}

/** Things with an open report, however many reports each has. */
async function countReported(database: Database, kinds: ('post' | 'user' | 'listing')[]): Promise<WaitingState[]> {
  const { count, oldestAt } = await database
    .selectFrom('reports')
    .where('state', '=', 'open')
    .where('target_kind', 'in', kinds)
    .select([
      sql<number>`count(distinct target_id)::int`.as('count'),
      sql<Date | null>`min(state_since)`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return count === 0 ? [] : [{ state: 'open', count, oldestAt }];
}

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
