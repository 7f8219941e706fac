import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';
import { focused } from '../support/page-checks.ts';
import { fillQueue, QUEUE } from '../support/queue-page.ts';
import { waitingPosts } from '../support/waiting-posts.ts';

const scene = stage();
const name = 'Decide on all that match';

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Action' }).click();
  await page.getByRole('option', { name: action }).click();
}

async function openBulk(word: string, count: number, place = 0): Promise<Page> {
  const page = await scene.signedIn('Super Admin', `${QUEUE}?search=${word}`);
  await page.getByRole('article').waitFor();
  for (let step = 0; step < place; step += 1) await page.keyboard.press('j');
  await page.getByText(`${place + 1} of`).waitFor();
  const opener = page.getByRole('button', { name });
  const dialog = page.getByRole('dialog', { name });
  await opener.click();
  await focused(dialog.getByRole('button', { name: 'Action' }));
  await page.keyboard.press('Escape');
  await focused(opener);
  await page.keyboard.press('Enter');
  await choose(page, 'Approve');
  await dialog.getByText(`${count.toLocaleString('en')} will be done`).waitFor();
  return page;
}

test('all that match are judged one by one, and anew while the dialog is open: what a colleague decides meanwhile is none of them', async () => {
  await fillQueue(scene.product, 12, 'Kharif');
  const ops = await scene.product.as('Ops');
  const waiting = async (): Promise<string[]> => {
    const { body } = await ops.get('/forum/pending-posts?search=Kharif');
    return body.items.map(({ id }: { id: string }) => id);
  };
  // Posts that were sent at once stand in the order in which they came, not in that of their sending.
  const ids = await waiting();
  expect(ids).toHaveLength(12);
  const page = await openBulk('Kharif', 12, 5);
  const dialog = page.getByRole('dialog', { name });
  // What was typed for one action is there again after a look at another.
  await choose(page, 'Reject');
  await dialog.getByRole('textbox').fill('Twelve times the same');
  await choose(page, 'Approve');
  await choose(page, 'Reject');
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Twelve times the same');
  await choose(page, 'Approve');
  await ops.put('/forum/status', { id: ids[3], status: 'rejected', reason: 'Says nothing' });
  await dialog.getByRole('button', { name: 'Approve (11)' }).click();
  await dialog.getByText('11 of 11 done').waitFor();
  await expect.poll(() => dialog.locator('tbody').getByRole('row').count()).toBe(11);
  // What was open leaves with the others, while the outcome is still on the screen.
  await expect.poll(() => page.locator('[data-presence]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const states = await scene.product.database.selectFrom('posts').select('state').where('id', 'in', ids).execute();
  expect(states.filter(({ state }) => state === 'approved')).toHaveLength(11);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('11 records changed').waitFor();
  await page.getByText('You have decided 11 at once.').waitFor();
  await page.keyboard.press('u');
  await page.getByText('11 decisions taken back').waitFor();
  await page.getByText('5 of 11').waitFor();
  const back = await waiting();
  expect(back).toEqual(ids.filter((id) => id !== ids[3]));
  await expect.poll(() => page.locator('[data-item]').getAttribute('data-item')).toBe(ids[5]);
});

test('a run shows its progress and is stopped between two parts: what was not sent still waits', {
  tags: 'further',
}, async () => {
  const ids = await fillQueue(scene.product, 120, 'Rabi');
  const page = await openBulk('Rabi', 120);
  const dialog = page.getByRole('dialog', { name });
  // The first part is on its way until then.
  const letGo = await answersHeld(scene.product);
  await dialog.getByRole('button', { name: 'Approve (120)' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await letGo();
  await dialog.getByText('50 of 120 done').waitFor();
  await dialog.getByText('70 not sent').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await (await scene.product.as('Ops')).get('/forum/pending-posts?search=Rabi&limit=0');
  expect(body.total).toBe(70);
  expect(ids).toHaveLength(120);
});

test('the figures above a full list go along with what others decide elsewhere, though the list is not read again', {
  tags: 'further',
}, async () => {
  const ops = await scene.product.as('Ops');
  const { body } = await ops.get('/forum/approved-posts?limit=1');
  await fillQueue(scene.product, 100, 'Zaid');
  const page = await scene.signedIn('Admin', `${QUEUE}?search=Zaid`);
  await page.getByRole('article').waitFor();
  await scene.hears(page);
  const decided = async () =>
    Number.parseInt((await page.locator('dt:has-text("Decided today") + dd').textContent()) ?? '', 10);
  const before = await decided();
  await ops.put('/forum/status', { id: body.items[0].id, status: 'rejected', reason: 'Says nothing' });
  // Long before list and figures are read together again.
  await expect.poll(decided, { timeout: 10_000 }).toBe(before + 1);
});

test('more than a page is a run of the server’s: it is stopped, found again after the page was loaded anew, kept as a file and taken back', {
  tags: 'further',
}, async () => {
  const { database } = scene.product;
  await waitingPosts(database, 2_000, 'Cotton');
  const page = await openBulk('Cotton', 2_000, 40);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Approve (2,000)' }).click();
  const run = page.getByRole('dialog', { name: 'Set status: 2,000 records' });
  await run.getByRole('button', { name: 'Stop' }).waitFor();
  const letGo = await answersHeld(scene.product);
  await run.getByRole('progressbar').waitFor();
  await Promise.all([page.waitForRequest(/cancel/), run.getByRole('button', { name: 'Stop' }).press('Enter')]);
  await letGo();
  await run.getByText(/\d not reached/).waitFor();
  await page.keyboard.press('Escape');
  await run.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByRole('button', { name: 'Decisions over many records' }).press('Enter');
  await page.getByRole('button', { name: 'Set status: 2,000 records' }).press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    run.getByRole('button', { name: 'Outcome as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2_000);
  const done = lines.filter((line) => line.includes(',accepted,')).length;
  const counted = async () => {
    const states = database.selectFrom('posts').select('state').where('content', 'like', 'Cotton%');
    return (await states.execute()).filter(({ state }) => state === 'approved').length;
  };
  expect([await counted(), lines.filter((line) => line.includes('not reached')).length]).toEqual([done, 2_000 - done]);

  const written = done.toLocaleString('en');
  await run.getByRole('button', { name: `Undo ${written}…` }).click();
  const undo = page.getByRole('dialog', { name: 'Set status' });
  await undo.getByText('Pending', { exact: true }).click();
  await undo.getByRole('button', { name: `Undo ${written}` }).click();
  const back = page.getByRole('dialog', { name: `Set status: ${written} records` });
  await back.getByText(`${written} of ${written} done`).waitFor();
  await back.getByRole('button', { name: 'Outcome as CSV' }).waitFor();
  expect(await counted()).toBe(0);
  await back.getByRole('button', { name: 'Close' }).last().click();
  await back.waitFor({ state: 'detached' });
  // The one that was open is open again, and in view.
  await page.getByText('41 of 2,000').waitFor();
  const [open, rows] = [page.locator('[aria-current="true"][data-presence]'), page.locator('ul[aria-busy]')];
  const isInView = async () => {
    const [row, frame] = [await open.boundingBox(), await rows.boundingBox()];
    return row && frame && row.y >= frame.y - 1 && row.y + row.height <= frame.y + frame.height + 1;
  };
  await expect.poll(isInView).toBe(true);
});
