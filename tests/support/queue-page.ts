import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage, WindowOptions } from './browser.ts';
import { formOf } from './form.ts';
import type { Product } from './product.ts';

export const QUEUE = '/app/discussion/postapproval';

/** The queue of posts, as a moderator opens it; `waiting`: the posts that wait, in its order. */
export function postQueue(scene: Stage) {
  return {
    async open(query = '', options: WindowOptions = {}): Promise<Page> {
      const page = await scene.signedIn('Admin', `${QUEUE}${query}`, options);
      await page.getByRole('article').waitFor();
      return page;
    },
    async waiting(): Promise<string[]> {
      const { body } = await (await scene.product.as('Admin')).get('/forum/pending-posts');
      return body.items.map(({ id }: { id: string }) => id);
    },
  };
}

export const openId = async (page: Page) => await page.locator('[data-item]').getAttribute('data-item');

const AT_ONCE = 10;

/** So many posts that wait for approval, all with this word in them; their ids, the oldest first: made at once, they arrive in any order. */
export async function fillQueue(product: Product, count: number, word: string): Promise<string[]> {
  const { token } = await product.as('Admin');
  const ids: string[] = [];
  while (ids.length < count) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, async (_, place) => {
      const form = formOf({ content: `${word} ${ids.length + place + 1}: which seed is the best?` });
      const headers = { ...form.headers, authorization: `Bearer ${token}` };
      const answer = await product.app.inject({ method: 'POST', url: '/api/forum/post', ...form, headers });
      return answer.json<{ id: string }>().id;
    });
    ids.push(...(await Promise.all(made)));
  }
  const posts = await product.database
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('state_since')
    .orderBy('id')
    .execute();
  return posts.map(({ id }) => id);
}

type Sight = 'over' | 'conflict' | 'claimed' | 'turn' | 'decide';

/** What a moderator sees before the next key, once it is there and stands still. */
async function sightOf(page: Page): Promise<Sight> {
  const sight = await page.waitForFunction((): Sight | null => {
    if (document.querySelector('section[role="dialog"]')) return 'conflict';
    if (document.querySelector('section[role="alertdialog"]')) return 'claimed';
    const rows = [...document.querySelectorAll('[data-presence]')];
    const left = rows.filter((row) => row.getAttribute('data-presence') !== 'gone');
    if (left.length === 0) return document.querySelector('[aria-busy="true"]') ? null : 'over';
    const current = document.querySelector('[aria-current="true"][data-presence]');
    if (current?.getAttribute('data-presence') === 'gone') return 'turn';
    // The item itself has to be there, and to have been seen, before it is judged.
    return document.querySelector('[data-item][data-seen] article') ? 'decide' : null;
  });
  return (await sight.jsonValue()) ?? 'over';
}

/** A colleague may take the last of them meanwhile: then there is nothing to turn to, and the queue is looked at anew. */
async function turnToNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const next = document.querySelector('[data-presence]:not([data-presence="gone"])');
    if (next instanceof HTMLElement) next.click();
  });
}

const GO_ON = 'Go on with the record as it is';

/** Works a queue off as a moderator does, by one key, until it is done or enough is; what a colleague took is passed over. */
export async function workOff(page: Page, key: string, isEnough = async () => false): Promise<void> {
  for (;;) {
    const sight = await sightOf(page);
    if (sight === 'over' || (await isEnough())) return;
    if (sight === 'conflict') {
      await page.getByRole('button', { name: GO_ON }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    } else if (sight === 'claimed') {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click();
      await page.locator('section[role="alertdialog"]').waitFor({ state: 'detached' });
    } else if (sight === 'turn') {
      await turnToNext(page);
    } else {
      await page.keyboard.press(key);
    }
  }
}

/** Two moderators in two browsers work off the same queue at once; every item is decided exactly once, and both had some. */
export async function twoOnOneQueue(scene: Stage, count: number): Promise<void> {
  const word = `Together${count}`;
  const ids = await fillQueue(scene.product, count, word);
  const pages = await Promise.all([
    scene.signedIn('Admin', `${QUEUE}?search=${word}`),
    scene.signedIn('Super Admin', `${QUEUE}?search=${word}`),
  ]);
  for (const page of pages) {
    // Being second is refused with 409, which a browser prints.
    scene.tolerate(page, /409/);
    await page.getByRole('article').waitFor();
  }
  // Each has decided one before they race: whoever is slow must not find everything done.
  const moderators = async () => new Set((await decisionsOn(scene.product, ids)).map(({ by_name }) => by_name)).size;
  for (const [place, page] of pages.entries()) await workOff(page, 'a', async () => (await moderators()) > place);
  await Promise.all(pages.map((page) => workOff(page, 'a')));
  // The last decisions are still on their way when the queue is empty on the screen.
  await expect.poll(() => undecided(scene.product, ids), { timeout: 60_000 }).toBe(0);
  const steps = await decisionsOn(scene.product, ids);
  expect(new Set(steps.map(({ record_id }) => record_id)).size).toBe(count);
  expect(steps).toHaveLength(count);
  expect(await moderators()).toBe(2);
}

async function decisionsOn(product: Product, ids: readonly string[]) {
  return await product.database
    .selectFrom('history')
    .select(['record_id', 'by_name'])
    .where('record_id', 'in', ids)
    .where('event', '=', 'SET_STATUS')
    .execute();
}

async function undecided(product: Product, ids: readonly string[]): Promise<number> {
  const rows = await product.database
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
  return rows.length;
}
