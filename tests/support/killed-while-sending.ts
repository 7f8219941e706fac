import { randomUUID } from 'node:crypto';
import { sendDueMessages } from '../../src/server/features/messages/messages.sending.ts';
import { openEmbedded } from '../../src/server/platform/database.ts';
import { readableOutbox } from '../../src/server/platform/gateways.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { everyChannel } from './gateways.ts';
import { enterMessages } from './messages.ts';

/** A process of its own that is killed when the gateway has accepted the fifth message and nobody has noted it yet. */
const [folder, count] = process.argv.slice(2);
if (folder === undefined || count === undefined) throw new Error('Say a folder and a number of messages.');

const { database } = await openEmbedded({ folder });
await migrate(database);
await enterMessages(database, Number(count));
const services = { database, clock: () => new Date(), newId: () => randomUUID() };
const outbox = readableOutbox(services).sms;
let accepted = 0;
const sms: typeof outbox = {
  async send(message) {
    await outbox.send(message);
    if (++accepted === 5) process.kill(process.pid, 'SIGKILL');
  },
};
await sendDueMessages({ ...services, ...everyChannel(sms) });
