import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Caller as MenuCaller } from '../../../../machines/ivr/menu.ts';
import { checkQuery, compileQuery } from '../../../../machines/ivr/query.ts';
import { queryVariables } from '../../../../machines/ivr/query.values.ts';
import type { Database } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Schema } from '../../schema.ts';
import { queryRefusal } from './query.refusal.ts';
import { menuLanguage } from './source.ts';

type Question = BodyOf<'countMenuAudience'>;

/** What no profile records yet: a node that is only for growers of wheat cannot be counted. */
const unrecorded = ['crops', 'livestocks', 'machineries'] as const;

const ROWS_AT_ONCE = 2_000;
const MOST_TRIED = 20_000;

/** How many active farmers a node with these links and this query is meant for. */
export async function countAudience(database: Database, { links, validationQuery }: Question, at: Date) {
  const wanted = {
    languages: (links.languages ?? []).map(({ target }) => target),
    locations: (links.locations ?? []).map(({ target }) => target),
  };
  const query = validationQuery?.trim() ?? '';
  if (query !== '') {
    const problem = checkQuery(query, 'validation');
    if (problem) throw invalid('/validationQuery', queryRefusal(problem));
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
  const notRecorded = unrecorded.filter((kind) => (links[kind] ?? []).length > 0);
  if (notRecorded.length > 0) return { farmers: 0, of, exact: true, notRecorded };
  if (query === '') return { farmers: matching, of, exact: true, notRecorded };
  const { tried, fitting } = await tryOn(database, wanted, query, at);
  const exact = tried >= matching;
  return { farmers: exact ? fitting : Math.round((fitting / tried) * matching), of, exact, notRecorded };
}

interface Wanted {
  languages: readonly string[];
  locations: readonly string[];
}

function meantFor(eb: ExpressionBuilder<Schema & { f: Schema['farmers'] }, 'f'>, { languages, locations }: Wanted) {
  const all: Expression<SqlBool>[] = [];
  if (languages.length > 0) all.push(sql<boolean>`f.language_id = any(${languages}::uuid[])`);
  if (locations.length > 0) {
    all.push(
      sql<boolean>`(f.tehsil_id = any(${locations}::uuid[]) or f.district_id = any(${locations}::uuid[])
        or f.province_id = any(${locations}::uuid[]))`,
    );
  }
  return eb.and(all);
}

/** The query over farmers in the order of their ids, which is by chance; not more of them than take a moment. */
async function tryOn(database: Database, wanted: Wanted, query: string, at: Date) {
  const run = compileQuery(query, 'validation');
  let [tried, fitting, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
  while (tried < MOST_TRIED) {
    const rows = await profiles(database)
      .where('f.state', '=', 'active')
      .where((eb) => meantFor(eb as never, wanted))
      .where('f.id', '>', after)
      .orderBy('f.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const answer = run(queryVariables(callerOf(row), { time: at.toISOString(), visits: 1 }));
      if (answer.ok && answer.value) fitting++;
    }
    tried += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
    // Everybody else is answered in between.
    await setImmediate();
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
  if (!row) throw notFound('farmer with this number');
  return callerOf(row);
}

function profiles(database: Database) {
  return database
    .selectFrom('farmers as f')
    .leftJoin('reference_items as l', 'l.id', 'f.language_id')
    .leftJoin('subscribers as s', (join) =>
      join.onRef('s.msisdn', '=', 'f.msisdn').onRef('s.country_code', '=', 'f.country_code'),
    )
    .select(['f.id', 'f.country_code', 'f.msisdn', 'f.tehsil_id', 'f.district_id', 'f.province_id'])
    .select(['l.attributes', 's.call_count', 's.host', 's.subscription']);
}

type Row = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

function callerOf(row: Row): MenuCaller {
  return {
    msisdn: `${row.country_code}${row.msisdn}`,
    language: menuLanguage(row.attributes?.tag),
    location: [row.tehsil_id, row.district_id, row.province_id].filter((id) => id !== null),
    crops: [],
    livestock: [],
    machineries: [],
    callCount: row.call_count ?? 0,
    host: row.host === 'host',
    subscriberStatus: row.subscription ?? 'none',
  };
}
