import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { LEASE_MS, sendDueMessages } from '../../../src/server/features/messages/messages.sending.ts';
import { takeMessages } from '../../../src/server/features/messages/messages.store.ts';
import { openEmbedded, openServer } from '../../../src/server/platform/database.ts';
import { readableOutbox } from '../../../src/server/platform/gateways.ts';
import { everyChannel } from '../../support/gateways.ts';
import { enterMessages } from '../../support/messages.ts';
import { freshDatabase } from '../../support/postgres.ts';

const script = fileURLToPath(new URL('../../support/killed-while-sending.ts', import.meta.url));
const MESSAGES = 12;

test('a server killed between the gateway’s yes and its own note sends every message once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-messages-'));
  const child = fork(script, [folder, String(MESSAGES)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

  const open = await openEmbedded({ folder });
  const { database } = open;
  const later = new Date(Date.now() + 3_600_000);
  const services = { database, clock: () => later, newId: () => crypto.randomUUID() };
  expect(await outboxOf(database)).toHaveLength(5);
  await sendDueMessages({ ...services, ...readableOutbox(services) });
  const sent = await outboxOf(database);
  expect(sent).toEqual(Array.from({ length: MESSAGES }, (_, place) => `Message ${String(place).padStart(2, '0')}`));
  const notSent = await database.selectFrom('text_messages').select('id').where('sent_at', 'is', null).execute();
  expect(notSent).toEqual([]);
  await open.close();
  await rm(folder, { recursive: true });
});

test('several servers that send at once send every message once', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const servers = await Promise.all([1, 2, 3].map(() => openServer(fresh.url, { connections: 4 })));
  const [{ database }] = servers as [(typeof servers)[number]];
  await enterMessages(database, 120);
  const now = new Date();
  const sent: string[] = [];
  const sms = { send: async ({ text }: { text: string }) => void sent.push(text) };
  await Promise.all(
    servers.flatMap((server) =>
      [1, 2].map(() => sendDueMessages({ database: server.database, clock: () => now, ...everyChannel(sms) })),
    ),
  );
  expect(sent).toHaveLength(120);
  expect(new Set(sent).size).toBe(120);
  await Promise.all(servers.map((server) => server.close()));
  await fresh.drop();
});

test('what a gateway without ids may have had when its sender died is not sent again, and says so', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const open = await openServer(fresh.url, { connections: 4 });
  const { database } = open;
  await enterMessages(database, 3);
  const now = new Date();
  const [died, noted] = await database.selectFrom('text_messages').select('id').orderBy('text').execute();
  await database
    .updateTable('text_messages')
    .set({ attempts: 1 })
    .where('id', '=', died?.id ?? '')
    .execute();
  await database
    .updateTable('text_messages')
    .set({ attempts: 1, noted_attempts: 1, last_error: 'Too many at once' })
    .where('id', '=', noted?.id ?? '')
    .execute();
  const sent: (string | undefined)[] = [];
  const sms = { repeats: true, send: async ({ id }: { id?: string }) => void sent.push(id) };
  await sendDueMessages({ database, clock: () => now, ...everyChannel(sms) });
  expect(sent).toHaveLength(2);
  expect(sent).not.toContain(died?.id);
  const left = await database
    .selectFrom('text_messages')
    .select(['outcome', 'may_have_arrived', 'last_error'])
    .where('id', '=', died?.id ?? '')
    .execute();
  expect(left).toEqual([
    {
      outcome: 'failed',
      may_have_arrived: true,
      last_error: 'It was not noted how the last try ended. It may have arrived, and is not sent again.',
    },
  ]);
  await open.close();
  await fresh.drop();
});

async function outboxOf(database: Parameters<typeof enterMessages>[0]): Promise<string[]> {
  const rows = await database.selectFrom('sent_messages').select('text').orderBy('text').execute();
  return rows.map(({ text }) => text);
}

test('what was taken when the sender is told to stop is due again, as if nobody had tried', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const open = await openServer(fresh.url, { connections: 4 });
  const { database } = open;
  await enterMessages(database, 40);
  const stopping = new AbortController();
  const now = new Date();
  const sent: string[] = [];
  const gateway = {
    async send({ text }: { text: string }) {
      sent.push(text);
      // Of the second four, while the others of them wait.
      if (sent.length === 5) stopping.abort();
    },
  };
  await sendDueMessages({ database, clock: () => now, ...everyChannel(gateway) }, stopping.signal);
  const rows = await database.selectFrom('text_messages').select(['text', 'outcome', 'attempts']).execute();
  expect(
    rows
      .filter(({ outcome }) => outcome === 'sent')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(sent.toSorted());
  const left = rows.filter(({ outcome }) => outcome === null);
  expect(left).toHaveLength(40 - sent.length);
  expect(left.every(({ attempts }) => attempts === 0)).toBe(true);
  await sendDueMessages({ database, clock: () => now, ...everyChannel(gateway) });
  expect(sent.toSorted()).toEqual(rows.map(({ text }) => text).toSorted());
  await open.close();
  await fresh.drop();
});

test('what a person wrote goes before the thousands of a campaign, and what was taken by who died is due within half a minute', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const open = await openServer(fresh.url, { connections: 4 });
  const { database } = open;
  await enterMessages(database, 30);
  await database.updateTable('text_messages').set({ for_subscribers: true }).execute();
  await database
    .updateTable('text_messages')
    .set({ for_subscribers: false, next_try_at: new Date() })
    .where('text', '=', 'Message 29')
    .execute();
  const sent: string[] = [];
  const gateway = { send: async ({ text }: { text: string }) => void sent.push(text) };
  const clock = { now: new Date() };
  const services = { database, clock: () => clock.now };
  const lost = takeMessages(database, { now: clock.now, leaseMs: LEASE_MS, most: 1 });
  expect(await lost).toMatchObject([{ text: 'Message 29' }]);
  await sendDueMessages({ ...services, ...everyChannel(gateway) });
  expect(sent).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 25_000);
  await sendDueMessages({ ...services, ...everyChannel(gateway) });
  expect(sent).toEqual(['Message 29']);
  await open.close();
  await fresh.drop();
});
