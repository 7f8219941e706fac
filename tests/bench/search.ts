import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { FEWEST_LAST_DIGITS } from '../../machines/shared/last-digits.ts';
import { beginningOf, typedDigits } from '../../machines/shared/phone.ts';
import { type OpenDatabase, openServer } from '../../src/server/platform/database.ts';
import { seedDemo } from '../../src/server/seed/seed.ts';
import { emptyDatabase, freshDatabase, stopServer } from '../support/postgres.ts';
import { readsOf } from '../support/reads.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import type { Statement } from '../support/statements.ts';

/*
 * How long whoever types into the search of the subscribers waits for each letter, by number and by name, against one
 * statement for the same answer on a copy of the same database with indexes of its own. By hand:
 * node tests/bench/search.ts --people 1000000
 */

interface SearchBench {
  people: number;
  rows: SearchRow[];
}

interface SearchRow {
  name: string;
  /** Beginnings that were searched for. */
  asked: number;
  /** Milliseconds: half of them are faster, nineteen of twenty are. */
  product: { median: number; p95: number };
  bare: { median: number; p95: number };
  /** Those for which a table of people was read from end to end. */
  scans: number;
}

const AIM = 2;
/** Numbers, and names, that somebody types from the third letter to the last. */
const PICKED = 5;
const FEWEST_LETTERS = 3;

export function searchSection({ people, rows }: SearchBench): string {
  const told = ({ median, p95 }: SearchRow['product']) => `${median.toFixed(0)} / ${p95.toFixed(0)}`;
  return [
    '## Search as one types',
    '',
    `The list of ${people.toLocaleString('en-GB')} subscribers with its counts, for each letter of ${PICKED} numbers and ${PICKED} names from the third on; milliseconds, median / 95th percentile. The bare statement gives the same answer, over indexes made for it alone. Aims: the 95th percentile at most ${AIM} times that of the bare one, and nobody read from end to end.`,
    '',
    '| Typed | searches | FMIS | bare statement | times as long at the 95th | searches that read a table from end to end |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, asked, product, bare, scans }) =>
        `| ${name} | ${asked} | ${told(product)} | ${told(bare)} | ${(product.p95 / bare.p95).toFixed(2)} | ${scans} |`,
    ),
    '',
  ].join('\n');
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const titled = (name: string) =>
  `case when ${name}.id is not null then json_build_object('id', ${name}.id, 'title', ${name}.name, 'titleUr', ${name}.name_ur) end`;

const ITEM = `json_build_object('id', r.id, 'version', r.version, 'stateSince', ${iso('r.state_since')},
  'lastStep', json_build_object('event', r.last_event, 'by', json_build_object('id', r.last_by_id, 'name', r.last_by_name),
    'at', ${iso('r.last_at')}, 'from', r.last_from, 'to', r.state, 'reason', r.last_reason),
  'claim', (select json_build_object('by', json_build_object('id', c.person_id, 'name', c.person_name), 'until', ${iso('c.until')})
    from claims c where c.entity = 'subscriber' and c.record_id = r.id::text and c.until > now()),
  'countryCode', r.country_code, 'msisdn', r.msisdn, 'phone', r.country_code || r.msisdn, 'operator', r.operator,
  'language', ${titled('l')}, 'state', r.state, 'subscription', r.subscription, 'host', r.host, 'contact', r.contact,
  'source', r.source, 'agentId', r.agent_id,
  'agent', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'email', a.email) end,
  'callCount', r.call_count, 'lastCallAt', ${iso('r.last_call_at')}, 'subscribedAt', ${iso('r.subscribed_at')},
  'unsubscribedAt', ${iso('r.unsubscribed_at')}, 'unsubMode', r.unsub_mode,
  'farmer', case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'nameUr', f.name_ur,
    'state', f.state, 'district', ${titled('d')}) end,
  'updatedAt', ${iso('r.updated_at')})`;

/** By the bar above the list: each with an index of its own. */
const groups = {
  active: `subscription = 'active'`,
  unsubscribed: `subscription = 'unsubscribed'`,
  host: `host = 'host'`,
  doNotCall: `contact = 'doNotCall'`,
  noProfile: 'farmer_id is null',
};
const COUNTED = 10_000;

/** Its parts are read one after the other, so that each has the plan that fits it. */
function statement(parts: readonly string[]): string {
  const newest = parts.map(
    (part) =>
      `(select id, subscribed_at from subscribers s where ${part} order by subscribed_at desc, id desc limit 50)`,
  );
  const counts = Object.entries(groups).map(
    ([name, group]) =>
      `'${name}', (select count(*) from (${parts
        .map((part) => `select from subscribers s where ${group} and ${part}`)
        .join(' union all ')} limit ${COUNTED + 1}) counted)`,
  );
  return `
    with page as (select id from (${newest.join(' union all ')}) newest order by subscribed_at desc, id desc limit 50)
    select json_build_object('counts', json_build_object(${counts.join(', ')}), 'items', (
      select coalesce(json_agg(${ITEM} order by r.subscribed_at desc, r.id desc), '[]')
      from page join subscribers r on r.id = page.id left join farmers f on f.id = r.farmer_id
        left join reference_items l on l.id = r.language_id left join reference_items d on d.id = f.district_id
        left join accounts a on a.id = r.agent_id))::text as answer`;
}

const BEGINS = statement(['s.msisdn like $1']);
const BEGINS_OR_ENDS = statement([
  's.msisdn like $1',
  `reverse(s.msisdn) like reverse($2) || '%' and s.msisdn not like $1`,
]);
const IS_CALLED = statement([
  `(s.msisdn, s.country_code) in (select n.msisdn, n.country_code from farmers n
    where words_of(n.name || ' ' || coalesce(n.name_ur, '')) @@ $1::tsquery)`,
]);

/** For the statement alone; the product has its own. */
const INDEXES = [
  ...Object.entries(groups).flatMap(([name, group]) => [
    `create index bench_${name} on subscribers (msisdn text_pattern_ops, country_code) where ${group}`,
    `create index bench_${name}_ends on subscribers (reverse(msisdn) text_pattern_ops, msisdn) where ${group}`,
  ]),
  'create index bench_newest on subscribers (subscribed_at desc, id desc) include (msisdn, country_code)',
  'vacuum analyze subscribers',
];

interface Told {
  items: object[];
  counts: Record<string, number>;
}

async function best(client: Client, typed: string) {
  const begins = beginningOf(typed);
  const digits = typedDigits(typed) ?? '';
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const asked =
    begins === null
      ? { text: IS_CALLED, values: [words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ')] }
      : digits.length < FEWEST_LAST_DIGITS
        ? { text: BEGINS, values: [`${begins}%`] }
        : { text: BEGINS_OR_ENDS, values: [`${begins}%`, digits] };
  const { rows } = await client.query<{ answer: string }>(asked);
  const { items, counts: counted } = JSON.parse(rows[0]?.answer ?? '{}') as Told;
  const counts = Object.fromEntries(Object.entries(counted).map(([name, n]) => [name, Math.min(n, COUNTED)]));
  const { active = 0, unsubscribed = 0 } = counts;
  const most = Math.max(...Object.values(counted));
  return {
    items,
    counts,
    countsAreMinimum: most > COUNTED,
    total: active + unsubscribed,
    totalIsMinimum: Math.max(counted.active ?? 0, counted.unsubscribed ?? 0) > COUNTED,
  };
}

interface BenchEnvironment {
  origin: string;
  token: string;
  process: ChildProcess;
  open: OpenDatabase;
  bare: Client;
  rounds: number;
}

async function benchSearch({ origin, token, process: product, open, bare, rounds }: BenchEnvironment) {
  const typed = await picked(open);
  const rows: SearchRow[] = [];
  for (const [name, searches] of Object.entries(typed)) {
    const times = { product: [] as number[], bare: [] as number[] };
    let scans = 0;
    for (const search of searches) {
      const path = `/api/subscription/subscriber-agent-wise-list?search=${encodeURIComponent(search)}&limit=50&counts=true`;
      product.send({ method: 'GET', path });
      const [seen] = (await once(product, 'message')) as [{ statements: Statement[]; status: number; body: string }];
      if (seen.status !== 200) throw new Error(`${search}: ${seen.status} ${seen.body}`);
      const told = JSON.parse(seen.body) as Record<string, unknown>;
      for (const [part, value] of Object.entries(await best(bare, search)))
        assert.deepEqual(value, told[part], `${part} of “${search}”`);
      const { scanned } = await readsOf(open.database, seen.statements);
      if (scanned.some((table) => table === 'subscribers' || table === 'farmers')) scans++;
      for (let round = 0; round < rounds; round++) {
        times.product.push(
          await took(async () => {
            const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
            await answer.json();
          }),
        );
        times.bare.push(await took(() => best(bare, search)));
      }
    }
    rows.push({ name, asked: searches.length, product: spread(times.product), bare: spread(times.bare), scans });
  }
  return rows;
}

/** Numbers and names of people who are there, letter by letter. */
async function picked({ database }: OpenDatabase): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ msisdn: string; name: string }>`
    select s.msisdn, f.name from subscribers s join farmers f on f.id = s.farmer_id
    where s.country_code = '92' order by md5(s.msisdn) limit ${PICKED}`.execute(database);
  const letters = (text: string) =>
    Array.from({ length: Math.max(0, text.length - FEWEST_LETTERS + 1) }, (_, n) => text.slice(0, FEWEST_LETTERS + n));
  const each = (texts: string[]) => [...new Set(texts.flatMap(letters).filter((text) => !text.endsWith(' ')))];
  return {
    'a number from its beginning': each(rows.map(({ msisdn }) => `0${msisdn}`)),
    'the end of a number': [...new Set(rows.flatMap(({ msisdn }) => letters(msisdn.slice(-7)).slice(1)))],
    'a name': each(rows.map(({ name }) => name)),
  };
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** On a PostgreSQL and a product of its own. */
export async function searchAlone(people: number, rounds: number): Promise<SearchBench> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
  try {
    const { url } = await freshDatabase(folder, 'none');
    const filling = await openServer(url, { connections: 4 });
    await seedDemo({ database: filling.database, loans: 120, subscribers: people, password: DEMO_PASSWORD });
    await filling.maintain('VACUUM ANALYZE');
    await filling.close();
    return { people, rows: await sideBySide(folder, url, rounds) };
  } finally {
    await stopServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function sideBySide(folder: string, url: string, rounds: number): Promise<SearchRow[]> {
  const copy = await emptyDatabase(folder, `template ${new URL(url).pathname.slice(1)}`);
  const bare = new Client({ connectionString: copy.url });
  await bare.connect();
  for (const index of INDEXES) await bare.query(index);
  const open = await openServer(url, { connections: 2 });
  const product = fork(new URL('product-process.ts', import.meta.url), [url, DEMO_PASSWORD], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ origin, token }] = (await once(product, 'message')) as [{ origin: string; token: string }];
    return await benchSearch({ origin, token, process: product, open, bare, rounds });
  } finally {
    product.kill();
    await open.close();
    await bare.end();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '3' } },
  });
  console.log(searchSection(await searchAlone(Number(values.people), Number(values.rounds))));
}
