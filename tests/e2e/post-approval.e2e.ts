import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';
import { seen } from '../support/page-checks.ts';
import { openId, postQueue, QUEUE } from '../support/queue-page.ts';

const scene = stage();
const { open, waiting } = postQueue(scene);

test('a waiting post shows its film in place, and the film plays', { tags: 'further' }, async () => {
  const { body } = await (await scene.product.as('Admin')).get('/forum/pending-posts');
  const filmed = body.items.find(({ media }: { media: { kind: string }[] }) =>
    media.some(({ kind }) => kind === 'video'),
  );
  const page = await open(`?item=${filmed.id}`);
  const film = page.getByRole('article').locator('video');
  await film.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true;
    await one.play();
  });
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
});

describe('clearing the queue of posts by keys', () => {
  test('A approves, the next one opens by itself, and U brings the post back', async () => {
    const page = await open();
    const [first, second] = await waiting();
    await expect.poll(() => openId(page)).toBe(first);
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(/^Approved: post by/).waitFor();
    await expect.poll(() => openId(page)).toBe(second);
    await page.keyboard.press('u');
    // At once, before the server has taken it back, and the next key decides on nothing else.
    await expect.poll(() => openId(page)).toBe(first);
    await page.getByText(/^Taken back:/).waitFor();
    await page.getByText(/^1 of/).waitFor();
    await expect.poll(waiting).toContain(first);
    await seen(page);
  });

  test('a key while the post is being taken back waits for that, as the post has been in sight all the while', async () => {
    const page = await open();
    const [first] = await waiting();
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(/^Approved: post by/).waitFor();
    await expect.poll(waiting).not.toContain(first);
    // Nothing is answered while this lasts.
    const letGo = await answersHeld(scene.product);
    await page.keyboard.press('u');
    await expect.poll(() => openId(page)).toBe(first);
    await seen(page);
    await page.keyboard.press('r');
    await page.getByText('Reject: follows as soon as this is taken back').waitFor();
    await letGo();
    await page.getByRole('dialog', { name: 'Reject: why?' }).waitFor();
    expect(await openId(page)).toBe(first);
    await page.keyboard.press('Escape');
    await expect.poll(waiting).toContain(first);
  });

  test('a decision is taken back in the part of the queue where it was made, and one that changes nothing is none', {
    tags: 'further',
  }, async () => {
    const page = await open();
    const [first] = await waiting();
    const states = async (id: string | null) =>
      (await (await scene.product.as('Admin')).get(`/forum/post/${id}`)).body.state;
    const turnToApproved = async () => {
      await page.getByRole('radio', { name: /^Approved/ }).click();
      await expect.poll(async () => states(await openId(page))).toBe('approved');
      await seen(page);
    };
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(/^Approved: post by/).waitFor();
    // Loaded anew, the page knows from the history who decided it, and U takes it back.
    await page.goto(`${QUEUE}?tab=approved&item=${first}`);
    await expect.poll(() => openId(page)).toBe(first);
    await seen(page);
    await page.keyboard.press('u');
    await page.getByText(/^Taken back:/).waitFor();
    await expect.poll(() => states(first ?? null)).toBe('pending');
    await page.goto(QUEUE);
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(/^Approved: post by/).waitFor();
    await turnToApproved();
    const published = await openId(page);
    await page.getByRole('button', { name: 'Approve', disabled: true }).waitFor();
    await page.keyboard.press('a');
    await expect.poll(() => openId(page)).toBe(published);
    await page.keyboard.press('u');
    await expect.poll(() => openId(page)).toBe(first);
    await expect.poll(() => page.getByRole('radio', { name: /^Waiting/ }).isChecked()).toBe(true);
    await page.getByText(/^Taken back:/).waitFor();
    await expect.poll(() => states(published)).toBe(published === first ? 'pending' : 'approved');
    await turnToApproved();
    const taken = await openId(page);
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Reject: why?' }).getByRole('textbox').fill('Names a neighbour');
    await page.keyboard.press('Enter');
    await page.getByText(/^Rejected: post by/).waitFor();
    await page.keyboard.press('u');
    await seen(page);
    await expect.poll(() => openId(page)).toBe(taken);
    await expect.poll(() => states(taken)).toBe('approved');
  });

  test('what the part before had is closed until the part that was turned to has come: keys decide on nothing', async () => {
    const page = await open();
    await seen(page);
    const queued = await waiting();
    // The database answers nobody else while this lasts: the other part is on its way until then.
    const letGo = await answersHeld(scene.product);
    await page.getByRole('radio', { name: /^Rejected/ }).click();
    await page.locator('[data-item]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Approve', disabled: true }).waitFor();
    for (const key of ['a', 'r', 'j', 'a', 's', 'w']) await page.keyboard.press(key);
    await letGo();
    const { body } = await (await scene.product.as('Admin')).get('/forum/rejected-posts?sort=-stateSince');
    await expect.poll(() => openId(page)).toBe(body.items[0].id);
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('rejected');
    expect(await waiting()).toEqual(queued);
  });

  test('a key decides once, on what has been seen: not while it is held, nor within a blink, nor for what it writes', async () => {
    const page = await open();
    const queued = await waiting();
    await seen(page);
    // Four presses of the place of A, on a keyboard that writes Urdu there, faster than anybody reads.
    await page.evaluate(async () => {
      for (let press = 0; press < 4; press++) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ا', code: 'KeyA', bubbles: true }));
        await Promise.resolve();
      }
    });
    await expect.poll(() => openId(page)).toBe(queued[1]);
    await seen(page);
    await page.keyboard.down('a');
    await expect.poll(() => openId(page)).toBe(queued[2]);
    await seen(page);
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).toBe(queued[3]);
    await expect.poll(waiting).toEqual(queued.slice(2));
  });

  test('R asks why beside the post; a digit and Enter reject it with that reason', async () => {
    const page = await open();
    const name = await page.getByRole('article').getAttribute('aria-label');
    await seen(page);
    await page.keyboard.press('r');
    const panel = page.getByRole('dialog', { name: 'Reject: why?' });
    await panel.getByRole('radio').first().waitFor();
    const [post, asked] = [await page.getByRole('article').boundingBox(), await panel.boundingBox()];
    expect((post?.x ?? 0) + (post?.width ?? 0)).toBeLessThanOrEqual(asked?.x ?? 0);
    // Without one it says so at the reasons, where a digit still chooses.
    await page.keyboard.press('Enter');
    const fault = panel.getByText('Give a reason first.');
    await expect.poll(() => fault.evaluate((words) => words === document.activeElement)).toBe(true);
    const [said, field] = [await fault.boundingBox(), await panel.getByRole('textbox').boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await panel.getByRole('textbox').fill('Names a neighbour');
    await fault.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await seen(page);
    await page.keyboard.press('r');
    await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Names a neighbour');
    // Nor is it lost where the page goes away under it.
    await page.reload();
    await seen(page);
    await page.keyboard.press('r');
    await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Names a neighbour');
    await page.keyboard.press('2');
    await panel
      .getByRole('radio')
      .nth(1)
      .and(panel.getByRole('radio', { checked: true }))
      .waitFor();
    await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Names a neighbour');
    await panel.getByRole('textbox').fill('x'.repeat(501));
    await panel.getByRole('textbox').press('Enter');
    await panel.getByText('At most 500 characters').waitFor();
    await panel.getByRole('button', { name: 'Use the text of this reason' }).click();
    await panel.getByRole('textbox').press('Enter');
    await page.getByText(`Rejected: ${(name ?? '').replace('Post by', 'post by')}`).waitFor();
    await page.getByRole('radio', { name: /^Rejected/ }).click();
    await page.getByRole('article', { name: name ?? '' }).waitFor();
  });

  test('the menu counts along with a decision at once, before the server has answered', {
    tags: 'further',
  }, async () => {
    const page = await open();
    await seen(page);
    const count = (await waiting()).length;
    const entry = page.getByRole('navigation').getByRole('link', { name: /^Post approval/ });
    await expect.poll(() => entry.first().innerText()).toContain(String(count));
    const letGo = await answersHeld(scene.product);
    await page.keyboard.press('a');
    await expect.poll(() => entry.first().innerText()).toContain(String(count - 1));
    await letGo();
    await page.getByText(/^Approved: post by/).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Taken back:/).waitFor();
    await expect.poll(() => entry.first().innerText()).toContain(String(count));
  });

  test('the keys that are told are those of the part of the queue one is in', { tags: 'further' }, async () => {
    const page = await open('?tab=approved');
    await seen(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'All keys' });
    await keys.getByText('Reject', { exact: true }).waitFor();
    await expect.poll(() => keys.getByText('Approve', { exact: true }).count()).toBe(0);
    await expect.poll(() => keys.getByText('Skip', { exact: true }).count()).toBe(0);
  });

  test('J and K move, and ? tells the keys', { tags: 'further' }, async () => {
    const page = await open();
    const first = await openId(page);
    await page.keyboard.press('j');
    await page.getByText(/^2 of/).waitFor();
    await expect.poll(() => openId(page)).not.toBe(first);
    await page.keyboard.press('k');
    await page.getByText(/^1 of/).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'All keys' }).waitFor();
  });
});

describe('working through a part of the queue', () => {
  type Waiting = {
    id: string;
    creator: { id: string };
    escalation?: { to: { name: string } | null; by: { name: string } };
  };
  const asked = async (query: string): Promise<Waiting[]> => {
    const { body } = await (await scene.product.as('Admin')).get(`/forum/pending-posts?${query}`);
    return body.items;
  };
  const listed = async (page: Page) => await page.getByRole('region', { name: 'Queue' }).getByRole('listitem').count();

  test('F narrows it and O orders it; both stay in the QUEUE', { tags: 'further' }, async () => {
    const page = await open();
    await page.keyboard.press('f');
    const focused = (one: Locator) => expect.poll(() => one.evaluate((it) => it === document.activeElement)).toBe(true);
    const filters = page.getByRole('dialog', { name: 'Add a filter' });
    await filters.getByRole('button').first().waitFor();
    await page.keyboard.press('l');
    await focused(filters.getByRole('button', { name: 'Language' }));
    await page.keyboard.press('Enter');
    await filters.getByRole('checkbox').first().waitFor();
    await page.keyboard.press('e');
    await focused(page.getByRole('checkbox', { name: 'English', exact: true }));
    await page.getByRole('checkbox', { name: 'Urdu', exact: true }).press('Space');
    const urdu = await asked('language=ur');
    await expect.poll(() => listed(page)).toBe(urdu.length);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Newest first' }).waitFor();
    await expect.poll(() => openId(page)).toBe((await asked('language=ur&sort=-createdAt'))[0]?.id);
    await page.reload();
    await page.getByRole('button', { name: 'Newest first' }).waitFor();
    await expect.poll(() => listed(page)).toBe(urdu.length);
    // Loaded again while what it takes is on its way, a page still knows it as its own and lets it go in the end.
    const claimed = async () => (await scene.product.database.selectFrom('claims').selectAll().execute()).length;
    await page.reload();
    await page.getByRole('article').waitFor();
    await expect.poll(claimed).toBe(1);
    await page.goto('/healthz');
    await expect.poll(claimed).toBe(0);
  });

  test('S puts a post off: it stays, behind the others, also after the page was loaded again', async () => {
    const page = await open('?language=ur');
    const [first, second] = (await asked('language=ur')).map(({ id }) => id);
    await expect.poll(() => openId(page)).toBe(first);
    await page.keyboard.press('s');
    await expect.poll(() => openId(page)).toBe(second);
    await page.keyboard.press('u');
    await expect.poll(() => openId(page)).toBe(first);
    await expect.poll(() => page.getByText('skipped', { exact: true }).count()).toBe(0);
    await page.keyboard.press('s');
    await expect.poll(() => openId(page)).toBe(second);
    await page.goto(`${QUEUE}?language=ur`);
    await expect.poll(() => openId(page)).toBe(second);
    const last = page.getByRole('region', { name: 'Queue' }).getByRole('listitem').last();
    await last.getByText('skipped').waitFor();
    expect((await asked('language=ur')).map(({ id }) => id)).toContain(first);
  });

  test('Enter, and the arrow down, lead from the search to what it has found, where the keys of the queue work again', {
    tags: 'further',
  }, async () => {
    const page = await open();
    const box = page.getByRole('region', { name: 'Queue' }).getByRole('searchbox');
    const isInBox = () => box.evaluate((one) => one === document.activeElement);
    for (const key of ['Enter', 'ArrowDown']) {
      await page.keyboard.press('/');
      await expect.poll(isInBox).toBe(true);
      await page.keyboard.type('a');
      await page.keyboard.press(key);
      const isAtHit = () => page.evaluate(() => document.activeElement?.getAttribute('aria-current'));
      await expect.poll(isAtHit).toBe('true');
      const before = await openId(page);
      await page.keyboard.press('j');
      await expect.poll(() => openId(page)).not.toBe(before);
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      await expect.poll(() => box.inputValue()).toBe('');
      expect(await isInBox()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(isInBox).toBe(false);
    }
  });

  test('W shows all that waits of the author and leads back to the post', { tags: 'further' }, async () => {
    const page = await open('?language=ur');
    const [first] = await asked('language=ur');
    await expect.poll(() => openId(page)).toBe(first?.id);
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Back to all' }).waitFor();
    await expect.poll(() => listed(page)).toBe((await asked(`creator=${first?.creator.id}`)).length);
    await expect.poll(() => openId(page)).toBe(first?.id);
    await page.keyboard.press('w');
    await expect.poll(() => new URL(page.url()).searchParams.get('language')).toBe('ur');
    await expect.poll(() => openId(page)).toBe(first?.id);
  });

  test('only free ones leaves out what a colleague is at; mine are those one has taken, and looking at them lets none go', {
    tags: 'further',
  }, async () => {
    const posts = await asked('limit=1000');
    // What was handed to somebody else, or by oneself to whoever leads, no page opens by itself.
    const isApart = ({ escalation }: Waiting) =>
      escalation && (escalation.to ? escalation.to.name !== 'Sana Malik' : escalation.by.name === 'Sana Malik');
    const [theirs, one, other] = posts.filter((post) => !isApart(post)).map(({ id }) => id);
    await (await scene.product.as('Ops')).put(`/workflow/post/${theirs}/claim`);
    const me = await scene.product.as('Admin');
    for (const id of [one, other]) await me.put(`/workflow/post/${id}/claim`);
    const page = await open();
    const whose = async (now: string, wanted: string) => {
      await page
        .getByRole('toolbar', { name: 'Filters and order' })
        .getByRole('button', { name: now, exact: true })
        .click();
      await page.getByRole('menuitem', { name: wanted }).click();
    };
    await whose('All', 'Only free ones');
    await expect.poll(() => listed(page)).toBe(posts.length - 1);
    await expect.poll(() => openId(page)).toBe(one);
    await whose('Only free ones', 'Mine');
    await expect.poll(() => listed(page)).toBe(2);
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).toBe(other);
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Newest first' }).waitFor();
    await expect.poll(() => openId(page)).toBe(other);
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).toBe(one);
    await page.reload();
    await page.getByRole('button', { name: 'Mine', exact: true }).waitFor();
    await expect.poll(() => listed(page)).toBe(2);
    for (const id of [one, other]) await me.delete(`/workflow/post/${id}/claim`);
    await (await scene.product.as('Ops')).delete(`/workflow/post/${theirs}/claim`);
  });

  test('N writes a note for colleagues, and Escape leads back to the keys; a half-written one waits on its post', async () => {
    const page = await open();
    const id = await openId(page);
    await page.keyboard.press('n');
    await page.keyboard.type('Ask the field officer first');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByRole('complementary', { name: 'Around it' }).getByText('Ask the field officer first').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('And the');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).not.toBe(id);
    const note = page.getByLabel('A note for colleagues');
    await expect.poll(() => note.inputValue()).toBe('');
    await page.keyboard.press('k');
    await expect.poll(() => openId(page)).toBe(id);
    await expect.poll(() => note.inputValue()).toBe('And the');
  });

  test('pictures turn by arrows and grow, and Escape leads back to the post', { tags: 'further' }, async () => {
    const { body } = await (await scene.product.as('Admin')).get('/forum/approved-posts?media=image');
    const several = body.items.find(
      ({ media }: { media: { kind: string }[] }) => media.filter(({ kind }) => kind === 'image').length > 1,
    );
    const page = await open(`?tab=approved&media=image&item=${several.id}`);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Picture 1 of/ })
      .click();
    const viewer = page.getByRole('dialog', { name: /^Picture 1 of/ });
    await viewer.getByRole('group').waitFor();
    await page.keyboard.press('+');
    await viewer.getByText('150 %').waitFor();
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: /^Picture 2 of/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await openId(page)).toBe(several.id);
  });
});
