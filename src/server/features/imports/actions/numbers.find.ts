import { type RawBuilder, sql } from 'kysely';
import type { Phone } from '../../../../../machines/shared/phone.ts';
import type { Executor } from '../../../platform/transaction.ts';
import { type Found, keyOf } from './action.ts';

interface Row {
  country_code: string;
  msisdn: string;
  id: string | null;
  state: string | null;
  version: number | null;
  unsubscribed: string | null;
  listed: string | null;
}

const asked = (phones: readonly Phone[]) => sql`
  unnest(${phones.map(({ countryCode }) => countryCode)}::text[], ${phones.map(({ msisdn }) => msisdn)}::text[])
    as asked (country_code, msisdn)`;
/** Days are those of Pakistan. */
const day = (moment: RawBuilder<unknown>) => sql`to_char(${moment} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`;

/** When the owner left, if it was the owner: behind a run that was undone stands what was said before it. */
const ownerLeft = sql`
  case when s.unsub_mode is distinct from 'undone' then s.unsubscribed_at else (
    select max(h.at) from history h
    where h.entity = 'subscriber' and h.record_id = s.id::text and h.event = 'UNSUBSCRIBE'
      and h.facts ->> 'unsubMode' is distinct from 'undone') end`;

/** Subscribers by their numbers, with what their owners said against being in the service. */
export async function findSubscribers(db: Executor, phones: readonly Phone[]): Promise<Map<string, Found>> {
  const { rows } = await sql<Row>`
    select asked.country_code, asked.msisdn, s.id, s.state, s.version,
      case when s.subscription = 'unsubscribed' then ${day(ownerLeft)} end as unsubscribed,
      case when d.state = 'listed' then ${day(sql`d.entered_at`)} end as listed
    from ${asked(phones)}
    left join subscribers s on s.msisdn = asked.msisdn and s.country_code = asked.country_code
    left join do_not_call d on d.msisdn = asked.msisdn and d.country_code = asked.country_code
    where s.id is not null or d.id is not null`.execute(db);
  return found(rows);
}

export async function findEntries(db: Executor, phones: readonly Phone[]): Promise<Map<string, Found>> {
  const { rows } = await sql<Row>`
    select asked.country_code, asked.msisdn, d.id, d.state, d.version, null as unsubscribed,
      case when d.state = 'listed' then ${day(sql`d.entered_at`)} end as listed
    from ${asked(phones)}
    join do_not_call d on d.msisdn = asked.msisdn and d.country_code = asked.country_code`.execute(db);
  return found(rows);
}

export async function findFarmers(db: Executor, phones: readonly Phone[]): Promise<Map<string, Found>> {
  const { rows } = await sql<Row>`
    select asked.country_code, asked.msisdn, f.id, f.state, f.version, null as unsubscribed, null as listed
    from ${asked(phones)}
    join farmers n on n.msisdn = asked.msisdn and n.country_code = asked.country_code
    join farmers f on f.id = standing_farmer(n.id)`.execute(db);
  return found(rows);
}

function found(rows: readonly Row[]): Map<string, Found> {
  return new Map(
    rows.map(({ country_code, msisdn, id, state, version, unsubscribed, listed }) => {
      const one: Found = { id, state, version };
      // What was said last counts.
      if (listed !== null && listed >= (unsubscribed ?? '')) one.leftOn = { day: listed, code: 'onDoNotCall' };
      else if (unsubscribed !== null) one.leftOn = { day: unsubscribed, code: 'unsubscribedBefore' };
      return [keyOf({ countryCode: country_code, msisdn }), one];
    }),
  );
}
