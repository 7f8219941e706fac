import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller as MenuCaller, menuLanguage } from '../../../../machines/ivr/menu.ts';
import { checkQuery, compileQuery } from '../../../../machines/ivr/query/query.ts';
import { queryVariables } from '../../../../machines/ivr/query/query.values.ts';
import type { Database } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Schema } from '../../schema.ts';
import { queryMessage } from '../campaigns/query.messages.ts';

type Question = BodyOf<'countMenuAudience'>;

const ROWS_AT_ONCE = 2_000;
const MAX_TRIED = 20_000;
/** A condition of many parts costs a millisecond a farmer: after so long of it the rest is estimated. */
const BUDGET_MS = 400;
/** So many are tried before others get their turn. */
const TRIED_AT_ONCE = 50;

/** How many active farmers a node with these links and this query is meant for. */
export async function countAudience(
  database: Database,
  { links, validationQuery }: Question,
  at: Date,
  budget = BUDGET_MS,
) {
  const wanted = wantedBy(links);
  const query = validationQuery?.trim() ?? '';
  if (query !== '') {
    const problem = checkQuery(query, 'validation');
    if (problem) throw invalid('/validationQuery', queryMessage(problem));
  }
  const { of, matching } = await database
    .selectFrom('farmers as f')
    .select((eb) => eb.fn.countAll<number>().as('of'))
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .filterWhere((each) => meantFor(each, wanted))
        .as('matching'),
    )
    .where('f.state', '=', 'active')
    .executeTakeFirstOrThrow();
  if (query === '') return { farmers: matching, of, exact: true };
  if (matching === 0) return { farmers: 0, of, exact: true };
  const { tried, fitting } = await tryOn(database, wanted, { query, at, budget });
  const exact = tried >= matching;
  return { farmers: exact ? fitting : Math.round((fitting / tried) * matching), of, exact };
}

const kinds = ['crops', 'livestocks', 'machineries', 'locations', 'languages'] as const;

/** Ids of reference items by kind; of a kind without any, everybody. */
type Wanted = Readonly<Record<(typeof kinds)[number], readonly string[]>>;

function wantedBy(links: Question['links']): Wanted {
  const targets = (kind: (typeof kinds)[number]) => (links[kind] ?? []).map(({ target }) => target);
  return {
    crops: targets('crops'),
    livestocks: targets('livestocks'),
    machineries: targets('machineries'),
    locations: targets('locations'),
    languages: targets('languages'),
  };
}

/** Any of a kind, all the kinds. */
function meantFor(eb: ExpressionBuilder<Schema & { f: Schema['farmers'] }, 'f'>, wanted: Wanted) {
  const { crops, livestocks, machineries, locations, languages } = wanted;
  const conditions: readonly [ids: readonly string[], holds: Expression<SqlBool>][] = [
    [languages, sql`f.language_id = any(${languages}::uuid[])`],
    [
      locations,
      sql`(f.tehsil_id = any(${locations}::uuid[]) or f.district_id = any(${locations}::uuid[])
        or f.province_id = any(${locations}::uuid[]))`,
    ],
    [crops, sql`f.id in (select farmer_id from farm_crops where crop_id = any(${crops}::uuid[]))`],
    [livestocks, sql`f.id in (select farmer_id from farmer_livestock where livestock_id = any(${livestocks}::uuid[]))`],
    [
      machineries,
      sql`f.id in (select farmer_id from farmer_machineries where machinery_id = any(${machineries}::uuid[]))`,
    ],
  ];
  return eb.and(conditions.flatMap(([ids, holds]) => (ids.length > 0 ? [holds] : [])));
}

/** The query over farmers in the order of their ids, which is by chance; not more of them than take a moment. */
async function tryOn(
  database: Database,
  wanted: Wanted,
  { query, at, budget }: { query: string; at: Date; budget: number },
) {
  const run = compileQuery(query, 'validation');
  let [tried, fitting, spent, after] = [0, 0, 0, '00000000-0000-0000-0000-000000000000'];
  while (tried < MAX_TRIED) {
    const rows = await profiles(database)
      .where('f.state', '=', 'active')
      .where((eb) => meantFor(eb as never, wanted))
      .where('f.id', '>', after)
      .orderBy('f.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const callers = await callersOf(database, rows, query);
    for (let start = 0; start < callers.length; start += TRIED_AT_ONCE) {
      const some = callers.slice(start, start + TRIED_AT_ONCE);
      const begun = performance.now();
      for (const caller of some) {
        const answer = run(queryVariables(caller, { time: at.toISOString(), visits: 1 }));
        if (answer.ok && answer.value) fitting++;
      }
      spent += performance.now() - begun;
      tried += some.length;
      if (spent > budget) return { tried, fitting };
      // Everybody else is answered in between.
      await setImmediate();
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return { tried, fitting };
}

/** A real farmer as queries see them, by the number with its country code. */
export async function findCaller(database: Database, msisdn: string): Promise<MenuCaller> {
  const row = await profiles(database)
    .where(sql<boolean>`f.country_code || f.msisdn = ${msisdn}`)
    .where(
      'f.msisdn',
      'in',
      [1, 2, 3].map((digits) => msisdn.slice(digits)),
    )
    .executeTakeFirst();
  const [caller] = await callersOf(database, row ? [row] : []);
  if (!caller) throw notFound('farmer with this number');
  return caller;
}

function profiles(database: Database) {
  return database
    .selectFrom('farmers as f')
    .leftJoin('reference_items as l', 'l.id', 'f.language_id')
    .leftJoin('subscribers as s', (join) =>
      join.onRef('s.msisdn', '=', 'f.msisdn').onRef('s.country_code', '=', 'f.country_code'),
    )
    .select(['f.id', 'f.country_code', 'f.msisdn', 'f.tehsil_id', 'f.district_id', 'f.province_id'])
    .select(['l.attributes', 's.call_count', 's.host', 's.subscription'])
    .select(['f.occupation_id', 's.operator', 's.last_call_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

/** The farmers as queries see them, with what each grows, keeps and owns, as far as this query could ask for it. */
async function callersOf(database: Database, rows: readonly Row[], query?: string): Promise<MenuCaller[]> {
  const ids = rows.map(({ id }) => id);
  const having = async (field: keyof MenuCaller, table: string, column: string) =>
    query === undefined || query.includes(field) ? await itemsOf(database, table, column, ids) : none;
  const crops = await having('crops', 'farm_crops', 'crop_id');
  const livestock = await having('livestock', 'farmer_livestock', 'livestock_id');
  const machineries = await having('machineries', 'farmer_machineries', 'machinery_id');
  return rows.map((row) => ({
    msisdn: `${row.country_code}${row.msisdn}`,
    language: menuLanguage(row.attributes?.tag),
    location: [row.tehsil_id, row.district_id, row.province_id].filter((id) => id !== null),
    crops: crops.get(row.id) ?? [],
    livestock: livestock.get(row.id) ?? [],
    machineries: machineries.get(row.id) ?? [],
    callCount: row.call_count ?? 0,
    host: row.host === 'host',
    subscriberStatus: row.subscription ?? 'none',
    occupation: row.occupation_id,
    operator: row.operator,
    lastCallAt: row.last_call_at?.toISOString() ?? null,
  }));
}

const none: ReadonlyMap<string, string[]> = new Map();

/** Farmer → ids of reference items, each once and in their order. */
async function itemsOf(database: Database, table: string, column: string, farmers: readonly string[]) {
  const { rows } = await sql<{ farmer: string; items: string[] }>`
    select farmer_id as farmer, array_agg(distinct ${sql.ref(column)}) as items
    from ${sql.table(table)} where farmer_id = any(${farmers}::uuid[]) group by farmer_id`.execute(database);
  return new Map(rows.map(({ farmer, items }) => [farmer, items]));
}
