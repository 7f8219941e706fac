import { sql } from 'kysely';
import { FRESH, noSubscriberFacts, type SubscriberFacts } from '../../../../machines/subscribers/subscriber.machine.ts';
import { subscriberWorkflow } from '../../../../machines/subscribers/subscriber.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { reasonOf } from '../../records/perform.ts';
import type { Records } from '../../records/registry.ts';
import { endEntry, enterNumber } from './dncr.enter.ts';
import { doNotCallEntity } from './dncr.entity.ts';
import { hasCome, listedOn } from './listed-on.ts';
import { subscriberList } from './subscribers.list.ts';

const COUNTS_OF_CALLS: ReadonlySet<string> = new Set(['STEP_UP_CALL_COUNT', 'STEP_DOWN_CALL_COUNT']);

/** Numbers that take part, for everything that works on records of any type. */
export const subscriberEntity = (services: Pick<Services, 'newId' | 'clock'>, records: Records) =>
  defineEntity(services, {
    workflow: subscriberWorkflow,
    noun: 'subscriber',
    table: 'subscribers',

    load: (db) =>
      db
        .selectFrom('subscribers as r')
        .leftJoin('farmers as f', 'f.id', 'r.farmer_id')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.country_code', 'r.msisdn'])
        .select(['r.call_count', 'r.unsub_mode', 'f.name', listedOn]),
    facts: (row) => ({
      exists: true,
      callCount: row.call_count,
      unsubMode: row.unsub_mode,
      listedOn: row.listed_on,
      fresh:
        services.clock().getTime() - row.last_at.getTime() < FRESH
          ? { event: row.last_event, by: row.last_by_id }
          : null,
    }),
    noFacts: noSubscriberFacts,
    label: ({ country_code, msisdn, name }) => ({
      label: `+${country_code}${msisdn}`,
      ...(name !== null && { name }),
    }),

    list: subscriberList,
    tallied: {},
    waiting: [],
    notices: null,

    prepare: async (_db, event) => {
      const { type, consent } = event;
      if (type !== 'RESUBSCRIBE' || typeof consent !== 'string') return event;
      hasCome(consent, services.clock());
      return { source: 'web', ...event };
    },
    async lock(trx, ids) {
      await sql`select from subscribers where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
    },
    remember: ({ event, facts }) => {
      if (event.type === 'UNSUBSCRIBE') return { unsubMode: facts.unsubMode };
      const { consent, source } = event;
      if (typeof consent === 'string') return { consent, ...(typeof source === 'string' && { source }) };
      return COUNTS_OF_CALLS.has(event.type) ? { callCount: facts.callCount } : null;
    },
    columns: columnsOf,
    // A call that is counted does not hide who put the number where it is.
    keepsLastStep: ({ event }) => COUNTS_OF_CALLS.has(event.type),
    afterSave: (trx, change) => keepList(services, records, trx, change),
  });

function columnsOf({ before, state, facts, at }: Change<SubscriberFacts>) {
  const isUnsubscribed = state.startsWith('unsubscribed');
  const was = before.state.startsWith('unsubscribed');
  return {
    call_count: facts.callCount,
    unsub_mode: facts.unsubMode,
    ...(isUnsubscribed !== was && { unsubscribed_at: isUnsubscribed ? at : null }),
    updated_at: at,
  };
}

/** What is said of a subscriber about being called stands on the do-not-call list, too. */
async function keepList(
  services: Pick<Services, 'newId' | 'clock'>,
  records: Records,
  trx: Transaction,
  { before, event, caller, at }: Change<SubscriberFacts>,
): Promise<void> {
  if ((event.type !== 'LIST' && event.type !== 'UNLIST') || event['withEntry'] === true) return;
  const { country_code: countryCode, msisdn } = await trx
    .selectFrom('subscribers')
    .select(['country_code', 'msisdn'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  const entity = doNotCallEntity(services, records);
  const wish = { reason: reasonOf(event), caller, at, withSubscriber: true };
  const phone = { countryCode, msisdn };
  if (event.type === 'LIST') await enterNumber(services, trx, entity, phone, { ...wish, source: 'callCentre' });
  else await endEntry(trx, entity, phone, wish);
}
