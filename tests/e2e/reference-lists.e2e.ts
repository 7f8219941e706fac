import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { dresses, offences, settled, sidewaysOverflow } from '../support/page-checks.ts';

const scene = stage();
const address = '/app/lovs/listlovs';

async function open(query = '', options = {}): Promise<Page> {
  const page = await scene.signedIn('Agri Profile Agent', `${address}${query}`, options);
  await page.getByRole('grid').waitFor();
  return page;
}

describe('maintaining a reference list', () => {
  test('a new variety is added, changed, withdrawn, and its history tells it', async () => {
    const page = await open('?list=seed-type');
    await page.getByRole('button', { name: 'Add item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name in English').fill('Nawab-2021');
    await dialog.getByLabel('Name in Urdu').fill('نواب-2021');
    await dialog.getByRole('combobox', { name: 'Crop' }).fill('Whe');
    await page.getByRole('option', { name: 'Wheat', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('searchbox', { name: 'Search in English or Urdu' }).fill('nawab');
    await page.getByRole('row', { name: /Nawab-2021/ }).click();
    await dialog.getByText('Offered in forms').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: 'Nawab-2021' }).filter({ hasText: 'Not offered' }).click();
    await dialog.getByRole('tab', { name: 'History' }).click();
    await dialog.getByText('No longer offered').waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
  });

  test('the lists are one stop of Tab, gone through with the arrow keys', { tags: 'further' }, async () => {
    const page = await open('?list=weed');
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    await expect.poll(focused).toContain('list=weed');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toContain('list=weed');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('');
  });

  test('a name that is taken is refused at its field, and the focus goes there', async () => {
    const page = await open('?list=weed');
    scene.tolerate(page, /422/);
    await page.getByRole('button', { name: 'Add item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name in English').fill('wild oat');
    await dialog.getByLabel('Name in Urdu').focus();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await dialog.getByText('The list already has an item of this name.').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[data-invalid]') !== null);
    await expect.poll(() => dialog.getByLabel('Name in English').inputValue()).toBe('wild oat');
  });

  test('what was typed for a new item outlives a reload and leaving the page, until it is given up', {
    tags: 'further',
  }, async () => {
    const page = await open('?list=weed');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Name in English');
    await page.getByRole('button', { name: 'Add item' }).click();
    await name.fill('Horse purslane');
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect.poll(() => name.inputValue()).toBe('Horse purslane');
    await dialog
      .getByRole('status')
      .getByText(/restored/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect.poll(() => name.inputValue()).toBe('');
  });

  test('a colleague who saved first is shown field by field, and nothing typed is lost', async () => {
    const [mine, theirs] = [await open('?list=soil-type&search=peaty'), await open('?list=soil-type&search=peaty')];
    for (const page of [mine, theirs]) await page.getByRole('row', { name: /Peaty/ }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByLabel('Name in Urdu').fill('پیٹ والی');
    await dialog.getByRole('textbox', { name: 'Place' }).focus();
    await scene.hears(mine);
    await theirs.getByRole('dialog').getByLabel('Name in Urdu').fill('دلدلی');
    await theirs.getByRole('dialog').getByText('Offered in forms').click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await theirs.getByRole('dialog').waitFor({ state: 'hidden' });

    await dialog.getByRole('row', { name: /Name in Urdu .*پیٹ والی.*دلدلی/ }).waitFor();
    await dialog.getByRole('alert').getByText('Offered: Not offered').waitFor();
    // A choice can be changed: the other side is still there.
    for (const side of ['دلدلی', 'پیٹ والی']) {
      await dialog.getByRole('radio', { name: side }).check();
      await expect.poll(() => dialog.getByLabel('Name in Urdu').inputValue()).toBe(side);
    }
    await expect.poll(() => dialog.getByLabel('Name in Urdu').inputValue()).toBe('پیٹ والی');
    await expect.poll(() => dialog.getByRole('checkbox', { name: 'Offered in forms' }).isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await mine.getByText('پیٹ والی').first().waitFor();
  });

  test('what was typed is not lost by closing without a word', { tags: 'further' }, async () => {
    const page = await open('?list=weed');
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('dialog').getByLabel('Name in English').fill('Something');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('What you typed will be lost.').waitFor();
  });
});

describe('finding an item', () => {
  test('search, parent and page live in the address and survive a reload', { tags: 'further' }, async () => {
    const page = await open('?list=tehsil');
    await page.getByRole('combobox', { name: 'District' }).fill('Tharp');
    await page.getByRole('option', { name: 'Tharparkar' }).click();
    await page.getByRole('row', { name: /Nagarparkar/ }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: /Nagarparkar/ }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(8);
    await page.goBack();
    await page.getByRole('row', { name: /Fateh Jang/ }).waitFor();
  });
});

describe('the screen', () => {
  test.each(dresses)('is accessible in $locale, $theme', { tags: 'further' }, async (preferences) => {
    const page = await scene.signedIn('Agri Profile Agent', `${address}?list=land-topography`, { preferences });
    await page.getByRole('row', { name: 'Terraced' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('fits a telephone', { tags: 'further' }, async () => {
    const page = await open('?list=crop', { viewport: { width: 375, height: 740 } });
    await settled(page);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});
