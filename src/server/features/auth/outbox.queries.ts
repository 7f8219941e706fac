import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { hashOf } from './secrets.ts';

/** What the demonstration would have sent, newest first: to whom holds these secrets, and with them the texts to farmers. */
export async function listOutbox(
  database: Database,
  { secrets, withTexts }: { secrets: readonly string[]; withTexts: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: components['schemas']['OutboxMessage'][]; total: number }> {
  const shown = database
    .selectFrom('sent_messages')
    .where((either) =>
      either.or([
        ...secrets.map((secret) => either('reader_hash', '=', hashOf(secret))),
        ...(withTexts
          ? [either.exists(either.selectFrom('text_messages').whereRef('text_messages.id', '=', 'sent_messages.id'))]
          : []),
      ]),
    );
  const { total } = await shown.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await shown.selectAll().orderBy('sent_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const items = rows.map(({ id, channel, recipient, subject, text, sent_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text,
    at: sent_at.toISOString(),
  }));
  return { items, total };
}
