import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/transaction.ts';

/** What a person has, as far as it goes over to the record that stands. */
export const movedKinds = [
  'numbers',
  'farms',
  'crops',
  'livestock',
  'machinery',
  'cases',
  'loans',
  'listings',
  'posts',
  'badges',
] as const;
export type MovedKind = (typeof movedKinds)[number];

/** Ids by kind. */
export type Moved = Record<MovedKind, string[]>;
export type MovedCounts = Record<MovedKind, number>;

interface Move {
  table: string;
  key: string;
  /** Of the rows `r`: those that cannot go over, as the other record has its like. */
  unless?: (into: string) => RawBuilder<boolean>;
}

const LIVE = sql`('recommended', 'accepted', 'assigned')`;

const moves: Record<MovedKind, Move> = {
  numbers: { table: 'subscribers', key: 'id' },
  farms: { table: 'farms', key: 'id' },
  crops: { table: 'farm_crops', key: 'id' },
  livestock: { table: 'farmer_livestock', key: 'id' },
  machinery: {
    table: 'farmer_machineries',
    key: 'machinery_id',
    unless: (into) => sql`exists (
      select from farmer_machineries o where o.farmer_id = ${into}::uuid and o.machinery_id = r.machinery_id)`,
  },
  cases: { table: 'cases', key: 'id' },
  loans: { table: 'loan_applications', key: 'id' },
  listings: { table: 'listings', key: 'id' },
  posts: { table: 'posts', key: 'id' },
  badges: {
    table: 'badges',
    key: 'id',
    unless: (into) => sql`r.state in ${LIVE} and exists (
      select from badges o where o.farmer_id = ${into}::uuid and o.badge_id = r.badge_id and o.state in ${LIVE})`,
  },
};

/** All that one record has goes over to the other; a badge or machine that both have stays. In one order for everybody. */
export async function moveAll(trx: Transaction, from: string, into: string): Promise<Moved> {
  const moved: Partial<Moved> = {};
  for (const kind of movedKinds) {
    const { table, key, unless } = moves[kind];
    const kept = unless ? sql`not (${unless(into)})` : sql`true`;
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} r set farmer_id = ${into}::uuid where r.farmer_id = ${from}::uuid and ${kept}
      returning r.${sql.ref(key)} as id`.execute(trx);
    moved[kind] = rows.map(({ id }) => id);
  }
  return moved as Moved;
}

/** What went over comes back, as far as it is still there; what is not any more is told. */
export async function moveBack(trx: Transaction, moved: Moved, from: string, into: string): Promise<MovedCounts> {
  const left: Partial<MovedCounts> = {};
  for (const kind of movedKinds) {
    const { table, key, unless } = moves[kind];
    const kept = unless ? sql`not (${unless(into)})` : sql`true`;
    const { rows } = await sql`
      update ${sql.table(table)} r set farmer_id = ${into}::uuid
      where r.farmer_id = ${from}::uuid and r.${sql.ref(key)} = any(${moved[kind]}::uuid[]) and ${kept}
      returning 1`.execute(trx);
    left[kind] = moved[kind].length - rows.length;
  }
  // What was made meanwhile under a number of its own goes with it: whoever asks for the number is asked for.
  const own = sql`(select n.country_code || n.msisdn from farmers n where n.id = any(records_of_farmer(${into}::uuid)))`;
  await sql`
    update subscribers s set farmer_id = ${into}::uuid
    where s.farmer_id = ${from}::uuid and s.country_code || s.msisdn in ${own}`.execute(trx);
  await sql`
    update cases c set farmer_id = f.id, farmer_name = f.name, farmer_name_ur = f.name_ur from farmers f
    where f.id = ${into}::uuid and c.farmer_id = ${from}::uuid and c.msisdn in ${own}`.execute(trx);
  // What was added to a farm meanwhile grows on it, whoever has it.
  await sql`
    update farm_crops c set farmer_id = f.farmer_id from farms f
    where f.id = c.farm_id and f.farmer_id in (${from}::uuid, ${into}::uuid) and c.farmer_id <> f.farmer_id`.execute(
    trx,
  );
  return left as MovedCounts;
}

/** How much of each kind a record has, as parts of a statement over farmers `f`. */
export const countsOf = sql<MovedCounts>`jsonb_build_object(${sql.join(
  movedKinds.flatMap((kind) => [
    sql.lit(kind),
    sql`(select count(*) from ${sql.table(moves[kind].table)} r where r.farmer_id = f.id)`,
  ]),
)})`;
