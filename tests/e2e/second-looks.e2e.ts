import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { focused, seen } from '../support/page-checks.ts';

const scene = stage();

test('G hands an item on with a note and U takes it back; the colleague finds it with who and why', {
  tags: 'further',
}, async () => {
  const leader = await scene.product.as('Admin');
  const { total } = (await leader.get('/forum/pending-posts?escalated=any&limit=1')).body;
  const page = await scene.signedIn('Ops', '/app/discussion/postapproval');
  await seen(page);
  const open = () => page.locator('[data-item]').getAttribute('data-item');
  const approved = await open();
  await page.keyboard.press('a');
  await expect.poll(open).not.toBe(approved);
  await seen(page);
  const handed = await open();
  const handOn = async () => {
    await page.keyboard.press('g');
    const dialog = page.getByRole('dialog', { name: 'Hand on' });
    await focused(dialog.getByRole('combobox'));
    await dialog.getByLabel('Reason').fill('Is this the notice of the seed company?');
    await dialog.getByRole('button', { name: 'Hand on' }).click();
    await page.getByText(/^Handed on: /).waitFor();
  };
  await handOn();
  // U has it in its place again, with nobody; the next one goes to what came before.
  await page.keyboard.press('u');
  await page.getByText(/^Taken back: /).waitFor();
  await expect.poll(open).toBe(handed);
  await expect.poll(async () => (await leader.get(`/workflow/post/${handed}`)).body.history[0].event).toBe('TAKE_BACK');
  await page.getByText(/has handed this/).waitFor({ state: 'detached' });
  await handOn();
  // Loaded anew, the page takes back what its person has handed on all the same.
  await page.goto(`/app/discussion/postapproval?item=${handed}`);
  await page.getByText(/has handed this/).waitFor();
  await page.keyboard.press('u');
  await page.getByText(/has handed this/).waitFor({ state: 'detached' });
  await seen(page);
  await handOn();
  await expect.poll(async () => (await leader.get(`/workflow/post/${approved}`)).body.state).toBe('approved');
  // It is with somebody else: no key decides on it in passing.
  await page.goto(`/app/discussion/postapproval?item=${handed}`);
  await expect.poll(open).toBe(handed);
  await seen(page);
  await page.keyboard.press('a');
  await page
    .getByRole('alertdialog', { name: 'You have handed it on' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect((await leader.get(`/workflow/post/${handed}`)).body.state).toBe('pending');
  await page.close();
  const admin = await scene.signedIn('Admin', '/app/discussion/postapproval?escalated=any');
  await admin.getByText('Is this the notice of the seed company?').waitFor();
  await admin.getByText(`${total + 1} handed on`, { exact: true }).waitFor();
});

test('a decision drawn for a second look is shown to somebody else, who upholds it', async () => {
  const leader = await scene.product.as('Super Admin');
  await leader.put('/moderation/settings', { share: 100 });
  const ops = await scene.product.as('Ops');
  const [post] = (await ops.get('/forum/pending-posts?limit=1')).body.items;
  await ops.put('/forum/status', { id: post.id, status: 'approved' });
  const page = await scene.signedIn('Admin', `/app/discussion/postapproval?tab=secondLook&item=${post.id}`);
  await page.getByText(/decided: Approved\./).waitFor();
  // What a key does for good is said before it is pressed.
  await page.getByRole('button', { name: 'Uphold for good' }).waitFor();
  await seen(page);
  await page.keyboard.press('b');
  const overturning = page.getByRole('dialog', { name: 'Overturn' });
  await overturning.getByText(/^It goes back to “Pending” and waits for a decision again\./).waitFor();
  await page.keyboard.press('Escape');
  // It is final: asked once, and nothing is promised of U.
  await page.keyboard.press('c');
  await page
    .getByRole('dialog', { name: 'Uphold' })
    .getByText(/^It stays “Approved”\..+ final\.$/)
    .waitFor();
  expect((await ops.get(`/workflow/post/${post.id}`)).body.history[0].event).toBe('SET_STATUS');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Upheld for good: /).waitFor();
  await expect.poll(async () => (await ops.get(`/workflow/post/${post.id}`)).body.history[0].event).toBe('UPHOLD');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Next', { exact: true }).waitFor();
  await expect.poll(() => keys.getByText('Undo', { exact: true }).count()).toBe(0);
});

test('a recording is drawn as loud as it is, and the arrow keys go to a place in it', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', '/app/discussion/postapproval?media=audio');
  const place = page.getByRole('slider', { name: /^Place in: / }).first();
  await place.press('End');
  await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await place.press('Home');
  await expect.poll(() => place.getAttribute('aria-valuenow')).toBe('0');
});

test('a day that its month does not have is said to be none, and is not bent to another', {
  tags: 'further',
}, async () => {
  const page = await scene.visitor({ isDisposable: true });
  await page.goto('/gallery');
  const field = page.getByRole('group', { name: /^Due/ }).first();
  await field.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type('31022026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByText('There is no 31 February 2026.').waitFor();
});
