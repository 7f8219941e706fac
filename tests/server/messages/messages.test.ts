import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDueMessages } from '../../../src/server/features/messages/messages.sending.ts';
import { takeMessages } from '../../../src/server/features/messages/messages.store.ts';
import { type Delivery, readableOutbox } from '../../../src/server/platform/gateways.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { everyChannel } from '../../support/gateways.ts';
import { newListing } from '../workflow/listing.driver.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost, reportReason } from '../workflow/report.driver.ts';

const MINUTE = 60_000;

let app: TestApp;
let admin: Person;
let ops: Person;
/** How much later than the decisions it is for whoever sends: sessions would end if the server's own clock went on. */
let later = 0;

beforeAll(async () => {
  // Messages go when a test says so, never by the server's own clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
  ops = await app.as('Ops');
});
beforeEach(async () => {
  later = 0;
  await app.database.deleteFrom('text_messages').execute();
  await app.database.deleteFrom('gateway_outages').execute();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** An active farmer who has chosen this language. */
async function farmerReading(tag: 'en' | 'ur' | 'ps') {
  const { id } = await app.database
    .selectFrom('farmers')
    .select('id')
    .where('state', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const language = app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'language')
    .where(sql<boolean>`attributes ->> 'tag' = ${tag}`);
  return await app.database
    .updateTable('farmers')
    .set({ language_id: language })
    .where('id', '=', id)
    .returning(['id', 'country_code', 'msisdn'])
    .executeTakeFirstOrThrow();
}

async function rejected(farmerId: string, reason?: string) {
  const { id, number } = await newPost(ops, { creatorId: farmerId });
  await admin.put('/forum/status', { id, status: 'rejected', ...(reason && { reason }) });
  return { id, number };
}

async function messagesOf(entity: string, id: string) {
  return (await admin.get(`/workflow/${entity}/${id}`)).body.messages;
}

/** What leaves within the next minutes, through a gateway of the test's own. */
async function sentWithin(
  minutes: number,
  send: (sms: Delivery) => Promise<void> = async () => {},
  log: FastifyBaseLogger = app.app.log,
): Promise<Delivery[]> {
  const seen: Delivery[] = [];
  later += minutes * MINUTE;
  const sms = {
    async send(one: Delivery) {
      seen.push(one);
      await send(one);
    },
  };
  await sendDueMessages({ ...app.app.services, log, clock: then, ...everyChannel(sms) });
  return seen;
}

const then = () => new Date(app.clock.now().getTime() + later);

describe('a farmer', () => {
  test('hears of a decision once, a minute after it, and the record says when', async () => {
    const farmer = await farmerReading('ur');
    const { id, number } = await rejected(farmer.id);
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'waiting', addressee: 'author', attempts: 0 }]);
    expect(await sentWithin(0)).toEqual([]);
    const text = `آپ کی پوسٹ ${number} شائع نہیں کی گئی۔ یہ فورم کے قواعد کے مطابق نہیں۔`;
    expect(await sentWithin(1)).toMatchObject([{ to: `${farmer.country_code}${farmer.msisdn}`, text }]);
    expect(await sentWithin(600)).toEqual([]);
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'sent', text, attempts: 1, error: null }]);
  });

  test.each([
    ['en', 'ur', (number: number) => `Your post ${number}: Your post is not in the forum because it insults others.`],
    [
      'ps',
      'en',
      (number: number) => `آپ کی پوسٹ ${number}: آپ کی پوسٹ فورم میں نہیں ہے کیونکہ اس میں دوسروں کی توہین ہے۔`,
    ],
  ] as const)(
    'who chose %s reads a reason of the list in a language of their own, though it was given in %s',
    async (tag, given, expected) => {
      const reasons = {
        en: 'Your post is not in the forum because it insults others.',
        ur: 'آپ کی پوسٹ فورم میں نہیں ہے کیونکہ اس میں دوسروں کی توہین ہے۔',
      };
      const { id, number } = await rejected((await farmerReading(tag)).id, reasons[given]);
      expect(await messagesOf('post', id)).toMatchObject([{ text: expected(number) }]);
    },
  );

  test('reads the decider’s own words as they were written', async () => {
    const { id, number } = await rejected((await farmerReading('en')).id, 'The field is not yours.');
    expect(await messagesOf('post', id)).toMatchObject([
      { text: `Your post ${number} was not published. The field is not yours.` },
    ]);
  });

  test('hears nothing of a decision that was taken back within the minute', async () => {
    const { id } = await rejected((await farmerReading('ur')).id);
    await admin.put('/forum/status', { id, status: 'pending' });
    const texts = (await sentWithin(1)).map(({ text }) => text);
    const [message] = await messagesOf('post', id);
    expect(message).toMatchObject({ state: 'withdrawn', attempts: 0, sentAt: null });
    expect(texts).not.toContain(message.text);
  });

  test('who was told of a decision hears that it does not hold, and of the next one', async () => {
    const { id, number } = await newPost(ops, { creatorId: (await farmerReading('en')).id });
    const approved = `Your post ${number} is in the forum. Everybody can read it now.`;
    const decide = (status: string) => admin.put('/forum/status', { id, status });
    await decide('approved');
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
    await decide('pending');
    expect(await sentWithin(1)).toMatchObject([
      { text: `Your post ${number} is being looked at again. What we wrote before does not hold.` },
    ]);
    await decide('approved');
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
  });

  test('is not told the same twice when a decision is taken back and made again before anybody says so', async () => {
    const { id } = await newPost(ops, { creatorId: (await farmerReading('en')).id });
    await admin.put('/forum/status', { id, status: 'approved' });
    expect(await sentWithin(1)).toHaveLength(1);
    await admin.put('/forum/status', { id, status: 'pending' });
    await admin.put('/forum/status', { id, status: 'approved' });
    expect(await sentWithin(1)).toEqual([]);
  });

  test('who was told of a badge hears that it was taken back with its decision', async () => {
    const badge = await app.database
      .selectFrom('badges')
      .select('id')
      .where('state', '=', 'recommended')
      .executeTakeFirstOrThrow();
    await admin.put('/badges/accept', { id: badge.id });
    expect(await sentWithin(1)).toHaveLength(1);
    await admin.post(`/workflow/badge/${badge.id}/RETURN`, {});
    expect(await sentWithin(1)).toMatchObject([{ text: expect.stringMatching(/was taken back|واپس لے لیا گیا ہے/) }]);
  });

  test('hears of a listing as its seller, and of a report as who reported', async () => {
    const farmer = await farmerReading('en');
    const listing = await newListing(app, ops, { creator: farmer.id });
    await admin.put(`/mandi/listing/approve/${listing.id}`);
    expect(await messagesOf('listing', listing.id)).toMatchObject([
      { addressee: 'seller', text: `Your listing ${listing.number} is on the market. Buyers can see it now.` },
    ]);

    const report = await reportPost(app, ops, (await newPost(admin)).id);
    const byFarmer = { reporter_id: farmer.id, reporter_kind: 'farmer' as const };
    await app.database.updateTable('reports').set(byFarmer).where('id', '=', report.id).execute();
    await admin.post(`/workflow/report/${report.id}/AGREE`, {});
    expect(await messagesOf('report', report.id)).toMatchObject([
      { addressee: 'reporter', text: 'Your report was right. The post has been taken out of the forum.' },
    ]);
  });

  test('whose number is on the do-not-call list by then is left in peace', async () => {
    const farmer = await farmerReading('ur');
    const { id } = await rejected(farmer.id);
    const { body: entry } = await admin.post('/dncr-list', { msisdn: `${farmer.country_code}${farmer.msisdn}` });
    const sent = await sentWithin(1);
    await admin.delete(`/dncr-list/${entry.id}`);
    expect(sent.map(({ to }) => to)).not.toContain(`${farmer.country_code}${farmer.msisdn}`);
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'withheld', sentAt: null }]);
  });
});

describe('a decision on a report that is taken back', () => {
  /** An approved post of a farmer, and the text that says so. */
  async function approvedPost() {
    const { id, number } = await newPost(ops, { creatorId: (await farmerReading('en')).id });
    await admin.put('/forum/status', { id, status: 'approved' });
    return { id, approved: `Your post ${number} is in the forum. Everybody can read it now.` };
  }
  async function agree(postId: string): Promise<string> {
    const report = await reportPost(app, ops, postId);
    await admin.post(`/workflow/report/${report.id}/AGREE`, {});
    return report.id;
  }
  const statesOf = async (id: string) =>
    (await messagesOf('post', id)).map(({ state }: { state: string }) => state).sort();

  test('within the minute says nothing to the author, who knows the post as it was', async () => {
    const { id, approved } = await approvedPost();
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
    await admin.post(`/workflow/report/${await agree(id)}/REOPEN`, {});
    expect(await sentWithin(1)).toEqual([]);
    expect(await statesOf(id)).toEqual(['sent', 'withdrawn']);
    expect((await admin.get(`/forum/post/${id}`)).body.state).toBe('approved');
  });

  test('within the minute of the approval still tells the author of the approval, once', async () => {
    const { id, approved } = await approvedPost();
    await admin.post(`/workflow/report/${await agree(id)}/REOPEN`, {});
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
    expect(await statesOf(id)).toEqual(['sent', 'withdrawn', 'withdrawn']);
  });

  test('after the author was told says that the post is in the forum again', async () => {
    const { id, approved } = await approvedPost();
    await sentWithin(1);
    const report = await agree(id);
    expect(await sentWithin(1)).toMatchObject([{ text: expect.stringContaining('was not published') }]);
    await admin.post(`/workflow/report/${report}/REOPEN`, {});
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
  });

  test('while the gateway was being asked says it too: nobody knows whether the first text has arrived', async () => {
    const { id, approved } = await approvedPost();
    await sentWithin(1);
    const report = await agree(id);
    await sentWithin(1, async () => {
      throw new Error('No answer in time.');
    });
    await admin.post(`/workflow/report/${report}/REOPEN`, {});
    expect(await sentWithin(1)).toMatchObject([{ text: approved }]);
  });

  test('of a listing within the minute says nothing to its seller', async () => {
    const listing = await newListing(app, ops, { creator: (await farmerReading('en')).id });
    await admin.put(`/mandi/listing/approve/${listing.id}`);
    await sentWithin(1);
    const reasonId = await reportReason(app);
    const { body: report } = await ops.put('/mandi/listing/report', { listingId: listing.id, reasonId });
    await admin.post(`/workflow/report/${report.id}/AGREE`, {});
    await admin.post(`/workflow/report/${report.id}/REOPEN`, {});
    expect(await sentWithin(1)).toEqual([]);
    expect((await admin.get(`/mandi/listing/${listing.id}`)).body.state).toBe('approved+active');
  });
});

test('a badge given and taken back within the minute reaches nobody', async () => {
  const { id: farmerId } = await farmerReading('en');
  const { body: badges } = await admin.get('/badges/');
  const held = await app.database.selectFrom('badges').select('badge_id').where('farmer_id', '=', farmerId).execute();
  const free = badges.items.find(({ id }: { id: string }) => !held.some(({ badge_id }) => badge_id === id));
  const { body: badge } = await admin.put('/badges/assign', { farmerId, badgeId: free.id });
  await admin.post(`/workflow/badge/${badge.id}/REVOKE`, { reason: 'Given to the wrong farmer.' });
  expect(await sentWithin(1)).toEqual([]);
  expect(await messagesOf('badge', badge.id)).toMatchObject([{ state: 'withdrawn', attempts: 0 }]);
});

test('a colleague reads of it in the portal and gets no text', async () => {
  const { id } = await newPost(ops);
  await admin.put('/forum/status', { id, status: 'approved' });
  expect(await messagesOf('post', id)).toEqual([]);
});

describe('a gateway that fails', () => {
  test('is asked again after ever longer pauses, six times, and then the record says what it said', async () => {
    const { id } = await rejected((await farmerReading('ur')).id);
    await sentWithin(1, async () => {
      throw new Error('The line is down.');
    });
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'waiting', attempts: 1, error: 'The line is down.' }]);
    const tries: number[] = [];
    for (const minutes of [1, 5, 20, 60, 240, 10_000]) {
      const early = await sentWithin(minutes - 1);
      const due = await sentWithin(1, async () => {
        throw new Error(`No, after ${minutes}.`);
      });
      tries.push(early.length + due.length);
    }
    expect(tries).toEqual([1, 1, 1, 1, 1, 0]);
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'failed', attempts: 6, error: 'No, after 240.' }]);
  });

  test('and comes back delivers what waited, each once', async () => {
    const { id } = await rejected((await farmerReading('ur')).id);
    const refused = await sentWithin(1, async () => {
      throw new Error('The line is down.');
    });
    const delivered = await sentWithin(1);
    expect(delivered).toEqual(refused);
    expect(await messagesOf('post', id)).toMatchObject([{ state: 'sent', attempts: 2, nextTryAt: null }]);
  });

  test('keeps nobody from deciding anew: what it refused is withdrawn', async () => {
    const { id } = await rejected((await farmerReading('ur')).id);
    await sentWithin(1, async () => {
      throw new Error('The line is down.');
    });
    await admin.put('/forum/status', { id, status: 'approved' });
    const states = (await messagesOf('post', id)).map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual(['waiting', 'withdrawn']);
    expect(await sentWithin(5)).toHaveLength(1);
  });
});

test('a gateway that takes nothing is told once, watched for as long, and what waits leaves when it takes something', async () => {
  const lines: unknown[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ level: 'info' }, { write });
  const down = async () => {
    throw new Error('The line is down.');
  };
  const figures = async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const of = (name: string) => Number(new RegExp(`^fmis_${name} (\\S+)$`, 'm').exec(String(body))?.[1]);
    return { sms: of('gateway_failing_seconds{channel="sms"}'), oldest: of('messages_oldest_due_seconds') };
  };
  const { id: farmer } = await farmerReading('ur');
  await rejected(farmer);
  await rejected(farmer);
  await sentWithin(1, down, log);
  await sentWithin(1, down, log);
  // Both wait for five minutes now; nothing is due.
  const refused = { level: 40, channel: 'sms', reason: 'The line is down.', msg: 'a gateway takes no messages' };
  expect(lines).toMatchObject([refused]);
  app.clock.advance(3 * MINUTE);
  later = 0;
  expect(await figures()).toEqual({ sms: 120, oldest: 120 });

  await rejected(farmer);
  expect(await sentWithin(1, undefined, log)).toHaveLength(3);
  const back = { level: 30, channel: 'sms', failed: 4, msg: 'a gateway takes messages again' };
  expect(lines).toMatchObject([refused, back]);
  expect(await figures()).toEqual({ sms: 0, oldest: 0 });
});

test('one message that a gateway stumbles over again and again waits as long as it must', async () => {
  const { id: farmer } = await farmerReading('ur');
  await rejected(farmer);
  await sentWithin(1, async () => {
    throw new Error('No such number.');
  });
  await rejected(farmer);
  const next_try_at = new Date(then().getTime() + 9 * MINUTE);
  await app.database.updateTable('text_messages').set({ next_try_at }).where('attempts', '>', 0).execute();
  expect(await sentWithin(1)).toHaveLength(1);
});

test('a message that the gateway had accepted when the server died is in the outbox once', async () => {
  const { id } = await rejected((await farmerReading('ur')).id);
  const { database } = app;
  const outbox = readableOutbox(app.app.services).sms;
  later = MINUTE;
  const [taken] = await takeMessages(database, { now: then(), leaseMs: 2 * MINUTE, most: 1 });
  if (!taken) throw new Error('Nothing was due.');
  await outbox.send({ id: taken.id, to: taken.recipient, text: taken.text });
  expect(await sentWithin(1)).toEqual([]);
  expect(await sentWithin(1, outbox.send)).toMatchObject([{ id: taken.id }]);
  const kept = await database.selectFrom('sent_messages').select('text').where('id', '=', taken.id).execute();
  expect(kept).toEqual([{ text: taken.text }]);
  expect(await messagesOf('post', id)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});
