import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { CHANNELS } from '../../platform/channels.ts';
import type { Database } from '../../platform/database.ts';
import type { Figure } from '../../platform/metrics.ts';
import type { Executor } from '../../platform/transaction.ts';
import { isDue, type Occasion } from './messages.store.ts';

type TextMessage = components['schemas']['TextMessage'];

const MAX_SHOWN = 100;

/** What farmers were, or will be, told of a record: newest first. */
export async function messagesOf(db: Executor, { entity, recordId }: Occasion): Promise<TextMessage[]> {
  const rows = await db
    .selectFrom('text_messages')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('entity', '=', entity)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    addressee: row.addressee,
    event: row.event,
    language: row.language,
    text: row.text,
    state: row.outcome ?? 'waiting',
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.outcome === null ? row.next_try_at.toISOString() : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    error: row.last_error,
  }));
}

/** What whoever watches the server is told of texts, calls and messages to the app. */
export function messageFigures(database: Database, clock: () => Date): Figure[] {
  const read = async (number: RawBuilder<number>) => {
    const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(database);
    return rows[0]?.number ?? Number.NaN;
  };
  return [
    {
      name: 'fmis_messages_waiting',
      help: 'Texts, calls and messages to the app that have not left yet',
      read: () => read(sql`(select count(*) from text_messages where outcome is null)`),
    },
    {
      name: 'fmis_messages_failed',
      help: 'Texts, calls and messages to the app that were given up, and have not arrived',
      read: () => read(sql`(select count(*) from text_messages where outcome = 'failed' and not may_have_arrived)`),
    },
    {
      name: 'fmis_messages_oldest_due_seconds',
      help: 'How long ago the message was due first that waits for the longest, also between two tries; 0 when none waits',
      read: () =>
        read(sql`(select coalesce(extract(epoch from ${clock()}::timestamptz - min(coalesce(first_due_at, next_try_at))), 0)::float8
          from text_messages where ${isDue(clock())} or outcome is null and first_due_at is not null)`),
    },
    {
      name: 'fmis_gateway_failing_seconds',
      help: 'For how long a gateway has taken no message while some wait for it; 0 while it takes them',
      label: 'channel',
      async read() {
        const { rows } = await sql<{ channel: string; seconds: number }>`
          select channel, extract(epoch from ${clock()}::timestamptz - since)::float8 as seconds from gateway_outages o
          where exists (select from text_messages m where m.outcome is null and m.channel = o.channel)`.execute(
          database,
        );
        const none = CHANNELS.map((channel) => [channel, 0] as const);
        return Object.fromEntries([...none, ...rows.map(({ channel, seconds }) => [channel, seconds] as const)]);
      },
    },
  ];
}
