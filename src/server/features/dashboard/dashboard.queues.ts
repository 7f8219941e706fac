import { sql } from 'kysely';
import { type Entity, workflows } from '../../../../machines/workflows.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import { partnerScope } from '../loans/loans.store.ts';
import { standing } from '../moderation/standing.ts';

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
  /** States in which a record waits for somebody who does not work here: named and counted, but apart from what waits. */
  elsewhere?: readonly string[];
  /** Those that have waited longest for their next step, for people whose day they are. */
  longest?: (database: Database, caller: Caller) => Promise<WaitingRecord[]>;
}

export interface WaitingRecord {
  id: string;
  number: string;
  title: string;
  state: string;
  since: Date;
}

const MOST_NAMED = 8;
/** What is procured waits for the farmer to pay it back, not for anybody here. */
const LOANS_ELSEWHERE: readonly string[] = ['procured'];

export const queues: readonly Queue[] = [
  {
    entity: 'loan',
    screen: '/app/loan/view',
    title: 'Loan applications',
    permission: 'loan:applications:get',
    count: countLoans,
    elsewhere: LOANS_ELSEWHERE,
    longest: longestLoans,
  },
  {
    entity: 'listing',
    screen: '/app/mandi/list',
    title: 'Listings',
    permission: workflows.listing.readPermission,
    count: (database) => countWaiting(database, 'listing', 'pending'),
  },
  {
    entity: 'report',
    screen: '/app/mandi/reported',
    title: 'Reported listings',
    permission: workflows.report.readPermission,
    count: (database) => countWaiting(database, 'report', 'open', ['listing']),
  },
  {
    entity: 'post',
    screen: '/app/discussion/postapproval',
    title: 'Post approval',
    permission: workflows.post.policy.SET_STATUS ?? '',
    count: (database) => countWaiting(database, 'post', 'pending'),
  },
  {
    entity: 'report',
    screen: '/app/forum/reported',
    title: 'Reported',
    permission: workflows.report.policy.AGREE ?? '',
    count: (database) => countWaiting(database, 'report', 'open', ['post', 'user']),
  },
  {
    entity: 'badge',
    screen: '/app/users/badgeapproval',
    title: 'Badges',
    permission: workflows.badge.policy.ACCEPT ?? '',
    count: (database) => countWaiting(database, 'badge', 'recommended'),
  },
];

/** What waits in a queue of moderation; `state` names the one state, or several by one. */
async function countWaiting(
  database: Database,
  entity: 'listing' | 'post' | 'report' | 'badge',
  state: string,
  kinds?: ('post' | 'user' | 'listing')[],
): Promise<WaitingState[]> {
  const { waiting, oldestAt } = await standing(database, entity, kinds);
  return waiting === 0 ? [] : [{ state, count: waiting, oldestAt }];
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

async function longestLoans(database: Database, caller: Caller): Promise<WaitingRecord[]> {
  const states = openStates(workflows.loan.states).filter((state) => !LOANS_ELSEWHERE.includes(state));
  let open = database
    .selectFrom('loan_applications as l')
    .innerJoin('farmers as f', 'f.id', 'l.farmer_id')
    .where('l.state', 'in', states);
  const scope = partnerScope(caller);
  if (scope !== null) open = open.where('l.partner_id', '=', scope);
  const rows = await open
    .select(['l.id', 'l.number', 'f.name', 'l.state', 'l.state_since'])
    .orderBy('l.state_since')
    .orderBy('l.id')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ id, number, name, state, state_since }) => ({
    id,
    number: `LN-${number}`,
    title: name,
    state,
    since: state_since,
  }));
}

function openStates(states: Record<string, { ended?: boolean }>): string[] {
  return Object.entries(states)
    .filter(([, { ended }]) => !ended)
    .map(([state]) => state);
}
