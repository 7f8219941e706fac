import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { focused, seen } from '../support/page-checks.ts';

const scene = stage();

/** The queue at a waiting post of an active farmer. */
async function openPost(): Promise<{ page: Page; farmer: string }> {
  const admin = await scene.product.as('Admin');
  const { body } = await admin.get('/forum/pending-posts?limit=100');
  for (const { id, creator } of body.items) {
    if (creator.kind !== 'farmer') continue;
    const conduct = await admin.get(`/farmer/conduct/${creator.id}`);
    if (conduct.body.state !== 'active' || conduct.body.steps.length > 0) continue;
    const page = await scene.signedIn('Admin', `/app/discussion/postapproval?item=${id}`);
    await page.getByRole('region', { name: 'Conduct' }).getByText('Never warned').waitFor();
    return { page, farmer: creator.id };
  }
  throw new Error('No post of an active farmer waits.');
}

test('beside the reasons stand the rules, and a reason says on which it rests', { tags: 'further' }, async () => {
  const { page } = await openPost();
  await seen(page);
  await page.keyboard.press('r');
  const panel = page.getByRole('dialog', { name: 'Reject: why?' });
  await panel.getByRole('radio', { name: 'Shows a phone number' }).waitFor();
  await page.keyboard.press('2');
  await panel
    .getByRole('status')
    .getByText(/Private details stay private.*No phone numbers/)
    .waitFor();
  await panel.getByText(/rules hold here$/).click();
  await panel.getByRole('listitem').filter({ hasText: 'Farming first' }).waitFor();
  await expect.poll(() => panel.getByRole('listitem').filter({ hasText: 'Honest price' }).count()).toBe(0);
  await page.keyboard.press('Escape');
});

test('a farmer is warned and suspended beside what they wrote; what is new of them is refused until it is lifted', async () => {
  const { page, farmer } = await openPost();
  const conduct = page.getByRole('region', { name: 'Conduct' });
  await conduct.getByRole('button', { name: 'Warn' }).click();
  const warning = page.getByRole('dialog', { name: /^Warn / });
  await warning.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option', { name: 'Insults others' }).click();
  await warning
    .getByText(/Respect for everybody/)
    .first()
    .waitFor();
  await warning.getByRole('button', { name: 'Warn', exact: true }).click();
  await conduct.getByText('Warned 1 time').waitFor();

  await conduct.getByRole('button', { name: 'Suspend' }).click();
  const suspension = page.getByRole('dialog', { name: /^Suspend / });
  await suspension.getByRole('textbox', { name: 'Days' }).fill('400');
  await suspension.getByRole('textbox', { name: /^Message/ }).fill('Please answer our call first.');
  await suspension.getByRole('button', { name: 'Suspend', exact: true }).click();
  await suspension.getByText('Write 365 or less').waitFor();
  await suspension.getByRole('textbox', { name: 'Days' }).fill('3');
  await suspension.getByRole('button', { name: 'Suspend', exact: true }).click();
  await conduct.getByText(/^Suspended until/).waitFor();

  const admin = await scene.product.as('Admin');
  expect((await admin.get(`/farmer/conduct/${farmer}`)).body).toMatchObject({ state: 'suspended', warnings: 1 });
  // From what they wrote to their own record, which says until when in its head and its timeline.
  await page.getByRole('article').getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toContain(farmer);
  await expect.poll(() => page.getByText(/Suspended until \d/).count()).toBe(2);
  await page
    .getByRole('region', { name: 'Status' })
    .getByText(/^Suspended/)
    .waitFor();
  await page.goBack();
  await conduct.getByRole('button', { name: 'Lift the suspension' }).click();
  await conduct.getByText('Suspension lifted').waitFor();
  await expect.poll(async () => (await admin.get(`/farmer/conduct/${farmer}`)).body.state).toBe('active');
});

test('M leads to the measures, and U takes back a suspension; of a warning, which the farmer has been told, it says that it stays', {
  tags: 'further',
}, async () => {
  const { page, farmer } = await openPost();
  const admin = await scene.product.as('Admin');
  const conduct = page.getByRole('region', { name: 'Conduct' });
  await seen(page);
  await page.keyboard.press('m');
  await focused(conduct.getByRole('button', { name: 'Warn' }));
  await page.keyboard.press('Enter');
  const warning = page.getByRole('dialog', { name: /^Warn / });
  await warning.getByRole('textbox', { name: /^Message/ }).fill('Please do not insult others.');
  await warning.getByRole('button', { name: 'Warn', exact: true }).click();
  // While it is still open the keys are its own.
  await warning.waitFor({ state: 'detached' });
  await conduct.getByText('Warned 1 time').waitFor();
  await page.keyboard.press('u');
  await page.getByText(/^What was done to .* cannot be undone$/).waitFor();

  await page.keyboard.press('m');
  await focused(conduct.getByRole('button', { name: 'Warn' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const suspension = page.getByRole('dialog', { name: /^Suspend / });
  await page.keyboard.press('Control+Enter');
  await suspension.getByText('This is missing.').waitFor();
  await suspension.getByRole('textbox', { name: /^Message/ }).fill('Please answer our call first.');
  await page.keyboard.press('Control+Enter');
  await suspension.waitFor({ state: 'detached' });
  await conduct.getByText(/^Suspended until/).waitFor();
  await page.keyboard.press('u');
  await conduct.getByText('Suspension lifted').waitFor();
  await expect
    .poll(async () => (await admin.get(`/farmer/conduct/${farmer}`)).body)
    .toMatchObject({ state: 'active', warnings: 1 });
});

test('what was typed into a measure is not closed over without asking', { tags: 'further' }, async () => {
  const { page } = await openPost();
  const conduct = page.getByRole('region', { name: 'Conduct' });
  for (const [measure, field, words] of [
    ['Warn', /^Message/, 'Please do not insult others.'],
    ['Suspend', /^Message/, 'Please answer our call first.'],
    ['Suspend', 'Days', '30'],
  ] as const) {
    await conduct.getByRole('button', { name: measure }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${measure} `) });
    await dialog.getByRole('textbox', { name: field }).fill(words);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await dialog.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

test('on the page of a post a farmer is suspended too, and the message takes it back', {
  tags: 'further',
}, async () => {
  const { page, farmer } = await openPost();
  const admin = await scene.product.as('Admin');
  const post = await page.locator('[data-item]').getAttribute('data-item');
  await page.goto(new URL(`/app/discussion/forum/post/${post}`, page.url()).href);
  const conduct = page.getByRole('region', { name: 'Conduct' });
  await conduct.getByRole('button', { name: 'Suspend' }).click();
  const suspension = page.getByRole('dialog', { name: /^Suspend / });
  await suspension.getByRole('textbox', { name: /^Message/ }).fill('Please answer our call first.');
  await suspension.getByRole('button', { name: 'Suspend', exact: true }).click();
  await conduct.getByText(/^Suspended until/).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await conduct.getByText('Suspension lifted').waitFor();
  await expect.poll(async () => (await admin.get(`/farmer/conduct/${farmer}`)).body.state).toBe('active');
});

test('a badge shows the conduct of its farmer too, and M leads there', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', '/app/users/badgeapproval');
  const conduct = page.getByRole('region', { name: 'Conduct' });
  await conduct.getByText(/^(Never warned|Warned \d)/).waitFor();
  await seen(page);
  await page.keyboard.press('m');
  await focused(conduct.getByRole('button').first());
});

test('who leads moderators sees what each decided, and takes it along as a file', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', '/app/discussion/forum/figures');
  await page.getByRole('link', { name: 'Moderators in figures' }).click();
  await page.getByRole('radio', { name: '90 days' }).click();
  await page.getByRole('radio', { name: 'Posts' }).click();
  await expect.poll(() => page.url()).toContain('days=90&queue=post');
  const row = page.getByRole('row').nth(1);
  await row.getByText(/^Posts, approved/i).waitFor();
  const name = (await row.getByRole('cell').first().innerText()).trim();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/Moderator,Decided,.*"Posts, approved".*Overturned by others,Looked at again,Upheld$/i);
  expect(lines[1]).toContain(name);
});
