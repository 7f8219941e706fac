import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { action, openFirst, reached, rows } from '../support/loan-screens.ts';
import { dresses, focused, offences } from '../support/page-checks.ts';
import { isRightToLeft, rowsOfWorkbook } from '../support/workbook.ts';

const scene = stage();
const list = '/app/loan/view';

async function opened(role: 'Super Admin' | 'Reap Admin', query = ''): Promise<Page> {
  const page = await scene.signedIn(role, `${list}${query}`);
  await rows(page).first().waitFor();
  return page;
}

/** What the title row says: "312 in this view". */
async function total(page: Page): Promise<number> {
  const words = await page.getByText(/in this view$/).innerText();
  return Number(words.replace(/\D/g, ''));
}

async function pick(page: Page, menu: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Calls the API as the person of this window. */
async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<number> {
  const token = await page.evaluate(() => {
    const kept: { access_token: string } = JSON.parse(localStorage.getItem('fmis-user') ?? '{}');
    return kept.access_token;
  });
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}

describe('saved views', () => {
  test('a view is saved, shared, used by a colleague, renamed and deleted', async () => {
    const page = await opened('Reap Admin', '?status=assigned&sort=-amount');
    await pick(page, 'Standard view', 'Save as new view…');
    const naming = page.getByRole('dialog', { name: 'Save as new view…' });
    await naming.getByLabel('Name').fill('Largest first');
    await naming.getByRole('button', { name: 'Save' }).click();
    await naming.waitFor({ state: 'hidden' });
    await pick(page, 'Largest first', 'Share with colleagues');
    await page.getByText('View saved').waitFor();

    // Whoever manages accounts uses it, and may clear up what others share; it stays its owner's to change.
    const leader = await opened('Super Admin');
    await pick(leader, 'Standard view', 'Largest first');
    await leader.waitForURL(/status=assigned&sort=-amount/);
    await leader.getByRole('button', { name: 'Largest first' }).click();
    await leader.getByRole('menuitem', { name: 'Delete view' }).waitFor();
    await expect.poll(() => leader.getByRole('menuitem', { name: 'Rename…' }).count()).toBe(0);

    await pick(page, 'Largest first', 'Rename…');
    const renaming = page.getByRole('dialog', { name: 'Rename…' });
    await renaming.getByLabel('Name').fill('By amount');
    await renaming.getByRole('button', { name: 'Save' }).click();
    await pick(page, 'By amount', 'Delete view');
    await page.getByRole('alertdialog').getByText('It disappears for everybody it is shared with.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await page.getByRole('button', { name: 'Standard view' }).waitFor();
  });
});

describe('exports', () => {
  test('the file of commas has the view, all its pages and the columns shown', async () => {
    const page = await opened('Reap Admin', '?status=signed&sort=farmer');
    const first = await rows(page).first().getByRole('link').innerText();
    const [download] = await Promise.all([page.waitForEvent('download'), pick(page, 'Export', 'This view as CSV')]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await download.path())).toString().trim().split(/\r?\n/);
    expect(lines.length - 1).toBe(await total(page));
    expect(lines[1]).toContain(first);
    expect(lines[0]?.replaceAll(/"[^"]*"/g, '').split(',').length).toBe(
      (await page.getByRole('columnheader').count()) - 2,
    );
  });

  test('the workbook of a reader of Urdu begins on the right, with headings and states in Urdu', async () => {
    const page = await scene.signedIn('Reap Admin', `${list}?status=signed`, { preferences: { locale: 'ur' } });
    await rows(page).first().getByText('دستخط شدہ').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pick(page, 'برآمد', 'یہ منظر ایکسل فائل میں'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const file = await readFile(await download.path());
    expect(isRightToLeft(file)).toBe(true);
    const [head = [], ...lines] = rowsOfWorkbook(file);
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.map((line) => line[head.indexOf('حالت')]))).toEqual(new Set(['دستخط شدہ']));
  });
});

describe('columns', () => {
  test('are moved, widened and put back with the keyboard, and stay so after a reload', {
    tags: 'further',
  }, async () => {
    const page = await opened('Reap Admin');
    const widthOf = async () => (await page.getByRole('columnheader', { name: 'Farmer' }).boundingBox())?.width ?? 0;
    const before = await widthOf();
    await page.getByRole('columnheader', { name: 'Farmer' }).getByRole('button').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(widthOf).toBe(before + 32);
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('button', { name: 'Farmer narrower' }).focus();
    await page.keyboard.press('Enter');
    const find = page.getByRole('searchbox', { name: 'Find a column' });
    await find.fill('seas');
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Hidden', { exact: true }).waitFor();
    await find.fill('');
    await page.getByRole('button', { name: 'Move District' }).press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.reload();
    await rows(page).first().waitFor();
    await expect.poll(() => widthOf()).toBe(before + 16);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.indexOf('District')).toBeLessThan(heads.indexOf('Phone'));
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('button', { name: 'Standard columns' }).click();
    await expect.poll(widthOf).toBe(before);
  });
});

describe('the board', () => {
  test.each(dresses)('has nothing that axe objects to, $theme $locale', { tags: 'further' }, async (preferences) => {
    const page = await scene.signedIn('Reap Admin', `${list}?layout=board`, { preferences });
    await page.getByRole('region').getByRole('row').first().waitFor();
    expect(await offences(page)).toEqual([]);
  });

  test('opens a record from a card, and Back leads to the board again', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Reap Admin', `${list}?layout=board`);
    const lane = page.getByRole('region', { name: 'Submitted' });
    await lane.getByRole('row').first().click();
    await reached(page, 'Submitted');
    await page.goBack();
    await lane.getByRole('row').first().waitFor();
  });
});

describe('keys', () => {
  test('? tells all that the person may use', { tags: 'further' }, async () => {
    const page = await opened('Reap Admin');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'All keys' });
    for (const words of ['Select a range', 'Assign agent', 'Previous and next page']) {
      await dialog.getByText(words, { exact: true }).waitFor();
    }
    await expect.poll(() => dialog.getByText('Accept', { exact: true }).count()).toBe(0);
    expect(await offences(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('] and [ walk through the records of the list, also over the end of a page', { tags: 'further' }, async () => {
    const page = await opened('Reap Admin', '?size=25');
    await rows(page).last().getByRole('link').click();
    await page.getByText(/^25 of /).waitFor();
    const address = page.url();
    await page.keyboard.press(']');
    await page.getByText(/^26 of /).waitFor();
    await expect.poll(() => page.url()).not.toBe(address);
    await page.keyboard.press('[');
    await page.getByText(/^25 of /).waitFor();
    await expect.poll(() => page.url()).toBe(address);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText(/^24 of /).waitFor();
  });
});

describe('the two-person rule', () => {
  test('keeps who accepted from procuring, and the button says why', async () => {
    const page = await scene.signedIn('Super Admin');
    const address = await openFirst(page, 'assigned');
    const id = address.split('/').at(-1) ?? '';
    expect(await call(page, 'PUT', '/loan/accept-loan', { id })).toBe(200);
    expect(await call(page, 'POST', '/loan/add-clause', { id, title: 'Own land', text: 'Used there only.' })).toBe(201);
    expect(await call(page, 'PUT', '/loan/sign-contract', { id })).toBe(200);
    await page.goto('/app/settings/two-person');
    await page.getByText('Who accepted a loan application may not procure it').click();
    await page.getByText('Rule switched on').waitFor();
    await page.goto(address);
    await reached(page, 'Signed');
    await expect.poll(() => action(page, 'Procure').getAttribute('aria-disabled')).toBe('true');
    await action(page, 'Procure').focus();
    await page.getByRole('tooltip', { name: 'Procure: somebody other than who accepted must procure' }).waitFor();
    expect(await call(page, 'PUT', '/loan/procure-loan', { id })).toBe(409);
    await page.goto('/app/settings/two-person');
    await page.getByText(/^Last changed by Ayesha Siddiqui, /).waitFor();
    await page.getByText('Who accepted a loan application may not procure it').click();
    await page.getByText('Asked for. Somebody else has to switch it off.').waitFor();
    const off = page.getByRole('button', { name: 'Switch it off' });
    await expect.poll(() => off.getAttribute('aria-disabled')).toBe('true');
    const second = await scene.signedIn('Admin', '/app/settings/two-person');
    await second.getByRole('button', { name: 'Switch it off' }).click();
    await second.getByText('Rule switched off').waitFor();
  });
});

describe('many at once', () => {
  test('an agent is assigned, and they are deferred and rejected, each after a preview', {
    tags: 'further',
  }, async () => {
    const page = await opened('Super Admin', '?status=submitted&sort=amount');
    const bar = page.getByRole('region', { name: '3 selected' });
    const chooseThree = async () => {
      await rows(page).first().focus();
      for (const key of ['Home', 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
      await bar.waitFor();
    };
    const dialogOf = async (verb: string, promised = '3 will be done') => {
      await bar.getByRole('button', { name: `${verb} (3)…` }).click();
      const dialog = page.getByRole('dialog', { name: `${verb}: 3 records` });
      await dialog.getByText(promised).waitFor();
      return dialog;
    };
    const sent = async (dialog: Locator, verb: string) => {
      await dialog.getByRole('button', { name: `${verb} (3)` }).click();
      await dialog.getByText('3 of 3 done').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByText('3 records changed').waitFor();
    };

    await chooseThree();
    // The first of the workflow that they can take stands ready.
    await bar.getByRole('radio', { name: 'Assign agent…', checked: true }).waitFor();
    const assigning = await dialogOf('Assign agent', 'possible for 3');
    await assigning.getByText('once “Agent” is filled in').first().waitFor();
    await assigning.getByRole('combobox', { name: 'Agent' }).click();
    await page.getByRole('option').first().click();
    await assigning.getByText('3 will be done').waitFor();
    await sent(assigning, 'Assign agent');
    await bar.waitFor({ state: 'hidden' });
    // The keys go on where those were that have gone.
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));
    await expect.poll(at).toBe('2');
    await page.keyboard.press('j');
    await expect.poll(at).toBe('3');
    // Each goes back to where it was.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('3 decisions taken back').waitFor();

    for (const verb of ['Defer', 'Reject']) {
      await page.goto(`${list}?status=submitted&sort=-amount`);
      await rows(page).first().waitFor();
      await chooseThree();
      // The bar shows the first three of them.
      if (verb === 'Reject') await bar.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole(verb === 'Reject' ? 'menuitem' : 'radio', { name: `${verb}…` }).click();
      const dialog = await dialogOf(verb);
      await dialog.getByLabel('Reason').fill('The season is over');
      await sent(dialog, verb);
    }
  });
});

describe('what is typed', () => {
  test('a new application says at its fields what is missing, and the focus goes to the first', async () => {
    const page = await opened('Reap Admin');
    await page.getByRole('button', { name: 'New application' }).click();
    const drawer = page.getByRole('dialog', { name: 'New application' });
    await drawer.getByRole('button', { name: 'Make the application' }).click();
    await expect.poll(() => drawer.getByText('This is missing.').count()).toBe(5);
    await page.waitForFunction(() => document.activeElement?.closest('[data-invalid]') !== null);
  });

  test('an amount in Urdu digits is read, and Escape asks before a begun application is dropped', async () => {
    const page = await opened('Reap Admin');
    await page.getByRole('button', { name: 'New application' }).click();
    const drawer = page.getByRole('dialog', { name: 'New application' });
    const amount = drawer.getByLabel('Amount asked');
    await amount.click();
    await page.keyboard.insertText('۲۵۰۰۰۰');
    await amount.press('Tab');
    // It stays as it was typed, and is in order.
    await expect.poll(() => amount.inputValue()).toBe('۲۵۰۰۰۰');
    await expect.poll(() => drawer.getByText('Write a number').count()).toBe(0);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => amount.inputValue()).toBe('۲۵۰۰۰۰');
  });

  test('Back asks before it leaves a clause that is not saved', async () => {
    const page = await scene.signedIn('Super Admin');
    const address = await openFirst(page, 'accepted');
    await action(page, 'Add clause').click();
    const clause = page.getByRole('group', { name: /^Clause \d+$/ });
    await clause.getByRole('button', { name: 'Save clause' }).click();
    await expect.poll(() => clause.getByText('This is missing.').count()).toBe(2);
    await focused(clause.getByLabel('Title'));
    await clause.getByLabel('Title').fill('A clause in the making');
    await page.evaluate(() => window.history.back());
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    await expect.poll(() => clause.getByLabel('Title').inputValue()).toBe('A clause in the making');
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/app\/loan\/view\?/);
    await rows(page).first().waitFor();

    await page.goto(address);
    await expect.poll(() => clause.getByLabel('Title').inputValue()).toBe('A clause in the making');
    await page.getByRole('link', { name: 'Loan applications' }).last().click();
    await question.waitFor();
  });
});
