import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { formOf, picture } from '../support/form.ts';
import { dresses, offences } from '../support/page-checks.ts';
import { mpeg4 } from '../support/tiny-media.ts';

const scene = stage();
const address = '/app/discussion/forum';
const sound = () => readFileSync(new URL('../../src/server/seed/moderation/media/question.wav', import.meta.url));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  await region(page, 'Post').waitFor();
}

/** A post of the service that everybody may do with what they like. */
async function posted(content: string, more: Record<string, string> = {}): Promise<string> {
  const { token } = await scene.product.as('Admin');
  const form = formOf({ content, ...more });
  const headers = { ...form.headers, authorization: `Bearer ${token}` };
  const made = await scene.product.app.inject({ method: 'POST', url: '/api/forum/post', ...form, headers });
  return made.json().id;
}

describe('the list of threads', () => {
  test('is searched, narrowed and put in order by its address, and Back leads back to it', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Ops', `${address}?kind=post&kind=reply&sort=-replies`);
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: /^Part\s*Threads, Replies$/ }).waitFor();
    await page.getByRole('columnheader', { name: 'Replies' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    await posted('A word that nobody else writes: zarkhez.');
    await page.getByRole('searchbox').fill('zarkhez');
    await page.waitForURL(/search=zarkhez/);
    await page.getByText('1 in this view').waitFor();
    await openFirst(page);
    await page.goBack();
    await page.getByText('1 in this view').waitFor();
    await expect.poll(() => page.url()).toContain('sort=-replies');
  });
});

describe('a post', () => {
  test('is written by an Agri Profile Agent with a picture, a recording and a place, and begins pending', async () => {
    const page = await scene.signedIn('Agri Profile Agent', address);
    await page.getByRole('button', { name: 'New post' }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await dialog.getByText('This is missing.').waitFor();
    await dialog.getByLabel('Text').fill('The canal runs dry from Monday on.');
    await dialog.getByRole('combobox', { name: 'Tehsil it is about' }).fill('Hasilpur');
    await page.getByRole('option', { name: /^Hasilpur/ }).click();
    await dialog.getByRole('img', { name: /near Hasilpur/ }).waitFor();
    const files = dialog.locator('input[type="file"]');
    await files.nth(0).setInputFiles({ name: 'canal.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await files.nth(1).setInputFiles({ name: 'canal.wav', mimeType: 'audio/wav', buffer: sound() });
    await files.nth(2).setInputFiles({ name: 'canal.mp4', mimeType: 'video/mp4', buffer: mpeg4('mp4') });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'The canal runs dry from Monday on.' }).waitFor();
    const post = region(page, 'Post');
    const image = post.getByRole('img', { name: /^Picture 1 of 1/ });
    await image.waitFor();
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);
    const player = post.locator('audio');
    await expect.poll(() => player.evaluate((one: HTMLAudioElement) => Math.round(one.duration))).toBe(6);
    await region(page, 'Place').getByText('0 km from the centre of Hasilpur').waitFor();
    // Deciding is for moderators.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page
      .getByRole('menuitem', { name: 'Set status' })
      .getByText('your role does not include “Deciding on posts: change and decide”')
      .waitFor();
  });

  test('is answered, liked, reported, edited and approved in its thread', async () => {
    const id = await posted('Which wheat stands the heat best?');
    const page = await scene.signedIn('Ops', `${address}/post/${id}`);
    const thread = region(page, 'Thread');
    await thread.getByRole('button', { name: 'Reply' }).click();
    const form = thread.getByRole('form', { name: /^Reply to/ });
    await form.getByLabel('Text').fill('Akbar-2019 did well with us.');
    await form.getByRole('button', { name: 'Send reply' }).click();
    const answer = thread.getByRole('article').filter({ hasText: 'Akbar-2019 did well with us.' });
    await answer.getByRole('button', { name: /^Like/ }).click();
    await answer.locator('button[aria-pressed="true"]').waitFor();
    await answer.getByRole('button', { name: /^Like/ }).click();
    await answer.locator('button[aria-pressed="true"]').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Report the post' }).click();
    const report = page.getByRole('dialog', { name: 'Report the post' });
    await report.getByText('False information').click();
    await report.getByLabel('What is wrong with it').fill('No such trial was made.');
    await report.getByRole('button', { name: 'Send report' }).click();
    await report.waitFor({ state: 'detached' });
    await page.getByRole('complementary').getByText('No such trial was made.').waitFor();

    await region(page, 'Post').getByRole('button', { name: 'Edit' }).click();
    await region(page, 'Post').getByLabel('Text').fill('Which wheat stands the heat of May best?');
    // What is typed outlives the page.
    await page.reload();
    const words = region(page, 'Post').getByLabel('Text');
    await expect.poll(() => words.inputValue()).toBe('Which wheat stands the heat of May best?');
    await region(page, 'Post').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Which wheat stands the heat of May best?' }).waitFor();

    await page
      .getByRole('group', { name: 'Actions' })
      .getByRole('button', { name: /^Set status/ })
      .click();
    const status = page.getByRole('dialog', { name: 'Set status' });
    await status.getByText('Approved', { exact: true }).click();
    await status.getByRole('button').filter({ hasText: 'Set status' }).click();
    await page.getByText('3 events, consistent with the workflow').waitFor();
  });

  test('is deleted, and Undo brings it back to where it was', async () => {
    const id = await posted('Sold out, please take this down.');
    const page = await scene.signedIn('Admin', `${address}/post/${id}`);
    await page
      .getByRole('group', { name: 'Actions' })
      .getByRole('button', { name: /^Delete/ })
      .click();
    const asked = page.getByRole('dialog', { name: 'Delete' });
    await asked.getByRole('button').filter({ hasText: 'Delete' }).click();
    // The message that offers it goes away by itself: it is pressed first.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 events, consistent with the workflow').waitFor();
  });
});

describe('the figures', () => {
  test('lead to the lists that they count, from the tiles as from the tables behind the charts', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Ops', `${address}/figures?days=90`);
    const tile = page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: /^Threads/ });
    const threads = (await tile.innerText()).replace(/\D/g, '');
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    await tile.click();
    await page.getByText(`${Number(threads).toLocaleString('en-GB')} in this view`).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Topics as a table' }).click();
    const [topic, count] = await Promise.all([
      page.getByRole('row').nth(1).getByRole('rowheader').innerText(),
      page.getByRole('row').nth(1).getByRole('link').innerText(),
    ]);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByText(`${count} in this view`).waitFor();
    await page.getByRole('button', { name: new RegExp(`^Topic\\s*${topic}$`) }).waitFor();
  });
});

test.each(dresses)('a post can be read by everybody, $theme in $locale', { tags: 'further' }, async (preferences) => {
  const id = await posted('گندم کی بوائی کا وقت ہے۔', { lat: '30.16', lng: '72.65' });
  const page = await scene.signedIn('Admin', `${address}/post/${id}`, { preferences });
  await page.locator('#place').getByRole('img').waitFor();
  await page.locator('#thread').getByRole('article').waitFor();
  expect(await offences(page)).toEqual([]);
});
