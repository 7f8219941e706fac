import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Channel } from '../../platform/channels.ts';
import type { Executor } from '../../platform/transaction.ts';
import { contains } from '../../records/conditions.ts';
import { numberMatches } from '../../records/search.ts';
import { outcome, type Page, recipients, why } from './runs.figures.ts';

type Recipient = components['schemas']['JobRecipient'];
type Outcome = components['schemas']['RecipientOutcome'];

interface Wanted {
  outcome?: Outcome | undefined;
  /** What the number or the farmer's name has in it. */
  search?: string | undefined;
}

export async function listRecipients(
  db: Executor,
  run: string,
  { outcome: wanted, search = '' }: Wanted,
  { limit, offset }: Page,
) {
  const named = sql`${recipients} left join farmers f on f.id = p.farmer_id`;
  const which = sql`p.run_id = ${run} ${wanted === undefined ? sql`` : sql`and ${outcome} = ${wanted}`}
    ${search.trim() === '' ? sql`` : sql`and (${sql.join(found(search.trim()), sql` or `)})`}`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${named} where ${which}`.execute(db);
  const { rows } = await sql<{
    number: string;
    farmer_id: string | null;
    name: string | null;
    name_ur: string | null;
    operator: string;
    channel: Channel;
    outcome: Outcome;
    why: string | null;
    at: Date | null;
  }>`
    select p.country_code || p.msisdn as number, p.farmer_id, f.name, f.name_ur, coalesce(o.name, p.operator) as operator,
      p.channel, ${outcome} as outcome, ${why} as why, coalesce(m.sent_at, p.at) as at
    from ${named} left join reference_items o on o.list = 'operator' and o.attributes ->> 'value' = p.operator
    where ${which}
    order by p.at desc nulls last, p.msisdn, p.channel limit ${limit} offset ${offset}`.execute(db);
  const items = rows.map(
    (row): Recipient => ({
      msisdn: row.number,
      farmer:
        row.farmer_id !== null && row.name !== null ? { id: row.farmer_id, name: row.name, nameUr: row.name_ur } : null,
      operator: row.operator,
      channel: row.channel,
      outcome: row.outcome,
      why: row.why,
      at: row.at?.toISOString() ?? null,
    }),
  );
  return { items, total: counted.rows[0]?.total ?? 0, limit, offset };
}

function found(search: string) {
  const byNumber = numberMatches('p.msisdn', search);
  return [contains(['f.name', 'f.name_ur'], search), ...(byNumber ? [byNumber] : [])];
}
