import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { matches } from './loans.search.ts';
import { lastStepOf, partnerScope } from './loans.store.ts';

export type LoanSummary = components['schemas']['LoanSummary'];
type Sort = NonNullable<QueryOf<'listLoanApplications'>['sort']>;

export interface LoanFilter {
  status?: string[];
  partner?: string[];
  type?: string[];
  agent?: string[];
  unassigned?: boolean;
  district?: string[];
  season?: string[];
  amountMin?: number;
  amountMax?: number;
  appliedFrom?: string;
  appliedTo?: string;
  search?: string;
}

export interface Page {
  sort?: Sort;
  limit: number;
  offset: number;
}

/** The business day of every date filter. */
const ZONE = 'Asia/Karachi';

const sortColumns: Record<string, string> = {
  applicationId: 'l.number',
  farmer: 'lower(l.farmer_name)',
  district: 'l.district',
  purpose: 'l.purpose',
  amount: 'l.amount',
  state: 'l.state',
  stateSince: 'l.state_since',
  appliedAt: 'l.applied_at',
  agent: 'l.agent_name',
  partner: 'p.title',
  acres: 'l.acres',
};

/** One page of the applications within the person's scope. */
export async function listLoans(db: Executor, filter: LoanFilter, page: Page, caller: Caller, now: Date) {
  const sort = page.sort ?? '-applicationId';
  const descending = sort.startsWith('-');
  const column = sql.raw(sortColumns[sort.replace(/^-/, '')] ?? 'l.number');
  const direction = sql.raw(`${descending ? 'desc' : 'asc'}${/district|agent|acres/.test(sort) ? ' nulls last' : ''}`);
  const rows = await summaries(db, now)
    .where((eb) => eb.and(conditions(filter, caller)))
    .orderBy(sql`${column} ${direction}, l.number ${sql.raw(descending ? 'desc' : 'asc')}`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(summaryOf);
}

/** How many applications match, by state. */
export async function countLoans(db: Executor, filter: LoanFilter, caller: Caller): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('loan_applications as l')
    .select(['l.state', sql<number>`count(*)::int`.as('n')])
    .where((eb) => eb.and(conditions(filter, caller)))
    .groupBy('l.state')
    .execute();
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** The applications with these ids, in no order, whatever the scope: for answers about records already decided on. */
export async function summariesOf(db: Executor, ids: readonly string[], now: Date): Promise<LoanSummary[]> {
  const rows = await summaries(db, now).where(sql<boolean>`l.id = any(${ids}::uuid[])`).execute();
  return rows.map(summaryOf);
}

export async function matchingLoanIds(db: Executor, filter: LoanFilter, caller: Caller, most: number) {
  const rows = await db
    .selectFrom('loan_applications as l')
    .select('l.id')
    .where((eb) => eb.and(conditions(filter, caller)))
    .orderBy('l.number')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

function summaries(db: Executor, now: Date) {
  return db
    .selectFrom('loan_applications as l')
    .innerJoin('loan_types as t', 't.id', 'l.type_id')
    .innerJoin('loan_partners as p', 'p.id', 'l.partner_id')
    .leftJoin('claims as c', (join) =>
      join.on('c.entity', '=', 'loan').on(sql<boolean>`c.record_id = l.id::text`).on('c.until', '>', now),
    )
    .select([
      'l.id',
      'l.number',
      'l.state',
      'l.version',
      'l.state_since',
      'l.applied_at',
      'l.updated_at',
      'l.farmer_id',
      'l.farmer_name',
      'l.farmer_phone',
      'l.district_id',
      'l.district',
      'l.purpose',
      'l.season',
      'l.type_id',
      't.title as type_title',
      'l.partner_id',
      'p.title as partner_title',
      'l.agent_id',
      'l.agent_name',
      'l.agent_email',
      'l.amount',
      'l.acres',
      'l.last_event',
      'l.last_from',
      'l.last_by_id',
      'l.last_by_name',
      'l.last_at',
      'l.last_reason',
      'c.person_id as claim_by',
      'c.person_name as claim_name',
      'c.until as claim_until',
    ]);
}

type RowOf<Query> = Query extends SelectQueryBuilder<infer _Db, infer _Tables, infer Row> ? Row : never;
export type SummaryRow = RowOf<ReturnType<typeof summaries>>;

export function summaryOf(row: SummaryRow): LoanSummary {
  return {
    id: row.id,
    applicationId: `LN-${row.number}`,
    state: row.state as LoanSummary['state'],
    version: row.version,
    stateSince: row.state_since.toISOString(),
    appliedAt: row.applied_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    farmer: { id: row.farmer_id, name: row.farmer_name, msisdn: row.farmer_phone },
    district: row.district_id && row.district ? { id: row.district_id, title: row.district } : null,
    purpose: row.purpose,
    season: row.season,
    type: { id: row.type_id, title: row.type_title },
    partner: { id: row.partner_id, title: row.partner_title },
    agent:
      row.agent_id && row.agent_email
        ? { id: row.agent_id, name: row.agent_name ?? row.agent_email, email: row.agent_email }
        : null,
    amount: row.amount,
    acres: row.acres,
    lastStep: lastStepOf(row),
    claim:
      row.claim_by && row.claim_name && row.claim_until
        ? { by: { id: row.claim_by, name: row.claim_name }, until: row.claim_until.toISOString() }
        : null,
  };
}

type Condition = Expression<SqlBool>;

function conditions(filter: LoanFilter, caller: Caller): Condition[] {
  const scope = partnerScope(caller);
  return [
    ...(scope === null ? [] : [sql<boolean>`l.partner_id = ${scope}`]),
    ...anyOf('l.state', filter.status, 'text'),
    ...anyOf('l.partner_id', filter.partner, 'uuid'),
    ...anyOf('l.type_id', filter.type, 'uuid'),
    ...anyOf('l.agent_id', filter.agent, 'uuid'),
    ...anyOf('l.district_id', filter.district, 'uuid'),
    ...anyOf('l.season', filter.season, 'text'),
    ...given(filter.unassigned, (none) => sql<boolean>`(l.agent_id is null) = ${none}`),
    ...given(filter.amountMin, (least) => sql<boolean>`l.amount >= ${least}`),
    ...given(filter.amountMax, (most) => sql<boolean>`l.amount <= ${most}`),
    ...given(filter.appliedFrom, (day) => sql<boolean>`l.applied_at >= (${day}::date)::timestamp at time zone ${ZONE}`),
    ...given(
      filter.appliedTo,
      (day) => sql<boolean>`l.applied_at < (${day}::date + 1)::timestamp at time zone ${ZONE}`,
    ),
    ...given(filter.search?.trim() || undefined, matches),
  ];
}

function anyOf(column: string, values: readonly string[] | undefined, type: 'text' | 'uuid'): Condition[] {
  if (values === undefined || values.length === 0) return [];
  // One value as an equality: the index of state and number then yields the page in order.
  if (values.length === 1) return [sql<boolean>`${sql.ref(column)} = ${values[0]}`];
  return [sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`];
}

function given<T>(value: T | undefined, condition: (value: T) => Condition): Condition[] {
  return value === undefined ? [] : [condition(value)];
}
