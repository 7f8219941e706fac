import { sql } from 'kysely';
import { doNotCallWorkflow } from '../../../../machines/subscribers/do-not-call.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { stepAlong } from '../../records/along.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { reasonOf } from '../../records/perform.ts';
import type { Records } from '../../records/registry.ts';
import { doNotCallList } from './dncr.list.ts';

/** Entries of the do-not-call list. A subscriber with the number is barred and freed with the entry. */
export const doNotCallEntity = (services: Pick<Services, 'clock'>, records: Records) =>
  defineEntity(services, {
    workflow: doNotCallWorkflow,
    noun: 'entry of the do-not-call list',
    table: 'do_not_call',

    load: (db) =>
      db
        .selectFrom('do_not_call as r')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.country_code', 'r.msisdn']),
    facts: () => ({}),
    noFacts: {},
    label: ({ country_code, msisdn }) => ({ label: `+${country_code}${msisdn}` }),

    list: doNotCallList,
    tallied: {},
    waiting: [],
    notices: null,

    lock: lockSubscribers,
    remember: ({ event: { source, consent, undone } }) => {
      if (undone === true) return { source: 'undone' };
      if (typeof source === 'string') return { source };
      return typeof consent === 'string' ? { consent } : null;
    },
    columns: ({ state, event, at }) => {
      if (event['undone'] === true) return { ...asBefore(state, at), earlier: null, updated_at: at };
      return {
        ...(state === 'listed' ? { entered_at: at, ended_at: null } : { ended_at: at }),
        ...(typeof event['source'] === 'string' && { source: event['source'] }),
        earlier: sql`jsonb_build_object('enteredAt', entered_at, 'endedAt', ended_at, 'source', source)`,
        updated_at: at,
      };
    },
    // The subscriber first, as where a step of the subscriber takes its entry along: two that meet wait, and do not block.
    beforeSave: (trx, { before }) => lockSubscribers(trx, [before.id]),
    afterSave: (trx, change) => tellSubscriber(trx, records, change),
  });

/** The days and the source of an entry as they were before the run that is taken back; of one that it made there is nothing before. */
const asBefore = (state: string, at: Date) => ({
  entered_at: sql`coalesce((earlier ->> 'enteredAt')::timestamptz, entered_at)`,
  ended_at: state === 'ended' ? sql`coalesce((earlier ->> 'endedAt')::timestamptz, ${at})` : null,
  source: sql`coalesce(earlier ->> 'source', source)`,
});

async function lockSubscribers(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    select from subscribers s join do_not_call d using (msisdn, country_code)
    where d.id = any(${ids}::uuid[]) order by s.id for update of s`.execute(trx);
}

async function tellSubscriber(
  trx: Transaction,
  records: Records,
  { before, state, event, caller, at }: Change<object>,
) {
  if (event['withSubscriber'] === true) return;
  await moveSubscriber(trx, records, before.id, { isListed: state === 'listed', reason: reasonOf(event), caller, at });
}

/** The subscriber with the number of an entry is called no more, or may be called again. */
export async function moveSubscriber(
  trx: Transaction,
  records: Records,
  entryId: string,
  { isListed, reason, ...step }: { isListed: boolean; reason: string | null } & Pick<Change<object>, 'caller' | 'at'>,
): Promise<void> {
  const entity = records.named('subscriber');
  const found = await trx
    .selectFrom('do_not_call as d')
    .innerJoin('subscribers as s', (join) =>
      join.onRef('s.msisdn', '=', 'd.msisdn').onRef('s.country_code', '=', 'd.country_code'),
    )
    .select('s.id')
    .where('d.id', '=', entryId)
    .executeTakeFirst();
  if (!entity || !found) return;
  const event = { type: isListed ? 'LIST' : 'UNLIST', withEntry: true, ...(reason !== null && { reason }) };
  await stepAlong(trx, entity, found.id, event, step);
}
