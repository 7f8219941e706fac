import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { cnicIn } from '../../../../machines/shared/cnic.ts';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Database, Executor } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { LOOK } from '../../records/list.ts';
import { behind, nextOf, type Order, orderBy, placeIn, placeOf, readingCursor } from '../../records/order.ts';
import { numberMatches } from '../../records/search.ts';
import { type Count, countUpTo, tallies } from '../../records/tallies.ts';
import type { Schema } from '../../schema.ts';
import { byWholeNumber, farmerIsCalled, farmerSoundsLike, hasCard, momentOf } from '../subscribers/people.ts';
import { titled } from '../subscribers/subscribers.list.ts';
import { farmerStatuses } from './farmers.statuses.ts';
import type { FarmerState } from './farmers.tables.ts';

export type FarmerSummary = components['schemas']['FarmerSummary'];

export interface FarmerFilter {
  status?: FarmerState[];
  districtId?: string;
  syncDate?: string;
  agentId?: string;
  search?: string;
  soundsLike?: string;
}

const sortColumns = {
  createdAt: 'f.created_at',
  name: 'lower(f.name) collate "C"',
  msisdn: 'f.msisdn',
} as const;
type SortField = keyof typeof sortColumns;
type FarmerSort = SortField | `-${SortField}`;
const sortFields: readonly SortField[] = ['createdAt', 'name', 'msisdn'];

/** The order of the indexes: newest first with ids ascending, names with ids alike; a number needs no tie-break. */
function orderFor(sort: FarmerSort): Order {
  const field = sortFields.find((known) => known === sort.replace('-', '')) ?? 'createdAt';
  return {
    sort,
    columns: [sortColumns[field], field === 'msisdn' ? 'f.country_code' : 'f.id'],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    hasNulls: false,
    isTieReversed: field === 'createdAt',
  };
}

export async function listFarmers(
  database: Database,
  filter: FarmerFilter,
  page: { sort: FarmerSort; limit: number; offset: number; after?: string },
): Promise<{ items: FarmerSummary[]; next: string | null }> {
  if (page.limit === 0) return { items: [], next: null };
  const order = orderFor(page.sort);
  const after = page.after === undefined ? undefined : placeOf(order, page.after);
  const found = await readingCursor(() =>
    database
      .selectFrom('farmers as f')
      .select(['f.id', placeIn(order).as('place')])
      .where((eb) => conditions(eb, filter))
      .$if(after !== undefined, (query) => query.where(behind(order, after ?? [])))
      .orderBy(orderBy(order))
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { items: [], next: null };
  const rows = await profiles(database).where('f.id', 'in', ids).execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  const items = rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(summaryOf);
  return { items, next: nextOf(order, page.limit, found) };
}

/** Exact where the states alone decide; otherwise counted up to a bound. */
export async function countFarmers(database: Database, filter: FarmerFilter): Promise<Count> {
  if (!filter.districtId && !filter.syncDate && !filter.agentId && !filter.search && !filter.soundsLike) {
    const counts = await tallies(database, 'farmer');
    const states = filter.status ?? Object.keys(counts).filter((state) => state !== 'merged');
    const total = [...new Set<string>(states)].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    return { total, totalIsMinimum: false };
  }
  return await countUpTo(
    database,
    database
      .selectFrom('farmers as f')
      .select('f.id')
      .where((eb) => conditions(eb, filter)),
  );
}

/** What the list shows under these filters, oldest first, for a decision on all of them. */
export async function matchingFarmers(db: Executor, filter: Record<string, unknown>, limit: number) {
  const unknown = Object.keys(filter).find((name) => !LOOK.has(name) && !filterNames.includes(name));
  if (unknown !== undefined) throw invalid(`/filter/${unknown}`, fieldMessage('noSuchFilter', { name: unknown }));
  const { status, search, soundsLike, districtId, agentId, syncDate } = filter;
  const asked: FarmerFilter = {
    ...(status !== undefined && { status: [status].flat().filter(isFarmerState) }),
    ...(typeof search === 'string' && { search }),
    ...(typeof soundsLike === 'string' && { soundsLike }),
    ...(typeof districtId === 'string' && { districtId }),
    ...(typeof agentId === 'string' && { agentId }),
    ...(typeof syncDate === 'string' && { syncDate }),
  };
  return await db
    .selectFrom('farmers as f')
    .select(['f.id', 'f.version'])
    .where((eb) => conditions(eb, asked))
    .orderBy('f.created_at')
    .orderBy('f.id')
    .limit(limit)
    .execute();
}

const filterNames = ['status', 'search', 'soundsLike', 'districtId', 'agentId', 'syncDate'];
const isFarmerState = (value: unknown): value is FarmerState => farmerStatuses.some(({ status }) => status === value);

type Row = ExpressionBuilder<Schema & { f: Schema['farmers'] }, 'f'>;

function conditions(eb: Row, filter: FarmerFilter): Expression<SqlBool> {
  const { status, districtId, syncDate, agentId, search, soundsLike } = filter;
  const all: Expression<SqlBool>[] = [];
  if (status && status.length > 0)
    all.push(status.length === 1 ? eb('f.state', '=', status[0] as FarmerState) : eb('f.state', 'in', status));
  // A merged record is found through the one that stands, and by itself only where it is asked for.
  else all.push(eb('f.state', '<>', 'merged'));
  if (districtId) all.push(eb('f.district_id', '=', districtId));
  if (syncDate) all.push(eb('f.updated_at', '>=', momentOf(syncDate)));
  if (agentId) all.push(eb('f.agent_id', '=', agentId));
  if (search?.trim()) {
    const cnic = cnicIn(search);
    if (cnic !== null) all.push(hasCard('f', cnic));
    else all.push(hasNumber(eb, search) ?? farmerIsCalled('f', search));
  }
  if (soundsLike?.trim()) all.push(farmerSoundsLike('f', soundsLike));
  return eb.and(all);
}

/** A whole number that was merged away leads to the record that stands; undefined where the text is no number. */
function hasNumber(eb: Row, search: string): Expression<SqlBool> | undefined {
  const matches = numberMatches('f.msisdn', search);
  const whole = msisdnOf(search);
  return matches && whole !== null ? eb.or([matches, byWholeNumber(whole)]) : matches;
}

export function profiles(database: Executor) {
  return database
    .selectFrom('farmers as f')
    .leftJoin('reference_items as l', 'l.id', 'f.language_id')
    .leftJoin('reference_items as o', 'o.id', 'f.occupation_id')
    .leftJoin('reference_items as p', 'p.id', 'f.province_id')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .leftJoin('reference_items as t', 't.id', 'f.tehsil_id')
    .leftJoin('reference_items as r', 'r.id', 'f.status_reason_id')
    .selectAll('f')
    .select([
      'l.name as language',
      'l.name_ur as language_ur',
      'o.name as occupation',
      'o.name_ur as occupation_ur',
      'p.name as province',
      'p.name_ur as province_ur',
      'd.name as district',
      'd.name_ur as district_ur',
      't.name as tehsil',
      't.name_ur as tehsil_ur',
      'r.name as reason',
      'r.name_ur as reason_ur',
    ]);
}

export type Profile = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

export function summaryOf(row: Profile): FarmerSummary {
  return {
    id: row.id,
    countryCode: row.country_code,
    msisdn: row.msisdn,
    phone: `${row.country_code}${row.msisdn}`,
    name: row.name,
    nameUr: row.name_ur,
    gender: row.gender,
    district: titled(row.district_id, row.district, row.district_ur),
    tehsil: titled(row.tehsil_id, row.tehsil, row.tehsil_ur),
    village: row.village,
    farms: row.farms,
    landAcres: row.land_acres,
    state: row.state,
    agentId: row.agent_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
