import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loanDriver } from '../server/workflow/loan.driver.ts';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';
import { offences, seen } from '../support/page-checks.ts';

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

test('in Urdu the list says districts and purposes in Urdu, and each header stands over its cells', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', address, { preferences: { locale: 'ur' } });
  const lines = page.getByRole('grid').locator('tbody').getByRole('row');
  await lines.first().waitFor();
  const place = async (name: string) =>
    (await page.getByRole('grid').getByRole('columnheader').allTextContents()).findIndex((head) => head.includes(name));
  for (const name of ['کسان', 'ضلع', 'مقصد']) {
    const column = (await place(name)) + 1;
    const cells = lines.locator(`td:nth-child(${column})`);
    await expect.poll(async () => (await cells.allTextContents()).filter((words) => /[a-z]/i.test(words))).toEqual([]);
  }
  for (const name of ['کسان', 'فون', 'ضلع', 'مقصد', 'رقم']) {
    const ends = await page.getByRole('grid').evaluate(
      (table, column) => {
        const endOf = (cell: Element | undefined) => {
          const range = document.createRange();
          if (cell) range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        };
        const cells = [...table.querySelectorAll('tbody tr')]
          .map((row) => row.children[column])
          .filter(
            (cell) =>
              cell?.firstElementChild && cell.firstElementChild.scrollWidth <= cell.firstElementChild.clientWidth,
          );
        return [table.querySelectorAll('thead th')[column], ...cells].map((cell) => endOf(cell));
      },
      await place(name),
    );
    expect(Math.max(...ends) - Math.min(...ends), name).toBeLessThanOrEqual(1);
  }
});

test('in Urdu no English word stands in a cell before its Urdu one', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', '/app/dashboard', { preferences: { locale: 'ur' } });
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    const look = () => {
      for (const cell of document.querySelectorAll('tbody tr[id] td:nth-child(5), tbody tr[id] td:nth-child(6)')) {
        drawn.add(cell.textContent ?? '');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(new URL(address, page.url()).href);
  const ever = () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  await expect
    .poll(async () => (await ever()).filter((words) => /[\u0600-\u06ff]/.test(words)).length)
    .toBeGreaterThan(3);
  await expect.poll(async () => (await ever()).filter((words) => /[a-z]/i.test(words))).toEqual([]);
});

test.each([
  ['a small laptop', 1024, 768],
  ['a phone', 420, 800],
  ['a window at 200 %', 720, 450],
])(
  'on %s the rows have two thirds of the window, and the state of a loan is always in sight',
  { tags: 'further' },
  async (_, width, height) => {
    const page = await open();
    await page.setViewportSize({ width, height });
    const controls = await grid(page).evaluate((table) => {
      const { top, bottom } = table.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return 1 - (bottom - top) / window.innerHeight;
    });
    expect(controls).toBeLessThanOrEqual(1 / 3);
    const place = (await grid(page).getByRole('columnheader').allTextContents()).indexOf('State') + 1;
    const isOnTop = (of: Locator) =>
      of.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isInside = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
        return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    const state = rows(page).first().locator(`td:nth-child(${place}) span`, { hasText: /./ }).last();
    await expect.poll(() => isOnTop(state)).toBe(true);

    await rows(page).first().getByRole('link').click();
    const badge = page.getByRole('main').getByText('Submitted', { exact: true });
    const first = page.getByRole('region', { name: 'Details' }).getByText('Type', { exact: true });
    await expect.poll(() => isOnTop(badge.first())).toBe(true);
    if (width < 1000) expect(await isOnTop(first)).toBe(true);
    const last = page.getByRole('columnheader', { name: 'Bought' });
    await expect
      .poll(() => last.evaluate((cell) => cell.getBoundingClientRect().right <= window.innerWidth))
      .toBe(true);
    await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 5_000);
    await expect
      .poll(() => isOnTop(page.getByRole('navigation', { name: 'Sections' }).getByText('Submitted')))
      .toBe(true);
  },
);

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

  test('each filter takes the focus where one writes or chooses, and a number beyond its bounds leaves the list as it is', {
    tags: 'further',
  }, async () => {
    const page = await open();
    const key = async (filter: string) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
      await page
        .getByRole('dialog', { name: 'Add a filter' })
        .getByRole('button', { name: filter, exact: true })
        .press('Enter');
      return page.getByRole('dialog').locator(':focus');
    };
    for (const [filter, role] of [
      ['District', 'searchbox'],
      ['Partner', 'checkbox'],
      ['Type', 'checkbox'],
      ['Applied', 'spinbutton'],
      ['Amount', 'textbox'],
    ] as const) {
      const focused = await key(filter);
      await focused.and(page.getByRole(role)).waitFor();
      if (filter !== 'Amount') await page.keyboard.press('Escape');
    }
    const before = query(page);
    await page.getByLabel('From').fill('0300 5550173');
    await page.getByLabel('From').press('Enter');
    await page.getByText('Write 1,000,000,000 or less').waitFor();
    await expect.poll(() => query(page)).toBe(before);
    await rows(page).first().waitFor();
  });

  test('a search by number leaves one row, which Enter opens, and Back all of them', async () => {
    const page = await open();
    const [first, second] = await numbers(page);
    await page.keyboard.press('/');
    await page.keyboard.type(String(second));
    await total(page, 1);
    await expect.poll(() => numbers(page)).toEqual([second]);
    await expect.poll(() => query(page)).toBe(`?search=${second}`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/loan/view/*-*');
    await page.getByRole('main').getByText(String(second)).first().waitFor();
    await page.goBack();
    await total(page, 1);
    await page.goBack();
    await rows(page).nth(1).waitFor();
    await expect.poll(() => numberOf(rows(page).first())).toBe(first);
    await expect.poll(() => page.getByRole('searchbox', { name: 'Farmer, phone, number' }).inputValue()).toBe('');
  });
});

describe('the keyboard', () => {
  test('goes along to the next page', { tags: 'further' }, async () => {
    const page = await open('?size=25');
    await page.keyboard.press('j');
    await page.keyboard.press(']');
    await page.waitForURL(/page=2/);
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));
    await expect.poll(at).toBe('27');
  });

  test('A asks first, as the record does, where the items come to more than the loan', async () => {
    const admin = await scene.product.as('Super Admin');
    const id = await loanDriver.create(scene.product);
    const items = [{ title: 'Urea, 50 kg', quantity: 30, unit: 'bags', unitPrice: 4_650 }];
    const terms = { purpose: 'Wheat inputs', amount: 100_000, acres: 4, tenureMonths: 8, items };
    expect(await admin.post(`/workflow/loan/${id}/EDIT`, { fields: terms })).toMatchObject({ status: 200 });
    const assigned = await admin.post(`/workflow/loan/${id}/ASSIGN_AGENT`, {
      fields: { email: 'reap-agent@demo.fmis' },
    });
    expect(assigned).toMatchObject({ status: 200 });
    const { applicationId } = (await admin.get(`/loan/applications/${id}`)).body;
    const page = await open(`?search=${applicationId}`);
    await page.keyboard.press('j');
    await seen(page);
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Accept' });
    await dialog.getByText('The items come to PKR 39,500 more than the loan.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await admin.get(`/loan/applications/${id}`)).body.state).toBe('assigned');
  });

  test('J and K move, Space chooses, A accepts the row under the cursor and goes on to the next; Enter goes into it and Back returns', async () => {
    const page = await open('?status=assigned');
    const [first, second, third] = await numbers(page);
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('a')?.textContent);
    await page.keyboard.press('j');
    await expect.poll(() => focused()).toBe(first);
    // A screen reader puts the focus where its reader is: the keys are there.
    await rows(page).nth(3).focus();
    await page.keyboard.press('k');
    await expect.poll(() => focused()).toBe(third);
    await page.keyboard.press('k');
    await expect.poll(() => focused()).toBe(second);
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    // The row is coloured to its end, also where its last cell is empty.
    const ground = (node: Locator) => node.evaluate((element) => getComputedStyle(element).backgroundColor);
    const row = chosen(page).first();
    await expect.poll(async () => (await ground(row)) === (await ground(row.locator('td').nth(1)))).toBe(true);
    await page.keyboard.press('Shift+K');
    await expect.poll(() => focused()).toBe(first);
    await page.getByRole('region', { name: '2 selected' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: '2 selected' }).waitFor({ state: 'detached' });
    await expect.poll(() => chosen(page).count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(new RegExp(`^Accepted: ${second} `)).waitFor();
    await grid(page)
      .getByRole('link', { name: String(second) })
      .waitFor({ state: 'detached' });
    await expect.poll(() => focused()).toBe(third);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'All keys' });
    await keys.getByText('Reject', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    // Back closes the dialog and leaves the record where it is; once more, it leaves the record.
    await page.getByRole('dialog', { name: 'Reject' }).waitFor();
    await page.evaluate(() => window.history.back());
    await page.getByRole('dialog', { name: 'Reject' }).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/view\/.+/);
    await page.goBack();
    await expect.poll(() => focused()).toBe(third);
    await rows(page).and(page.locator('[data-seen]')).filter({ hasText: third }).waitFor();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await dialog.getByLabel('Reason').fill('The last loan is overdue');
    await dialog.getByLabel('Reason').press('Control+Enter');
    await grid(page)
      .getByRole('link', { name: String(third) })
      .waitFor({ state: 'detached' });
    const [, next] = await settled(page);
    await expect.poll(() => focused()).toBe(next);

    await rows(page).and(page.locator('[data-seen]')).filter({ hasText: next }).waitFor();
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Defer' }).getByLabel('Reason').fill('The harvest is in March');
    await page.keyboard.press('Control+Enter');
    await grid(page)
      .getByRole('link', { name: String(next) })
      .waitFor({ state: 'detached' });
    const after = await settled(page);
    await expect.poll(() => focused()).toBe(after[1]);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    // While it is taken back the keys stay where they were and decide nothing.
    const letGo = await answersHeld(scene.product);
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    await page.getByText('Taking back 1 decision…').waitFor();
    expect([await focused(), new URL(page.url()).pathname]).toEqual([after[1], address]);
    await letGo();
    await expect.poll(() => focused()).toBe(next);
    expect(await settled(page)).toEqual([after[0], next, ...after.slice(1)]);
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
    // The order of what can be done is the workflow's, whatever is chosen; what refuses is chosen by hand alone.
    await expect.poll(() => bar.getByRole('radio').allTextContents()).toEqual(['Assign agent…', 'Accept', 'Defer…']);
    await bar.getByRole('radio', { name: 'Assign agent…', checked: true }).waitFor();
    await bar.getByRole('radio', { name: 'Accept' }).click();
    await bar.getByText('1 will be done').waitFor();
    await bar.getByText('1 refused').waitFor();
    await bar.getByRole('button', { name: 'Accept (1)…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept: 2 records' });
    await dialog.getByText('2 chosen').waitFor();
    await dialog.getByRole('row').filter({ hasText: refused }).waitFor();
    const line = dialog.getByRole('row').filter({ hasText: 'will be done' });
    await line.getByText(/^PKR/).waitFor();
    await line.getByRole('checkbox').click();
    await dialog.getByText('1 left out').waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Accept (0)' }).getAttribute('aria-disabled'))
      .toBe('true');
    await dialog.getByRole('checkbox').click();
    expect(await offences(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept (1)' }).click();
    await dialog.getByText('1 of 2 done').waitFor();
    // What the bar below makes of the same records meanwhile changes nothing of it.
    await page.locator('tbody tr', { hasText: 'Accepted' }).first().waitFor();
    await expect.poll(() => dialog.getByRole('status').allTextContents()).toEqual(['1 of 2 done1 refused']);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    const toast = page.getByRole('alertdialog').filter({ hasText: '1 record changed' });
    await toast.waitFor();
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const isClear = async () => {
      const [message, bar] = [await toast.boundingBox(), await pager.boundingBox()];
      return message !== null && bar !== null && message.y + message.height <= bar.y;
    };
    await expect.poll(isClear).toBe(true);
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    const failed = rows(page).filter({ hasText: refused });
    await expect.poll(() => failed.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => failed.locator('td').last().textContent()).not.toBe('');
    const accepted = await countIn('accepted');
    await page.keyboard.press('u');
    const undo = page.getByRole('dialog', { name: 'Undo all that was done' });
    await undo.getByLabel('Reason').fill('The papers were wrong');
    await undo.getByRole('button', { name: 'Undo acceptance (1)' }).click();
    await undo.getByText('1 of 1 done').waitFor();
    expect(await countIn('accepted')).toBe(accepted - 1);
    await undo.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^row-/);
  });
});

describe('a view', () => {
  test('is there ready made, or is saved under a name, found again, and deleted', { tags: 'further' }, async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Standard view' }).click();
    await page.getByRole('menuitem', { name: 'Accepted, not signed' }).click();
    await total(page, await countIn('accepted'));
    await expect.poll(() => query(page)).toBe('?status=accepted&sort=stateSince');
    await page.getByRole('button', { name: 'Accepted, not signed' }).waitFor();
    await page.goto(`${address}?status=deferred`);
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

  test('keeps a hidden column hidden, and is exported as it is shown', { tags: 'further' }, async () => {
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
