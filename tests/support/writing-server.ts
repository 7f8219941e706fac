import { openEmbedded, openServer } from '../../src/server/platform/database.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { transaction } from '../../src/server/platform/transaction.ts';
import { smallServer } from './small-server.ts';

/** A process of its own that stores the amount of each call it answers; made to be killed. */
const [kind, where] = process.argv.slice(2);
if (where === undefined) throw new Error('Say pglite and a folder, or postgres and an address.');

const open = kind === 'pglite' ? await openEmbedded({ folder: where }) : await openServer(where);
await migrate(open.database);
const app = await smallServer(open, async ({ body }) => {
  const text = String(body.amount);
  await transaction(open.database, (trx) =>
    trx
      .insertInto('sent_messages')
      .values({ id: crypto.randomUUID(), channel: 'sms', recipient: '1', text, sent_at: new Date() })
      .execute(),
  );
  return { body: { text } };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
