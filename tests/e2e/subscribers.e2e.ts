import { describe, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

describe('all subscribers', () => {
  test('a caller is found by the number, made a host, counted and unsubscribed by keyboard', async () => {
    const page = await scene.signedIn('Call Center', '/app/users/listusers');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('0300 4417826');
    await page.getByText('as 92 300 4417826').waitFor();
    const row = page.getByRole('row', { name: /Muhammad Aslam Bhatti/ });
    await row.locator('mark', { hasText: '923004417826' }).waitFor();
    await page.keyboard.press('Tab');
    await row.focus();
    await row.and(page.locator('[data-seen]')).waitFor();
    await page.keyboard.press('h');
    await row.getByRole('img', { name: 'Host' }).waitFor();
    await page.keyboard.press('u');
    await row.getByRole('img', { name: 'Host' }).waitFor({ state: 'detached' });
  });

  test('a number that nobody subscribed is subscribed where it was looked for', async () => {
    const page = await scene.signedIn('Call Center', '/app/users/listusers?search=03017654321');
    await page.getByRole('heading', { name: 'No subscriber 0301 7654321' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe this number' }).click();
    const row = page.getByRole('row', { name: /923017654321/ });
    await row.getByText('Active').waitFor();

    await row.hover();
    await row.getByRole('button', { name: /What can be done/ }).click();
    await page.getByRole('menuitem', { name: /Do not call/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Do not call' });
    await dialog.getByLabel(/Reason/).fill('Asked not to be called');
    await dialog.getByRole('button', { name: 'Do not call', exact: true }).click();
    await row.getByRole('img', { name: 'Do not call' }).waitFor();
  });
});

test('a number that is no subscriber is put on the do-not-call list, and its entry ended', async () => {
  const page = await scene.signedIn('Ops', '/app/users/donotcall');
  await page.getByRole('button', { name: 'Add a number' }).click();
  const form = page.getByRole('dialog', { name: 'Add a number' });
  await form.getByLabel('Number').fill('۰۳۰۱ ۷۶۵۴۳۲۲');
  await form.getByLabel('Why').fill('Asked not to be called');
  await form.getByRole('button', { name: 'Add a number' }).click();
  const row = page.getByRole('row', { name: /923017654322/ });
  await row.waitFor();
  await row.hover();
  await row.getByRole('button', { name: 'End' }).click();
  const dialog = page.getByRole('dialog', { name: 'End' });
  await dialog.getByLabel(/Reason/).fill('Wants the advice again');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await row.waitFor({ state: 'detached' });
});
