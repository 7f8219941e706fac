import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();
const address = '/app/mandi/list';

async function open(query = '', options = {}): Promise<Page> {
  const page = await scene.signedIn('Admin', `${address}${query}`, options);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

async function openFirst(query: string): Promise<Page> {
  const page = await open(query);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Offer' }).waitFor();
  return page;
}

async function look(page: Page, name: string) {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
}

describe('a listing', () => {
  test('is entered for a farmer and begins pending', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'New listing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Akbar-2019 wheat, clean and dry');
    await dialog.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('combobox', { name: 'Item' }).click();
    await dialog.getByRole('combobox', { name: 'Item' }).press('ArrowDown');
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Description').fill('Machine cleaned, in 50 kg bags.');
    await dialog.getByLabel('Price of a unit').fill('3250');
    await dialog.getByLabel('Quantity').fill('120');
    await dialog.getByRole('textbox', { name: 'Unit', exact: true }).fill('maund');
    await dialog.getByLabel('Contact number').fill('923004417826');
    const day = dialog.getByRole('group', { name: 'Valid until' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('31122030');
    await dialog.getByRole('button', { name: 'Create listing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Akbar-2019 wheat, clean and dry' }).waitFor();
    await page.getByText('Pending, Active').first().waitFor();
  });

  test('is approved and edited on its page', async () => {
    const page = await openFirst('?status=pending');
    await page.getByRole('button', { name: 'Approve' }).click();
    const asked = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
    await asked.click();
    await page
      .getByText(/^Approved, /)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('A better title');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'A better title' }).waitFor();
  });
});

describe('the screens', () => {
  test('the list and a listing are accessible in light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      const page = await open();
      await page.evaluate(
        (kept) => localStorage.setItem('fmis-preferences', kept),
        JSON.stringify({ theme, locale: theme === 'dark' ? 'ur' : 'en' }),
      );
      await page.reload();
      await page.getByRole('row').nth(1).waitFor();
      await look(page, `mandi-list-${theme}`);
      await page.getByRole('row').nth(1).focus();
      await page.keyboard.press('Enter');
      await page.locator('#pictures').waitFor();
      await look(page, `mandi-record-${theme}`);
    }
  });
});
