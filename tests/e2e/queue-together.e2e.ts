import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { seen } from '../support/page-checks.ts';
import { fillQueue, openId, postQueue, QUEUE, twoOnOneQueue } from '../support/queue-page.ts';

const scene = stage();
const { open, waiting } = postQueue(scene);

test('two moderators in two browsers on one queue of 16 decide every item exactly once', async () => {
  await twoOnOneQueue(scene, 16);
});

describe('two moderators on one queue', () => {
  test('begin on two items; what is left is let go; deciding what the other is at asks first', async () => {
    const mine = await open();
    await scene.hears(mine);
    const [first, second] = await waiting();
    await expect.poll(() => openId(mine)).toBe(first);
    const theirs = await scene.signedIn('Ops', QUEUE);
    await theirs.getByRole('article').waitFor();
    await expect.poll(() => openId(theirs)).toBe(second);
    await scene.hears(theirs);
    // Turned to on purpose, it stays open and says who is at it.
    await theirs.keyboard.press('k');
    await theirs.getByText(/is looking at this now/).waitFor();
    await seen(theirs);
    await theirs.keyboard.press('a');
    const asked = theirs.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await expect.poll(waiting).toContain(first);
    await mine.close();
    await theirs.getByText(/is looking at this now/).waitFor({ state: 'detached' });
    await theirs.keyboard.press('a');
    await theirs.getByText(/^Approved: post by/).waitFor();
  });

  test('a duplicated tab gives back nothing of its original, and what that one leaves is claimed by who still has it open', {
    tags: 'further',
  }, async () => {
    const page = await open();
    const [first, , third] = await waiting();
    const claimed = async () =>
      (await scene.product.database.selectFrom('claims').select('record_id').execute()).map((one) => one.record_id);
    await expect.poll(claimed).toEqual([first]);
    const opening = page.context().waitForEvent('page');
    // It begins with a copy of what this window keeps, as a duplicated tab does.
    await page.evaluate(() => void window.open(location.href));
    const copy = await opening;
    await copy.getByRole('article').waitFor();
    await expect.poll(() => openId(copy)).toBe(first);
    await seen(copy);
    await copy.keyboard.press('j');
    await copy.keyboard.press('j');
    await expect.poll(() => openId(copy)).toBe(third);
    await expect.poll(claimed).toContain(third);
    expect(await claimed()).toContain(first);
    // Turned to what the other has open, it takes nothing; left by the other it is claimed here.
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).toBe(third);
    await expect.poll(claimed).toEqual([third]);
    await scene.hears(page);
    await copy.keyboard.press('k');
    await expect.poll(() => openId(copy)).not.toBe(third);
    await expect.poll(async () => (await claimed()).toSorted()).toEqual([await openId(copy), third].toSorted());
    // What is decided in the one leaves the other.
    await seen(page);
    const rows = copy.locator('[data-presence]');
    const before = await rows.count();
    await page.keyboard.press('a');
    await page.getByText(/^Approved: post by/).waitFor();
    await expect.poll(() => rows.count()).toBe(before - 1);
    await copy.getByRole('radio', { name: new RegExp(` ${before - 1}$`) }).waitFor();
  });

  test('who writes about an item keeps it when a colleague decides it, and no letter meets the next one', async () => {
    const page = await open();
    await scene.hears(page);
    const [first] = await waiting();
    await expect.poll(() => openId(page)).toBe(first);
    await seen(page);
    await page.keyboard.press('r');
    const panel = page.getByRole('dialog', { name: /reject/i });
    const message = panel.getByRole('textbox');
    await message.fill('Please say which crop ');
    const colleague = await scene.product.as('Super Admin');
    expect(
      (await colleague.post(`/workflow/post/${first}/SET_STATUS`, { fields: { status: 'approved' } })).status,
    ).toBe(200);
    await panel.getByRole('alert').waitFor();
    // Nothing below says otherwise than the notice.
    const item = page.locator('[data-item]');
    await item.getByText(/^Handled by .*: Approved/).waitFor();
    await item.locator('[data-judged] header').getByText('Approved', { exact: true }).waitFor();
    await expect.poll(() => item.getByText('Pending', { exact: true }).count()).toBe(0);
    const decisions = page.getByRole('toolbar', { name: 'Decisions' });
    for (const name of ['Approve', 'Reject'])
      await expect.poll(() => decisions.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
    // The list is read again as something new comes, and does not have it any more.
    await fillQueue(scene.product, 1, 'Mustard');
    await page.getByText('Mustard 1:').first().waitFor();
    await message.pressSequentially('a a a');
    await expect.poll(() => message.inputValue()).toBe('Please say which crop a a a');
    await expect.poll(() => openId(page)).toBe(first);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect.poll(() => openId(page)).not.toBe(first);
  });

  test('what a colleague handles greys out and says by whom', { tags: 'further' }, async () => {
    const mine = await open();
    await scene.hears(mine);
    const theirs = await scene.signedIn('Ops', QUEUE);
    // What is at the first is passed over: it begins on the second by itself.
    await theirs.getByText(/^2 of/).waitFor();
    await seen(theirs);
    const figure = async () =>
      Number((await mine.locator('dt:has-text("Items waiting") + dd').textContent())?.match(/\d+/)?.[0]);
    const before = await figure();
    await theirs.keyboard.press('a');
    await theirs.getByText(/^Approved: post by/).waitFor();
    await mine.locator('[data-presence="gone"]').first().waitFor();
    // It stays in sight and is counted no more, in the tab as above.
    expect(await figure()).toBe(before - 1);
    await mine.getByRole('radio', { name: new RegExp(` ${before - 1}$`) }).waitFor();
    await expect.poll(() => mine.locator('[data-presence="gone"]').first().innerText()).toMatch(/by /);
    // What is handed on stays too, says to whom, and is counted as such; taken back, it is as before.
    const toMe = mine.locator('[data-presence]').getByText('to you');
    const handed = mine.locator('dt:has-text("Items waiting") + dd small');
    const marks = async () => [
      await toMe.count(),
      Number(/\d+/.exec((await handed.allTextContents()).join(''))?.[0] ?? 0),
    ];
    const [mineBefore = 0, handedBefore = 0] = await marks();
    const last = (await waiting()).at(-1);
    const admin = await scene.product.as('Super Admin');
    await admin.post(`/workflow/post/${last}/ESCALATE`, { reason: 'Yours', fields: { to: 'admin@demo.fmis' } });
    await expect.poll(marks).toEqual([mineBefore + 1, handedBefore + 1]);
    expect((await admin.post(`/workflow/post/${last}/TAKE_BACK`, {})).status).toBe(200);
    await expect.poll(marks).toEqual([mineBefore, handedBefore]);
  });

  test('a post changed between view and decision is a conflict that shows the difference', async () => {
    const page = await open();
    scene.tolerate(page, /409/);
    const id = await openId(page);
    const colleague = await scene.signedIn('Ops', `/app/discussion/forum/post/${id}`);
    const post = colleague.getByRole('region', { name: 'Post', exact: true });
    await post.getByRole('button', { name: 'Edit' }).click();
    await post.getByLabel('Text').fill('Something else altogether');
    await post.getByRole('button', { name: 'Save' }).click();
    await colleague.getByRole('heading', { level: 1, name: 'Something else altogether' }).waitFor();
    await seen(page);
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Somebody else was faster' });
    await dialog.getByText('Something else altogether').waitFor();
    await dialog.getByRole('button', { name: 'Go on with the record as it is' }).click();
    await page.getByRole('article').getByText('Something else altogether').waitFor();
  });
});
