import { sql } from 'kysely';
import type { Phone } from '../../../../machines/shared/phone.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

type Consent = components['schemas']['Consent'];

const MOST = 200;

/** The steps by which somebody says yes. */
const YES = sql`('SUBSCRIBE', 'RESUBSCRIBE', 'END')`;

interface Row {
  about: Consent['about'];
  is_yes: boolean;
  event: string;
  how: string | null;
  at: Date;
  by_id: string | null;
  by_name: string;
  reason: string | null;
  consent_on: string | null;
}

/**
 * What was said about a number, newest first, however it stands now: that it takes part, and that it is called. A step of a
 * subscriber that only follows the do-not-call list is not told twice.
 */
export async function consentsOf(db: Executor, { countryCode, msisdn }: Phone): Promise<Consent[]> {
  const { rows } = await sql<Row>`
    select said.*, event in ${YES} as is_yes from (
      select 'advice' as about, h.event, h.at, h.by_id, h.by_name, h.reason, h.facts ->> 'consent' as consent_on,
        case when h.facts ? 'consent' then coalesce(h.facts ->> 'source', 'bulk')
          else coalesce(h.facts ->> 'unsubMode', case h.event when 'SUBSCRIBE' then s.source end) end as how
      from subscribers s join history h on h.entity = 'subscriber' and h.record_id = s.id::text
        and h.event in ('SUBSCRIBE', 'RESUBSCRIBE', 'UNSUBSCRIBE')
      where s.msisdn = ${msisdn} and s.country_code = ${countryCode}
      union all
      select 'calls', h.event, h.at, h.by_id, h.by_name, h.reason, h.facts ->> 'consent',
        case when h.facts ? 'consent' then 'bulk' else h.facts ->> 'source' end
      from do_not_call d join history h on h.entity = 'doNotCall' and h.record_id = d.id::text
      where d.msisdn = ${msisdn} and d.country_code = ${countryCode}
    ) said order by at desc, event limit ${MOST}`.execute(db);
  return rows.map(({ about, is_yes, event, how, at, by_id, by_name, reason, consent_on }) => ({
    about,
    answer: how === 'undone' ? 'none' : is_yes ? 'yes' : 'no',
    event,
    how: wayOf(how),
    at: at.toISOString(),
    by: { id: by_id, name: by_name },
    reason,
    consentOn: consent_on,
  }));
}

const WAYS = ['web', 'ivr', 'sms', 'callCentre', 'operator', 'bulk', 'fieldAgent', 'undone'] as const;

/** Of what is older than the question how it came, nobody knows. */
const wayOf = (how: string | null): Consent['how'] => WAYS.find((way) => way === how) ?? 'unknown';
