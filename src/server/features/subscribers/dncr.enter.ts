import type { Phone } from '../../../../machines/shared/phone.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { stepAlong } from '../../records/along.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import type { doNotCallEntity } from './dncr.entity.ts';
import type { DoNotCallTable } from './dncr.tables.ts';

interface Wish {
  source: DoNotCallTable['source'];
  reason: string | null;
  caller: Caller;
  at: Date;
  /** The subscriber with the number moves by itself: it is what brought this about. */
  withSubscriber?: boolean;
}

type DoNotCallEntity = ReturnType<typeof doNotCallEntity>;

export async function findEntry(db: Executor, { countryCode, msisdn }: Phone) {
  return await db
    .selectFrom('do_not_call')
    .select(['id', 'state'])
    .where('msisdn', '=', msisdn)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
}

/** Puts a number on the list: its first entry, or the one that was ended again. */
export async function enterNumber(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  entity: DoNotCallEntity,
  phone: Phone,
  { source, reason, caller, at, withSubscriber = false }: Wish,
): Promise<{ id: string; isNew: boolean }> {
  const columns = {
    country_code: phone.countryCode,
    msisdn: phone.msisdn,
    source,
    entered_at: at,
    created_by: caller.id,
    created_at: at,
    updated_at: at,
  } satisfies NewColumns<DoNotCallTable>;
  const actor = { ...caller, permissions: new Set([...caller.permissions, ...Object.values(entity.workflow.policy)]) };
  const id = newId();
  const event = { type: 'ENTER' };
  const made = await entity.create(trx, { id, event, actor, at, columns, reason, facts: { source } });
  if (made) return { id, isNew: true };
  const known = await findEntry(trx, phone);
  if (!known) throw new Error(`The entry of ${phone.countryCode}${phone.msisdn} was there and is gone`);
  const renewal = { type: 'RENEW', source, withSubscriber, ...(reason !== null && { reason }) };
  await stepAlong(trx, entity, known.id, renewal, { caller, at, when: ({ state }) => state === 'ended' });
  return { id: known.id, isNew: false };
}

/** Ends the entry of a number, if there is one that stands. */
export async function endEntry(
  trx: Transaction,
  entity: DoNotCallEntity,
  phone: Phone,
  { reason, caller, at, withSubscriber = false }: Omit<Wish, 'source'>,
): Promise<void> {
  const known = await findEntry(trx, phone);
  if (!known) return;
  const end = { type: 'END', withSubscriber, ...(reason !== null && { reason }) };
  await stepAlong(trx, entity, known.id, end, { caller, at, when: ({ state }) => state === 'listed' });
}
