import type { Phone } from '../../../../machines/shared/phone.ts';
import { invalid } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import type { Records } from '../../records/registry.ts';
import { findEntry } from './dncr.enter.ts';
import { moveSubscriber } from './dncr.entity.ts';
import type { subscriberEntity } from './subscribers.entity.ts';
import type { SubscribersTable } from './subscribers.tables.ts';

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

/** Subscribes a number that nobody subscribed before; null where somebody did meanwhile. On the do-not-call list it stays. */
export async function createSubscriber(
  services: Services,
  records: Records,
  entity: ReturnType<typeof subscriberEntity>,
  phone: Phone,
  { languageId, caller }: { languageId?: string; caller: Caller },
): Promise<string | null> {
  const { database, clock, newId } = services;
  const id = newId();
  return await transaction(database, async (trx) => {
    const at = clock();
    const farmer = await trx
      .selectFrom('farmers')
      .select(['id', 'language_id'])
      .where('msisdn', '=', phone.msisdn)
      .where('country_code', '=', phone.countryCode)
      .executeTakeFirst();
    if (languageId !== undefined && !(await isLanguage(trx, languageId))) {
      throw invalid('/languageId', fieldMessage('noSuchEntry'));
    }
    const columns = {
      country_code: phone.countryCode,
      msisdn: phone.msisdn,
      farmer_id: farmer?.id ?? null,
      operator: await operatorOf(trx, phone),
      language_id: languageId ?? farmer?.language_id ?? null,
      agent_id: caller.id,
      last_call_at: null,
      subscribed_at: at,
      unsubscribed_at: null,
      unsub_mode: null,
      created_at: at,
      updated_at: at,
    } satisfies NewColumns<SubscribersTable>;
    const made = await entity.create(trx, { id, event: { type: 'SUBSCRIBE' }, actor: caller, at, columns });
    if (!made) return null;
    const entry = await findEntry(trx, phone);
    if (entry?.state === 'listed')
      await moveSubscriber(trx, records, entry.id, { isListed: true, reason: null, caller, at });
    return id;
  });
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

/** The company whose ranges, as the reference list has them ("300–309, 320–329"), hold the number. */
async function operatorOf(db: Executor, { msisdn }: Phone): Promise<string> {
  const operators = await db
    .selectFrom('reference_items')
    .select('attributes')
    .where('list', '=', 'operator')
    .execute();
  const prefix = Number(msisdn.slice(0, 3));
  const holding = operators.find(({ attributes }) =>
    (attributes.prefixes ?? '').split(',').some((range) => {
      const [first = '', last = first] = range.split('–').map((part) => part.trim());
      return first !== '' && Number(first) <= prefix && prefix <= Number(last);
    }),
  );
  return holding?.attributes.value ?? 'other';
}
