// @module-tag further
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendDueMessages } from '../../src/server/features/messages/messages.sending.ts';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';
import { offences } from '../support/page-checks.ts';

const scene = stage();
const HOUR = 3_600_000;
const later = (hours: number) => () => new Date(journeyNow().getTime() + hours * HOUR);

/** A farmer's post rejected by a moderator; its text to the author leaves in an hour, so that no journey is too slow for it. */
async function rejectedPost(): Promise<string> {
  const admin = await scene.product.as('Admin');
  const { body } = await admin.get('/forum/pending-posts?limit=1');
  const { id } = body.items[0];
  await admin.put('/forum/status', { id, status: 'rejected', reason: 'Says nothing' });
  const texts = scene.product.database.updateTable('text_messages').where('record_id', '=', id);
  const { numUpdatedRows } = await texts.set({ next_try_at: later(1)() }).executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  return id;
}

const recordOf = (id: string) => `/app/discussion/forum/post/${id}`;
const queueOf = (id: string) => `/app/discussion/postapproval?tab=rejected&item=${id}`;

/** What the page says of the texts to farmers. */
async function says(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Text messages' }).getByText(words).waitFor();
}

test('what the author is told waits on the record and in the queue, and says when it was sent', async () => {
  const id = await rejectedPost();
  const record = await scene.signedIn('Admin', recordOf(id));
  await says(record, /^SMS to the author waits until /);
  await says(record, /Says nothing/);
  const queue = await scene.signedIn('Ops', queueOf(id));
  await says(queue, /^SMS to the author waits until /);
  expect(await offences(queue)).toEqual([]);

  await sendDueMessages({ ...scene.product.app.services, clock: later(2) });
  for (const page of [record, queue]) {
    await page.reload();
    await says(page, /^SMS to the author sent \d/);
  }
  expect(scene.product.mailbox.texts.filter(({ text }) => text.includes('Says nothing'))).toHaveLength(1);
});

test('what the gateway refuses is tried again, and the record says with its words that it failed', async () => {
  const id = await rejectedPost();
  const sms = { send: () => Promise.reject(new Error('The line is down.')) };
  await sendDueMessages({ ...scene.product.app.services, sms, clock: later(2) });
  const record = await scene.signedIn('Admin', recordOf(id));
  await says(record, /^SMS to the author: 1 try failed \(The line is down\.\), the next one is at /);

  for (let tries = 2; tries <= 6; tries++) {
    await sendDueMessages({ ...scene.product.app.services, sms, clock: later(tries * 12) });
  }
  await record.reload();
  await says(record, /^SMS to the author failed after 6 tries: The line is down\.$/);
  const queue = await scene.signedIn('Ops', queueOf(id));
  await says(queue, /^SMS to the author failed after 6 tries: The line is down\.$/);
});

test('what was decided anew before it left is said to be withdrawn', async () => {
  const id = await rejectedPost();
  const record = await scene.signedIn('Admin', recordOf(id));
  await says(record, /^SMS to the author waits until /);
  await (await scene.product.as('Ops')).put('/forum/status', { id, status: 'approved' });
  await record.reload();
  await says(record, /^SMS to the author not sent: decided anew before$/);
});
