import { sql } from 'kysely';
import type { Channel } from '../../platform/channels.ts';
import type { Database } from '../../platform/database.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { TextMessagesTable } from './messages.tables.ts';

/** Which record a message tells of. */
export interface Occasion {
  entity: string;
  recordId: string;
}

export interface NewMessage extends Occasion {
  id: string;
  personId: string;
  addressee: TextMessagesTable['addressee'];
  event: string;
  texts: Record<TextMessagesTable['language'], string>;
  at: Date;
}

/** As long a decision can be taken back before anybody hears of it. */
const GRACE_MS = 60_000;

/**
 * Enters a message to a farmer in the farmer's language: Urdu for whoever did not choose English. Nothing is entered
 * for a person who is no farmer.
 */
export async function enterMessage(trx: Transaction, message: NewMessage): Promise<void> {
  const { id, personId, addressee, entity, recordId, event, texts, at } = message;
  await sql`
    insert into text_messages
      (id, farmer_id, addressee, entity, record_id, event, recipient, language, text, next_try_at, created_at)
    select ${id}::uuid, f.id, ${addressee}::text, ${entity}::text, ${recordId}::uuid, ${event}::text,
      f.country_code || f.msisdn, chosen.language, case chosen.language when 'en' then ${texts.en}::text else ${texts.ur}::text end,
      ${new Date(at.getTime() + GRACE_MS)}::timestamptz, ${at}::timestamptz
    from farmers f
    left join reference_items l on l.id = f.language_id
    cross join lateral (select case when l.attributes ->> 'tag' = 'en' then 'en' else 'ur' end as language) chosen
    where f.id = ${personId}`.execute(trx);
}

/** A message that will not leave; one that was tried before may have reached the farmer all the same. */
export interface Withdrawn {
  id: string;
  attempts: number;
}

/** What has not been sent yet about a record is not true any more. */
export async function withdrawMessages(trx: Transaction, { entity, recordId }: Occasion): Promise<Withdrawn[]> {
  return await trx
    .updateTable('text_messages')
    .set({ outcome: 'withdrawn' })
    .where('record_id', '=', recordId)
    .where('entity', '=', entity)
    .where('outcome', 'is', null)
    .returning(['id', 'attempts'])
    .execute();
}

/** Whether the latest message about a record before these was withdrawn too: its news is still owed to the farmer. */
export async function isNewsOwed(
  trx: Transaction,
  { entity, recordId }: Occasion,
  withdrawn: readonly Withdrawn[],
): Promise<boolean> {
  const latest = await trx
    .selectFrom('text_messages')
    .select('outcome')
    .where('record_id', '=', recordId)
    .where('entity', '=', entity)
    .where(sql<boolean>`id <> all(${withdrawn.map(({ id }) => id)}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return latest?.outcome === 'withdrawn';
}

export interface Heard {
  text: string;
  /** False of a try that may have failed. */
  isSure: boolean;
}

/** What a farmer heard last about a record; null of who has heard nothing. */
export async function lastHeard(trx: Transaction, { entity, recordId }: Occasion): Promise<Heard | null> {
  const latest = await trx
    .selectFrom('text_messages')
    .select(['text', 'outcome'])
    .where('record_id', '=', recordId)
    .where('entity', '=', entity)
    .where((eb) =>
      eb.or([
        eb('outcome', '=', 'sent'),
        eb.and([eb('outcome', 'in', ['withdrawn', 'failed']), eb('attempts', '>', 0)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ? { text: latest.text, isSure: latest.outcome === 'sent' } : null;
}

export interface TakenMessage {
  id: string;
  channel: Channel;
  recipient: string;
  text: string;
  content: Record<string, unknown> | null;
  /** This try included. */
  attempts: number;
  /** Why it is not sent at all: the number is not to be called, or its owner has left the service, perhaps since the decision. */
  withheld: 'doNotCall' | 'unsubscribed' | null;
  /** Whoever tried it last died over it: it may have arrived. */
  isUnclear: boolean;
}

/**
 * Takes the messages that have been due for the longest, so many at most, for as long as a try may last; two who ask at
 * once get different ones. If the taker dies, they are due again after that. What tells one farmer something, or a person
 * wrote, does not wait behind what goes out to thousands.
 */
export async function takeMessages(
  database: Database,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    with due as materialized (
      select id from text_messages where ${isDue(now)}
      order by for_subscribers, next_try_at, id limit ${most} for update skip locked)
    update text_messages m set attempts = attempts + 1, taken_until = ${new Date(now.getTime() + leaseMs)}
    from due where m.id = due.id
    returning m.id, m.channel, m.recipient, m.text, m.content, m.attempts,
      m.attempts - 1 > m.noted_attempts as "isUnclear", case when exists (
      select from farmers f join do_not_call d using (country_code, msisdn)
      where f.id = m.farmer_id and d.state = 'listed') or exists (
      select from do_not_call d
      where d.msisdn = m.msisdn and d.country_code = m.country_code and d.state = 'listed') then 'doNotCall'
      when m.for_subscribers and not exists (
        select from subscribers s where s.msisdn = m.msisdn and s.country_code = m.country_code and s.subscription = 'active')
      then 'unsubscribed' end as withheld`.execute(database);
  return rows;
}

/** Nobody who lives has taken it. */
export function isDue(now: Date) {
  return sql<boolean>`outcome is null and next_try_at <= ${now} and (taken_until is null or taken_until <= ${now})`;
}

/** What was taken and not tried is due again; what was withdrawn meanwhile has not been tried either. */
export async function giveBack(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .updateTable('text_messages')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), taken_until: null }))
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'withdrawn')]))
    .execute();
}

export async function isMessageDue(database: Database, now: Date): Promise<boolean> {
  const due = await database.selectFrom('text_messages').select('id').where(isDue(now)).limit(1).executeTakeFirst();
  return due !== undefined;
}

export interface Sent {
  id: string;
  at: Date;
}

/** What has left cannot be withdrawn any more, whatever was decided meanwhile. */
export async function settleSent(database: Database, sent: readonly Sent[]): Promise<void> {
  const [ids, times] = [sent.map(({ id }) => id), sent.map(({ at }) => at.toISOString())];
  await sql`
    update text_messages m set outcome = 'sent', sent_at = s.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as s (id, at) where m.id = s.id`.execute(database);
}

export async function settleUnsent(
  database: Database,
  id: string,
  settled:
    | { outcome: 'failed' | 'withheld'; last_error?: string; may_have_arrived?: boolean }
    | { next_try_at: Date; taken_until: null; last_error: string; noted_attempts: number },
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('text_messages')
    .set(settled)
    .$if('next_try_at' in settled, (update) =>
      update.set({ first_due_at: sql<Date>`coalesce(first_due_at, next_try_at)` }),
    )
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  // Withdrawn while it was tried: how that went is known all the same.
  const { last_error, may_have_arrived } = { may_have_arrived: undefined, ...settled };
  await database
    .updateTable('text_messages')
    .set((eb) => ({ noted_attempts: eb.ref('attempts'), last_error, may_have_arrived }))
    .where('id', '=', id)
    .where('outcome', '=', 'withdrawn')
    .execute();
}
