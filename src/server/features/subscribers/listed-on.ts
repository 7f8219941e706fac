import { sql } from 'kysely';
import { invalid } from '../../platform/errors.ts';
import { karachiTime, ZONE } from '../../records/conditions.ts';
import { subscriberMessage } from './subscribers.messages.ts';

/** Of a subscriber `r`: the day of its entry on the do-not-call list, while it stands there. */
export const listedOn = sql<string | null>`(
  select to_char(e.entered_at at time zone ${sql.lit(ZONE)}, 'YYYY-MM-DD') from do_not_call e
  where e.msisdn = r.msisdn and e.country_code = r.country_code and e.state = 'listed')`.as('listed_on');

/** Nobody has agreed on a day to come. */
export function hasCome(consent: string, now: Date): void {
  if (consent > karachiTime(now.toISOString(), 'yyyy-MM-dd'))
    throw invalid('/consent', subscriberMessage('futureDate'));
}
