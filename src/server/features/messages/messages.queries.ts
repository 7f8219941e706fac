import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { Occasion } from './messages.store.ts';

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
