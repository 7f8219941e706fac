import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../platform/feature.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { type Executor, type Transaction, transaction } from '../../../platform/transaction.ts';
import { type Likeness, type PairReason, pairReasons } from './pair.reasons.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;

/** So many records are looked at in one transaction, and so many others for each way in which one may be like them. */
const AT_ONCE = 50;
const LIKE_AT_MOST = sql.lit(10);
/** What is being written now may be older than what was written before. */
const REST_MS = 5_000;

/** Looks for records of one person, a few hundred at a time, as long as there are some that have changed since. */
export function pairsJob(services: Dependencies & Pick<Services, 'jobs'>): JobKind {
  return {
    name: 'look-for-duplicates',
    due: async () => ((await isLooking(services.database, services.clock())) ? ['next'] : []),
    async work(_key, signal) {
      while (!signal.aborted && (await lookFurther(services))) {
        // Each round is a transaction of its own: what it found stays when the process dies.
        await services.jobs.giveWay();
      }
    },
  };
}

/** Whether there are records that were not looked at since they changed. */
export async function isLooking(db: Executor, now: Date): Promise<boolean> {
  return (await nextOnes(db, now, 1)).length > 0;
}

/** Looks at the next records; false when there are none. */
export async function lookFurther({ database, clock }: Dependencies): Promise<boolean> {
  return await transaction(database, async (trx) => {
    await sql`select from farmer_pair_search for update`.execute(trx);
    const ones = await nextOnes(trx, clock(), AT_ONCE);
    const last = ones.at(-1);
    if (!last) return false;
    await lookAt(
      trx,
      ones.map(({ id }) => id),
      clock(),
    );
    await sql`
      update farmer_pair_search set (looked_at, looked_id) = (select updated_at, id from farmers where id = ${last.id})`.execute(
      trx,
    );
    return true;
  });
}

async function nextOnes(db: Executor, now: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from farmers
    where (updated_at, id) > (select looked_at, looked_id from farmer_pair_search)
      and updated_at <= ${new Date(now.getTime() - REST_MS)}
    order by updated_at, id limit ${limit}`.execute(db);
  return rows;
}

interface Found extends Likeness {
  id: string;
}

/** Finds those that each may be the same as, and forgets what speaks for nobody any more. What was said to be apart stays so. */
async function lookAt(trx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  const candidates = await candidatesOf(trx, ids);
  const involved = [...new Set(candidates.flatMap(({ id, other_id }) => [id, other_id]))];
  const known = new Map((await likenesses(trx, involved)).map((one) => [one.id, one]));
  const pairs = new Map<string, { one_id: string; other_id: string; reasons: PairReason[]; weight: number }>();
  for (const { id, other_id } of candidates) {
    const [one, other] = [known.get(id), known.get(other_id)];
    const judged = one && other && pairReasons(one, other);
    if (!judged) continue;
    const [first, second] = id < other_id ? [id, other_id] : [other_id, id];
    pairs.set(`${first} ${second}`, { one_id: first, other_id: second, ...judged });
  }
  await sql`
    delete from farmer_pairs where apart_at is null
      and (one_id = any(${ids}::uuid[]) or other_id = any(${ids}::uuid[]))`.execute(trx);
  if (pairs.size === 0) return;
  await trx
    .insertInto('farmer_pairs')
    .values([...pairs.values()].map((pair) => ({ ...pair, found_at: at })))
    .onConflict((known) =>
      known.columns(['one_id', 'other_id']).doUpdateSet((eb) => ({
        reasons: eb.ref('excluded.reasons'),
        weight: eb.ref('excluded.weight'),
      })),
    )
    .execute();
}

/** Each way in by an index, and of each a few: a record costs the same among a thousand and a million. */
async function candidatesOf(trx: Transaction, ids: readonly string[]): Promise<{ id: string; other_id: string }[]> {
  const way = (condition: RawBuilder<unknown>) => sql`
    (select n.id from farmers n where ${condition} and n.id <> b.id and n.state <> 'merged' limit ${LIKE_AT_MOST})`;
  const ways = [
    way(sql`n.tehsil_id = b.tehsil_id and lower(n.name) = lower(b.name)`),
    way(sql`n.tehsil_id = b.tehsil_id and n.name_ur = b.name_ur`),
    way(sql`n.tehsil_id = b.tehsil_id and n.name_ur = b.name`),
    way(sql`n.tehsil_id = b.tehsil_id and lower(n.name) = lower(b.name_ur)`),
    way(sql`n.dob = b.dob and lower(n.name) = lower(b.name)`),
    way(sql`n.msisdn = any(near_digits(b.msisdn)) and n.country_code = b.country_code`),
    way(sql`n.cnic = any(near_digits(b.cnic))`),
  ];
  const { rows } = await sql<{ id: string; other_id: string }>`
    select distinct b.id, like_it.id as other_id
    from farmers b cross join lateral (${sql.join(ways, sql` union all `)}) as like_it
    where b.id = any(${ids}::uuid[]) and b.state <> 'merged'`.execute(trx);
  return rows;
}

async function likenesses(db: Executor, ids: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, name, name_ur as "nameUr", father_name as "fatherName", cnic, country_code || msisdn as phone,
      dob::text as dob, gender, tehsil_id as "tehsilId", village
    from farmers where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
