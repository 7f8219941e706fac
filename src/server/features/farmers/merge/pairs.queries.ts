import { sql } from 'kysely';
import type { components } from '../../../../contract/generated/types.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/feature.ts';
import { fieldMessage } from '../../../platform/field.messages.ts';
import type { Executor, Transaction } from '../../../platform/transaction.ts';
import { countUpTo } from '../../../records/tallies.ts';
import { isLooking } from './pairs.search.ts';

type Pair = components['schemas']['FarmerPair'];
type Pairs = components['schemas']['FarmerPairs'];

interface Row extends Omit<Pair, 'apart' | 'foundAt'> {
  found_at: Date;
  apart_at: Date | null;
  apart_by_id: string | null;
  apart_by_name: string | null;
  place: string;
}

const sideOf = (alias: string) => {
  const [f, t] = [sql.ref(alias), sql.ref(`${alias}_tehsil`)];
  return sql`jsonb_build_object('id', ${f}.id, 'name', ${f}.name, 'nameUr', ${f}.name_ur, 'phone', ${f}.country_code || ${f}.msisdn,
    'cnic', ${f}.cnic, 'state', ${f}.state, 'village', ${f}.village, 'farms', ${f}.farms,
    'createdAt', to_char(${f}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'tehsil', case when ${t}.id is null then null else jsonb_build_object('id', ${t}.id, 'title', ${t}.name, 'titleUr', ${t}.name_ur) end)`;
};

const pairsFrom = sql`farmer_pairs p
  join farmers one on one.id = p.one_id left join reference_items one_tehsil on one_tehsil.id = one.tehsil_id
  join farmers other on other.id = p.other_id left join reference_items other_tehsil on other_tehsil.id = other.tehsil_id`;
const columns = sql`${sideOf('one')} as one, ${sideOf('other')} as other, p.reasons, p.found_at, p.apart_at, p.apart_by_id,
  p.apart_by_name, p.weight || '~' || p.one_id || '~' || p.other_id as place`;

const PLACE = /^(\d{1,4})~([0-9a-f-]{36})~([0-9a-f-]{36})$/;

/** Those most likely first; those said to be apart, the latest hundred. */
export async function pageOfPairs(
  db: Executor,
  { apart, limit, after, now }: { apart: boolean; limit: number; after?: string; now: Date },
): Promise<Pairs> {
  const [, weight, one, other] = PLACE.exec(after ?? '') ?? [];
  if (after !== undefined && weight === undefined) throw invalid('/after', fieldMessage('noCursor'));
  const behind =
    weight === undefined
      ? sql`true`
      : sql`(p.weight < ${Number(weight)} or (p.weight = ${Number(weight)} and (p.one_id, p.other_id) > (${one}::uuid, ${other}::uuid)))`;
  const shown = apart ? sql`p.apart_at is not null` : sql`p.apart_at is null and p.weight > 0 and ${behind}`;
  const order = apart ? sql`p.apart_at desc, p.one_id, p.other_id` : sql`p.weight desc, p.one_id, p.other_id`;
  const { rows } = await sql<Row>`
    select ${columns} from ${pairsFrom} where ${shown} order by ${order} limit ${limit}`.execute(db);
  const all = db.selectFrom('farmer_pairs').select('one_id');
  const count = await countUpTo(
    db,
    apart ? all.where('apart_at', 'is not', null) : all.where('apart_at', 'is', null).where('weight', '>', 0),
  );
  return {
    items: rows.map(answered),
    ...count,
    looking: await isLooking(db, now),
    next: !apart && rows.length === limit ? (rows.at(-1)?.place ?? null) : null,
  };
}

function answered({ one, other, reasons, ...row }: Row): Pair {
  return {
    one,
    other,
    reasons,
    foundAt: row.found_at.toISOString(),
    apart:
      row.apart_at && row.apart_by_name !== null
        ? { by: { id: row.apart_by_id, name: row.apart_by_name }, at: row.apart_at.toISOString() }
        : null,
  };
}

const inOrder = (id: string, otherId: string): [string, string] => (id < otherId ? [id, otherId] : [otherId, id]);

/** What was found of two records, and whether somebody said that they are not one person. */
export async function pairOf(db: Executor, id: string, otherId: string) {
  const [one, other] = inOrder(id, otherId);
  return await db
    .selectFrom('farmer_pairs')
    .select(['reasons', 'apart_at'])
    .where('one_id', '=', one)
    .where('other_id', '=', other)
    .executeTakeFirst();
}

/** Remembers that two records are not of one person, found or not; or takes that back. */
export async function setApart(
  trx: Transaction,
  { id, otherId, apart }: { id: string; otherId: string; apart: boolean },
  { caller, at }: { caller: Caller; at: Date },
): Promise<Pair> {
  const [one, other] = inOrder(id, otherId);
  if (one === other) throw invalid('/otherId', fieldMessage('noSuchFarmer'));
  const both = await trx.selectFrom('farmers').select('id').where('id', 'in', [one, other]).execute();
  if (both.length < 2) throw notFound('such farmer');
  const said = apart
    ? { apart_at: at, apart_by_id: caller.id, apart_by_name: caller.name }
    : { apart_at: null, apart_by_id: null, apart_by_name: null };
  await trx
    .insertInto('farmer_pairs')
    .values({ one_id: one, other_id: other, reasons: [], weight: 0, found_at: at, ...said })
    .onConflict((known) => known.columns(['one_id', 'other_id']).doUpdateSet(said))
    .execute();
  const { rows } = await sql<Row>`
    select ${columns} from ${pairsFrom} where p.one_id = ${one}::uuid and p.other_id = ${other}::uuid`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A pair was written and is gone');
  return answered(row);
}

/** A merged record is nobody's like any more. What was said to be apart stays said. */
export async function forgetPairs(trx: Transaction, id: string): Promise<void> {
  await sql`
    delete from farmer_pairs
    where apart_at is null and (one_id = ${id}::uuid or other_id = ${id}::uuid)`.execute(trx);
}
