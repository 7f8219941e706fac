import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { hashOf } from './secrets.ts';

/** What the demonstration would have sent, newest first: to whom holds these secrets, and with them the texts to farmers. */
export async function listOutbox(
  database: Database,
  { secrets, withTexts }: { secrets: readonly string[]; withTexts: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: components['schemas']['OutboxMessage'][]; total: number }> {
  // In one reading: what is sent meanwhile is in neither.
  const { total, rows } = await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const shown = trx
        .selectFrom('sent_messages')
        .where((either) =>
          either.or([
            ...secrets.map((secret) => either('reader_hash', '=', hashOf(secret))),
            ...(withTexts
              ? [
                  either.exists(
                    either.selectFrom('text_messages').whereRef('text_messages.id', '=', 'sent_messages.id'),
                  ),
                ]
              : []),
          ]),
        );
      const counted = await shown.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const page = shown.selectAll().orderBy('sent_at', 'desc').orderBy('id').limit(limit).offset(offset);
      return { ...counted, rows: await page.execute() };
    });
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
