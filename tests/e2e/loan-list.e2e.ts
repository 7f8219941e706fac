import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { offences } from '../support/page-checks.ts';

const scene = stage();
const address = '/app/loan/view';

async function open(query = ''): Promise<Page> {
  const page = await scene.signedIn('Super Admin', `${address}${query}`);
  await rows(page).first().waitFor();
  return page;
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Loan applications: rows' });
const rows = (page: Page) => grid(page).locator('tbody').getByRole('row');
const chosen = (page: Page) => grid(page).locator('tbody tr[aria-selected="true"]');
const total = (page: Page, count: number) => page.getByText(`${count} in this view`, { exact: true }).waitFor();
const numberOf = async (row: Locator) => (await row.getByRole('link').textContent()) ?? '';
const query = (page: Page) => new URL(page.url()).search;

/** The numbers of the rows on the page, from the top. */
const numbers = async (page: Page) => await rows(page).getByRole('link').allTextContents();

/** The numbers once the rows are those that the address asks for. */
async function settled(page: Page): Promise<string[]> {
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  return await numbers(page);
}

async function countIn(...states: string[]): Promise<number> {
  const found = await scene.product.database
    .selectFrom('loan_applications')
    .select('id')
    .where('state', 'in', states)
    .execute();
  return found.length;
}

describe('the address of the list', () => {
  test('holds state, search, order and page; Back and a reload bring them back', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Closed / }).click();
    const closed = await countIn('closed');
    await total(page, closed);
    await page.getByRole('button', { name: 'Amount, PKR' }).click();
    await page.waitForURL('**/app/loan/view?status=closed&sort=amount');
    const cheapest = await settled(page);
    await page.getByRole('button', { name: /^All / }).click();
    await page.getByRole('button', { name: '50 a page' }).click();
    await page.getByRole('menuitem', { name: '25 a page' }).click();
    await page.getByText('1–25', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^26–/).waitFor();
    await expect.poll(() => query(page)).toBe('?sort=amount&page=2&size=25');
    const second = await settled(page);
    await page.reload();
    await page.getByText(/^26–/).waitFor();
    await expect.poll(() => settled(page)).toEqual(second);
    await page.goBack();
    await page.getByText('1–25', { exact: true }).waitFor();
    await page.goBack();
    await page.goBack();
    await total(page, closed);
    await expect.poll(() => query(page)).toBe('?status=closed&sort=amount');
    await expect.poll(() => settled(page)).toEqual(cheapest);
  });

  test('a search by number leaves one row, and Back all of them', async () => {
    const page = await open();
    const [first, second] = await numbers(page);
    await page.keyboard.press('/');
    await page.keyboard.type(String(second));
    await total(page, 1);
    await expect.poll(() => numbers(page)).toEqual([second]);
    await expect.poll(() => query(page)).toBe(`?search=${second}`);
    await page.goBack();
    await rows(page).nth(1).waitFor();
    await expect.poll(() => numberOf(rows(page).first())).toBe(first);
    await expect.poll(() => page.getByRole('searchbox', { name: 'Farmer, phone, number' }).inputValue()).toBe('');
  });
});

describe('the keyboard', () => {
  test('J and K move, Space chooses, A accepts the row under the cursor', async () => {
    const page = await open('?status=assigned');
    const [first, second] = await numbers(page);
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('a')?.textContent);
    await page.keyboard.press('j');
    await expect.poll(() => focused()).toBe(first);
    await page.keyboard.press('j');
    await expect.poll(() => focused()).toBe(second);
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    await page.keyboard.press('Shift+K');
    await expect.poll(() => focused()).toBe(first);
    await page.getByRole('region', { name: '2 selected' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: '2 selected' }).waitFor({ state: 'detached' });
    await expect.poll(() => chosen(page).count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByText(new RegExp(`^Accepted: ${second} `)).waitFor();
    await grid(page)
      .getByRole('link', { name: String(second) })
      .waitFor({ state: 'detached' });
  });
});

describe('many at once', () => {
  test('are judged before they are sent; those refused stay chosen, each with its reason', async () => {
    const page = await open('?status=assigned&status=rejected&sort=state');
    await rows(page).first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'State', exact: true }).click();
    await page.waitForURL('**sort=-state');
    await rows(page).first().getByText('Rejected').waitFor();
    const refused = await numberOf(rows(page).first());
    await rows(page).first().getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: '2 selected' });
    await bar.getByText('1 will be done').waitFor();
    await bar.getByText('1 refused').waitFor();
    await bar.getByText('Preview', { exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview: Accept' });
    await preview.getByRole('row').filter({ hasText: refused }).waitFor();
    await preview.getByRole('row').filter({ hasText: 'will be done' }).waitFor();
    expect(await offences(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Close' }).last().click();
    await bar.getByRole('button', { name: 'Accept 1' }).click();
    await page.getByText('1 record changed').waitFor();
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    const failed = rows(page).filter({ hasText: refused });
    await expect.poll(() => failed.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => failed.locator('td').last().textContent()).not.toBe('');
  });
});

describe('a view', () => {
  test('is saved under a name, found again, and deleted', async () => {
    const page = await open('?status=deferred');
    await page.getByRole('button', { name: 'Standard view' }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as new view…' });
    await dialog.getByLabel('Name').fill('Waiting for papers');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Waiting for papers' }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Standard view' }).click();
    await page.getByRole('menuitem', { name: 'Waiting for papers' }).click();
    await total(page, await countIn('deferred'));
    await page.getByRole('button', { name: 'Waiting for papers' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await page.getByRole('button', { name: 'Standard view' }).waitFor();
  });

  test('keeps a hidden column hidden, and is exported as it is shown', async () => {
    const page = await open('?status=procured&sort=amount');
    await page.getByRole('button', { name: /^Columns/ }).click();
    const panel = page.getByRole('dialog', { name: 'Columns' });
    await panel.getByText('Phone', { exact: true }).click();
    await panel.getByText('Season', { exact: true }).click();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.reload();
    await rows(page).first().waitFor();
    await grid(page).getByRole('columnheader', { name: 'Season' }).waitFor();
    await expect.poll(() => grid(page).getByRole('columnheader', { name: 'Phone' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'This view as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^loan-applications-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const [head = [], ...lines] = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim()).data;
    expect(head).toContain('Season');
    expect(head).not.toContain('Phone');
    expect(lines.map(([number]) => number)).toEqual(await numbers(page));
    expect(lines.length).toBe(await countIn('procured'));
  });
});
