import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { behind, nextOf, type Order, orderBy, placeIn, placeOf, readingCursor } from '../../records/order.ts';
import { numberMatches } from '../../records/search.ts';
import { type Count, countUpTo, tallies } from '../../records/tallies.ts';
import type { Schema } from '../../schema.ts';
import { farmerIsCalled, momentOf } from './people.ts';

export type Subscriber = components['schemas']['Subscriber'];
export type SubscriberStatus = components['schemas']['SubscriberStatus'];
export type SubscriberCounts = components['schemas']['SubscriberCounts'];

export interface SubscriberFilter {
  status?: SubscriberStatus;
  syncDate?: string;
  agentId?: string;
  search?: string;
}

const sortColumns = { subscribedAt: 's.subscribed_at', msisdn: 's.msisdn' } as const;
type SortField = keyof typeof sortColumns;
type SubscriberSort = SortField | `-${SortField}`;

/** The order of the indexes: newest first with ids ascending; a number needs no tie-break. */
function orderFor(sort: SubscriberSort): Order {
  const field = sort.endsWith('msisdn') ? 'msisdn' : 'subscribedAt';
  return {
    sort,
    columns: [sortColumns[field], field === 'msisdn' ? 's.country_code' : 's.id'],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    hasNulls: false,
    isTieReversed: field !== 'msisdn',
  };
}

export async function listSubscribers(
  database: Database,
  filter: SubscriberFilter,
  page: { sort: SubscriberSort; limit: number; offset: number; after?: string },
): Promise<{ items: Subscriber[]; next: string | null }> {
  if (page.limit === 0) return { items: [], next: null };
  const order = orderFor(page.sort);
  const after = page.after === undefined ? undefined : placeOf(order, page.after);
  const found = await readingCursor(() =>
    database
      .selectFrom('subscribers as s')
      .select(['s.id', placeIn(order).as('place')])
      .where((eb) => conditions(eb, filter))
      .$if(after !== undefined, (query) => query.where(behind(order, after ?? [])))
      .orderBy(orderBy(order))
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  );
  const items = await subscribersOf(
    database,
    found.map(({ id }) => id),
  );
  return { items, next: nextOf(order, page.limit, found) };
}

export async function findSubscriber(
  database: Database,
  countryCode: string,
  msisdn: string,
): Promise<Subscriber | undefined> {
  const found = await database
    .selectFrom('subscribers')
    .select('id')
    .where('country_code', '=', countryCode)
    .where('msisdn', '=', msisdn.replace(/^0/, ''))
    .executeTakeFirst();
  const [subscriber] = found ? await subscribersOf(database, [found.id]) : [];
  return subscriber;
}

/** Exact where the states alone decide; otherwise counted up to a bound. */
export async function countSubscribers(database: Database, filter: SubscriberFilter): Promise<Count> {
  if (!filter.syncDate && !filter.agentId && !filter.search) {
    const counts = await countByStatus(database);
    return { total: filter.status ? counts[filter.status] : counts.total, totalIsMinimum: false };
  }
  return await countUpTo(
    database,
    database
      .selectFrom('subscribers as s')
      .select('s.id')
      .where((eb) => conditions(eb, filter)),
  );
}

/** A subscriber is in three regions at once, so that the numbers overlap. */
export async function countByStatus(database: Database): Promise<SubscriberCounts> {
  const counts: SubscriberCounts = { total: 0, active: 0, unsubscribed: 0, host: 0, doNotCall: 0 };
  for (const [state, n] of Object.entries(await tallies(database, 'subscriber'))) {
    const regions = state.split('+');
    counts.total += n;
    for (const status of ['active', 'unsubscribed', 'host', 'doNotCall'] as const) {
      if (regions.includes(status)) counts[status] += n;
    }
  }
  return counts;
}

type Row = ExpressionBuilder<Schema & { s: Schema['subscribers'] }, 's'>;

function conditions(eb: Row, { status, syncDate, agentId, search }: SubscriberFilter): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (status === 'active' || status === 'unsubscribed') all.push(eb('s.subscription', '=', status));
  if (status === 'host') all.push(sql<SqlBool>`s.host = 'host'`);
  if (status === 'doNotCall') all.push(sql<SqlBool>`s.contact = 'doNotCall'`);
  if (syncDate) all.push(eb('s.updated_at', '>=', momentOf(syncDate)));
  if (agentId) all.push(eb('s.agent_id', '=', agentId));
  if (search?.trim()) {
    all.push(
      numberMatches('s.msisdn', search) ??
        sql<SqlBool>`(s.msisdn, s.country_code) in (
          select f.msisdn, f.country_code from farmers f where ${farmerIsCalled('f', search)})`,
    );
  }
  return eb.and(all);
}

/** The subscribers with these ids, in this order, with the farmer behind each. */
async function subscribersOf(database: Database, ids: string[]): Promise<Subscriber[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('subscribers as s')
    .leftJoin('farmers as f', (join) =>
      join.onRef('f.msisdn', '=', 's.msisdn').onRef('f.country_code', '=', 's.country_code'),
    )
    .leftJoin('reference_items as l', 'l.id', 's.language_id')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .selectAll('s')
    .select([
      'f.id as farmer_id',
      'f.name as farmer_name',
      'f.name_ur as farmer_name_ur',
      'f.state as farmer_state',
      'l.name as language',
      'l.name_ur as language_ur',
      'd.id as district_id',
      'd.name as district',
      'd.name_ur as district_ur',
    ])
    .where('s.id', 'in', ids)
    .execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => ({
      id: row.id,
      countryCode: row.country_code,
      msisdn: row.msisdn,
      phone: `${row.country_code}${row.msisdn}`,
      operator: row.operator,
      language: titled(row.language_id, row.language, row.language_ur),
      state: row.state,
      subscription: row.subscription,
      host: row.host,
      contact: row.contact,
      source: row.source,
      agentId: row.agent_id,
      callCount: row.call_count,
      lastCallAt: row.last_call_at?.toISOString() ?? null,
      subscribedAt: row.subscribed_at.toISOString(),
      unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
      farmer:
        row.farmer_id === null || row.farmer_name === null || row.farmer_state === null
          ? null
          : {
              id: row.farmer_id,
              name: row.farmer_name,
              nameUr: row.farmer_name_ur,
              state: row.farmer_state,
              district: titled(row.district_id, row.district, row.district_ur),
            },
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    }));
}

/** An item of a reference list as other records mention it. */
export function titled(id: string | null, title: string | null, titleUr: string | null) {
  return id === null || title === null ? null : { id, title, titleUr };
}
