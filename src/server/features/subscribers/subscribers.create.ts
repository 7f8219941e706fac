import { sql } from 'kysely';
import { rangesIn } from '../../../../machines/shared/number-ranges.ts';
import type { Phone } from '../../../../machines/shared/phone.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { toldTogether } from '../../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { ZONE } from '../../records/conditions.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import type { Records } from '../../records/registry.ts';
import { moveSubscriber } from './dncr.entity.ts';
import { hasCome } from './listed-on.ts';
import type { subscriberEntity } from './subscribers.entity.ts';
import { subscriberMessage } from './subscribers.messages.ts';
import type { SubscribersTable } from './subscribers.tables.ts';

/**
 * Whose owner wants no calls is subscribed only on a consent of the day of the entry or later, by hand as by a file; one
 * that is subscribed already stays as it is.
 */
export async function mustAgree(db: Executor, phone: Phone, consent: string | undefined, now: Date): Promise<void> {
  if (consent !== undefined) hasCome(consent, now);
  const { rows } = await sql<{ day: string }>`
    select to_char(d.entered_at at time zone ${ZONE}, 'YYYY-MM-DD') as day from do_not_call d
    left join subscribers s on s.msisdn = d.msisdn and s.country_code = d.country_code
    where d.msisdn = ${phone.msisdn} and d.country_code = ${phone.countryCode} and d.state = 'listed'
      and s.subscription is distinct from 'active'`.execute(db);
  const [entry] = rows;
  if (entry && (consent ?? '') < entry.day) throw invalid('/consent', subscriberMessage('onDoNotCall', entry));
}

/** The id of the subscriber with a number. */
export async function findNumber(db: Executor, { countryCode, msisdn }: Phone): Promise<string | undefined> {
  const found = await db
    .selectFrom('subscribers')
    .select('id')
    .where('msisdn', '=', msisdn)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
  return found?.id;
}

/** Subscribes a number that nobody subscribed before; null where somebody did meanwhile. */
export async function createSubscriber(
  services: Services,
  records: Records,
  entity: ReturnType<typeof subscriberEntity>,
  phone: Phone,
  { languageId, consent, caller }: Pick<Wish, 'languageId' | 'consent'> & { caller: Caller },
): Promise<string | null> {
  const { database, clock } = services;
  return await transaction(database, async (trx) => {
    if (languageId !== undefined && !(await isLanguage(trx, languageId))) {
      throw invalid('/languageId', fieldMessage('noSuchEntry'));
    }
    const wish = { place: 0, phone, languageId, consent, source: 'web' };
    const made = await toldTogether(trx, () =>
      enterSubscribers(services, records, entity, trx, [wish], { caller, at: clock() }),
    );
    return made.get(0)?.id ?? null;
  });
}

interface Wish {
  place: number;
  phone: Phone;
  languageId?: string | undefined;
  /** The day on which the owner agreed, where that is known. */
  consent?: string | undefined;
  /** By which way it came, where that is not a file. */
  source?: string;
}

/**
 * Subscribes numbers that nobody subscribed before, in the languages that are known to be some; by place those that are
 * new. What is on the do-not-call list stays there.
 */
export async function enterSubscribers(
  { newId }: Pick<Services, 'newId'>,
  records: Records,
  entity: ReturnType<typeof subscriberEntity>,
  trx: Transaction,
  wishes: readonly Wish[],
  { caller, at }: { caller: Caller; at: Date },
): Promise<ReadonlyMap<number, { id: string; version: number }>> {
  if (wishes.length === 0) return new Map();
  const known = await knownOf(trx, wishes);
  const operatorOf = await operators(trx);
  const births = wishes.map(({ phone, languageId, consent, source }) => {
    const farmer = known.get(keyOf(phone));
    const columns = {
      country_code: phone.countryCode,
      msisdn: phone.msisdn,
      farmer_id: farmer?.farmer_id ?? null,
      operator: operatorOf(phone),
      language_id: languageId ?? farmer?.language_id ?? null,
      agent_id: caller.id,
      last_call_at: null,
      subscribed_at: at,
      unsubscribed_at: null,
      unsub_mode: null,
      created_at: at,
      updated_at: at,
    } satisfies NewColumns<SubscribersTable>;
    const facts = consent === undefined ? null : { consent, ...(source !== undefined && { source }) };
    return { id: newId(), event: { type: 'SUBSCRIBE' }, actor: caller, at, columns, facts };
  });
  const made = await entity.createMany(trx, births);
  const entered = new Map<number, { id: string; version: number }>();
  for (const [index, { place, phone }] of wishes.entries()) {
    const id = births[index]?.id ?? '';
    if (!made.has(id)) continue;
    const entryId = known.get(keyOf(phone))?.entry_id;
    if (entryId) await moveSubscriber(trx, records, entryId, { isListed: true, reason: null, caller, at });
    entered.set(place, { id, version: entryId ? 2 : 1 });
  }
  return entered;
}

const keyOf = ({ countryCode, msisdn }: Phone) => `${countryCode} ${msisdn}`;

interface Known {
  country_code: string;
  msisdn: string;
  farmer_id: string | null;
  language_id: string | null;
  /** Of the do-not-call list, where it stands there. */
  entry_id: string | null;
}

/** What is known of numbers: the farmers behind them, and that their owners want no calls. */
async function knownOf(trx: Transaction, wishes: readonly Wish[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select asked.country_code, asked.msisdn, f.id as farmer_id, f.language_id, d.id as entry_id
    from unnest(${wishes.map(({ phone }) => phone.countryCode)}::text[], ${wishes.map(({ phone }) => phone.msisdn)}::text[])
      as asked (country_code, msisdn)
    left join farmers n on n.msisdn = asked.msisdn and n.country_code = asked.country_code
    left join farmers f on f.id = standing_farmer(n.id)
    left join do_not_call d on d.msisdn = asked.msisdn and d.country_code = asked.country_code and d.state = 'listed'
    where f.id is not null or d.id is not null`.execute(trx);
  return new Map(rows.map((row) => [keyOf({ countryCode: row.country_code, msisdn: row.msisdn }), row]));
}

async function isLanguage(db: Executor, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'language')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** The company whose ranges, as the reference list has them ("300–309, 320–329"), hold a number. */
async function operators(db: Executor): Promise<(phone: Phone) => string> {
  const rows = await db.selectFrom('reference_items').select('attributes').where('list', '=', 'operator').execute();
  return ({ msisdn }) => {
    const prefix = Number(msisdn.slice(0, 3));
    const holding = rows.find(({ attributes }) =>
      rangesIn(attributes.prefixes ?? '')?.some(({ first, last }) => first <= prefix && prefix <= last),
    );
    return holding?.attributes.value ?? 'other';
  };
}
