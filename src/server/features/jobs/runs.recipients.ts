import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../../machines/ivr/menu.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Channel } from '../../platform/channels.ts';
import type { Executor } from '../../platform/transaction.ts';
import { contains } from '../../records/conditions.ts';
import { numberMatches } from '../../records/search.ts';
import { outcome, type Page, recipients, why } from './runs.figures.ts';

type Recipient = components['schemas']['JobRecipient'];
type Outcome = components['schemas']['RecipientOutcome'];

export interface WantedRecipients {
  outcome?: Outcome | undefined;
  /** What the number or the farmer's name has in it. */
  search?: string | undefined;
}

interface Row {
  number: string;
  country_code: string;
  national: string;
  farmer_id: string | null;
  name: string | null;
  name_ur: string | null;
  operator: string;
  channel: Channel;
  language: Language | null;
  outcome: Outcome;
  why: string | null;
  at: Date | null;
}

const named = sql`${recipients} left join farmers f on f.id = p.farmer_id`;
const recipientOf = (row: Row): Recipient => ({
  msisdn: row.number,
  farmer:
    row.farmer_id !== null && row.name !== null ? { id: row.farmer_id, name: row.name, nameUr: row.name_ur } : null,
  operator: row.operator,
  channel: row.channel,
  language: row.language,
  outcome: row.outcome,
  why: row.why,
  at: row.at?.toISOString() ?? null,
});

export async function listRecipients(db: Executor, run: string, wanted: WantedRecipients, { limit, offset }: Page) {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${named} where ${isWanted(run, wanted)}`.execute(db);
  const rows = await rowsOf(
    db,
    isWanted(run, wanted),
    sql`p.at desc nulls last, p.msisdn, p.channel limit ${limit} offset ${offset}`,
  );
  return { items: rows.map(recipientOf), total: counted.rows[0]?.total ?? 0, limit, offset };
}

const AT_ONCE = 1_000;

/** All of them, by their numbers: while a run goes on the latest are others from page to page. */
export async function* pagesOfRecipients(
  db: Executor,
  run: string,
  wanted: WantedRecipients,
): AsyncGenerator<Recipient[]> {
  const place = sql`p.channel, p.msisdn, p.country_code`;
  for (let last: Row | undefined; ; ) {
    const behind = last && sql`and (${place}) > (${last.channel}, ${last.national}, ${last.country_code})`;
    const rows = await rowsOf(db, sql`${isWanted(run, wanted)} ${behind ?? sql``}`, sql`${place} limit ${AT_ONCE}`);
    yield rows.map(recipientOf);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

async function rowsOf(db: Executor, which: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.country_code || p.msisdn as number, p.country_code, p.msisdn as national, p.farmer_id, f.name, f.name_ur,
      coalesce(o.name, p.operator) as operator, p.channel, p.language, ${outcome} as outcome, ${why} as why,
      coalesce(m.sent_at, p.at) as at
    from ${named} left join reference_items o on o.list = 'operator' and o.attributes ->> 'value' = p.operator
    where ${which} order by ${order}`.execute(db);
  return rows;
}

function isWanted(run: string, { outcome: wanted, search = '' }: WantedRecipients) {
  return sql`p.run_id = ${run} ${wanted === undefined ? sql`` : sql`and ${outcome} = ${wanted}`}
    ${search.trim() === '' ? sql`` : sql`and (${sql.join(found(search.trim()), sql` or `)})`}`;
}

function found(search: string) {
  const byNumber = numberMatches('p.msisdn', search);
  return [contains(['f.name', 'f.name_ur'], search), ...(byNumber ? [byNumber] : [])];
}
