import { describe, expect, test } from 'vitest';
import { locales } from '../../src/portal/locales.ts';
import { stage } from '../support/browser.ts';
import { focused, offences } from '../support/page-checks.ts';
import { portalWords } from '../support/portal-words.ts';

const scene = stage();

describe('the shell', () => {
  test('turns to Urdu and right to left at once, and keeps it over a reload', async () => {
    const page = await scene.signedIn('Super Admin');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'اردو' }).click();
    await page.getByRole('heading', { level: 1, name: 'آج' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'آج' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ur');
  });

  test('darkens and spreads as chosen, and is dark before its first paint', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await page.getByRole('menuitem', { name: 'Cozy' }).click();
    const dress = () =>
      page.evaluate(() => {
        const { theme, density } = document.documentElement.dataset;
        return { theme, density };
      });
    await expect.poll(dress).toEqual({ theme: 'dark', density: 'cozy' });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await dress()).toEqual({ theme: 'dark', density: 'cozy' });
  });

  test('tells somebody new what each of their screens is for, and nothing of others', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Loan Partner');
    await page.getByRole('button', { name: 'Hints for the first day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your first day' });
    await dialog.getByText('J and K move, A accepts', { exact: false }).waitFor();
    const named = async () => await dialog.getByRole('link').allTextContents();
    await expect.poll(named).toContain('Loan applications');
    expect(await named()).not.toContain('Designer');
    expect(await offences(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('link', { name: 'Loan applications' }).click();
    await page.waitForURL('**/app/loan/view');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('refuses style elements that are not its own', async () => {
    const page = await scene.visitor();
    scene.tolerate(page, /Content Security Policy/);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const rules = await page.evaluate(() =>
      [document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '', 'guessed'].map((nonce) => {
        const style = document.createElement('style');
        style.nonce = nonce;
        style.textContent = 'h1 { color: red }';
        document.head.append(style);
        return style.sheet?.cssRules.length ?? 0;
      }),
    );
    expect(rules).toEqual([1, 0]);
  });

  test('begins with what waits: a line a queue, with who is at it, what is in it, and the oldest a step away', async () => {
    const { product } = scene;
    const admin = await product.as('Super Admin');
    const { body } = await admin.get('/loan/applications/all?status=submitted&limit=1');
    await admin.put(`/workflow/loan/${body.items[0].id}/claim`);
    const page = await scene.signedIn('Super Admin');
    const queues = page.getByRole('region', { name: 'Waits for you' }).getByRole('table');
    const loans = queues.getByRole('row', { name: /^What is in it: Loan applications/ });
    await loans.getByText('Ayesha Siddiqui').waitFor({ state: 'attached' });
    await loans.getByRole('cell', { name: '3 d', exact: true }).waitFor();
    await loans.getByRole('img', { name: /past it: \d/ }).waitFor();
    const opener = loans.getByRole('button', { name: 'What is in it: Loan applications' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    const longest = queues.getByRole('list', { name: 'Waiting longest' }).getByRole('link');
    await expect.poll(() => longest.count()).toBe(8);
    expect(await offences(page)).toEqual([]);
    const [oldest] = await longest.all();
    const address = await oldest?.getAttribute('href');
    await loans.getByRole('cell').nth(1).getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  });

  test('finds pages, actions and records by Ctrl+K', async () => {
    const page = await scene.signedIn('Super Admin');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search records, pages, actions' });
    await palette.getByRole('searchbox').fill('LN-24');
    const loan = palette.getByRole('menuitem', { name: /^LN-/ }).first();
    await loan.waitFor();
    expect(await offences(page)).toEqual([]);
    // The chosen one is told of before it is opened, and its address can be taken along.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const chosen = palette.getByRole('complementary', { name: 'What is chosen' });
    const [number = ''] = ((await loan.locator('[slot="label"]').textContent()) ?? '').split(' ');
    await palette.getByRole('searchbox').fill(`#${number}`);
    await expect.poll(() => palette.getByRole('menuitem').count()).toBe(1);
    await expect.poll(() => chosen.textContent()).toContain(number);
    await page.keyboard.press('Control+c');
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const beside = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await beside;
    await other.waitForURL(link);
    await other.close();
    await loan.click();
    await page.waitForURL(link);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe(`${number} · Loan application · FMIS`);
    const address = page.url();
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').fill('@ayesha');
    await palette
      .getByRole('menuitem', { name: /^Ayesha Siddiqui/ })
      .first()
      .waitFor();
    await palette.getByRole('menuitem', { name: 'Reference lists' }).waitFor({ state: 'detached' });
    await palette.getByRole('searchbox').fill('Refer');
    await palette.getByRole('menuitem', { name: 'Reference lists' }).click();
    await page.waitForURL('**/app/lovs/listlovs**');
    await expect.poll(() => page.title()).toBe('Reference lists · FMIS');
    await palette.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await palette.getByRole('group', { name: 'Opened last' }).getByRole('menuitem', { name: /^LN-/ }).click();
    await page.waitForURL(address);
    // Everyday words find what the header offers. What could be begun stands last, and Enter is not led to it.
    await page.keyboard.press('Control+k');
    const items = palette.getByRole('menuitem');
    const chosenNow = () => palette.locator('[data-focused]').textContent();
    for (const [typed, found] of [
      ['two-factor', 'Authenticator app'],
      ['urdu', 'اردو'],
      ['roles', 'Account'],
    ] as const) {
      await palette.getByRole('searchbox').fill('');
      await page.keyboard.type(typed);
      await palette.getByRole('menuitem', { name: found }).waitFor();
      await expect.poll(() => items.last().textContent()).toContain(`New survey: “${typed}”`);
      await expect.poll(chosenNow).toContain(found);
    }
    await palette.getByRole('searchbox').fill('');
    await page.keyboard.type('bvdgf');
    await expect.poll(() => items.last().textContent()).toContain('New survey: “bvdgf”');
    await expect.poll(chosenNow).toBe('Nothing found for “bvdgf”');
    await page.keyboard.press('Enter');
    await expect.poll(chosenNow).toBe('Nothing found for “bvdgf”');
    await expect.poll(() => page.url()).toBe(address);
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosenNow).toContain('New campaign: “bvdgf”');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('/app/advisory/list?open=new');
  });

  test('opens whoever is found by a number, also where Enter comes before the answer', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Call Center');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search records, pages, actions' });
    await palette.getByRole('searchbox').fill('0300 441 7826');
    await palette.getByRole('menuitem', { name: /^Muhammad Aslam Bhatti/ }).waitFor();
    await expect.poll(() => palette.getByRole('menuitem', { name: /^Muhammad Aslam Bhatti/ }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/users/userprofile/**');
    await page.goto(new URL('/app/dashboard', page.url()).href);
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').fill('03004417826');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/users/userprofile/**');
  });

  test('counts what happened as read once the panel that shows it is closed', { tags: 'further' }, async () => {
    const admin = await scene.product.as('Admin');
    const { body } = await admin.get('/loan/applications/all?status=submitted&limit=1');
    await admin.put('/loan/assign-agent', { id: body.items[0].id, email: 'reap-agent@demo.fmis' });
    const page = await scene.signedIn('Reap Agent');
    await page.getByRole('button', { name: /^Notifications, [0-9]+ unread$/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  test('narrows to icons that still say their names', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const narrow = page.getByRole('button', { name: 'Show icons only' });
    const widen = page.getByRole('button', { name: 'Show the menu with words' });
    await narrow.click();
    await widen.waitFor();
    await expect.poll(() => menu.evaluate((nav) => nav.getBoundingClientRect().width)).toBe(80);
    await menu.getByRole('link', { name: 'Reference lists' }).waitFor();
    await widen.click();
    await narrow.waitFor();
    await expect.poll(() => menu.evaluate((nav) => nav.getBoundingClientRect().width)).toBe(260);
  });

  test('opens the menu over the page on a telephone, and closes it when a page is chosen', async () => {
    const page = await scene.signedIn('Super Admin', '/app/dashboard', { viewport: { width: 375, height: 740 } });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Reference lists' }).click();
    await page.waitForURL('**/app/lovs/listlovs**');
    await expect.poll(() => page.title()).toBe('Reference lists · FMIS');
    await menu.waitFor({ state: 'detached' });
  });

  test('says who is signed in and the version, and signs out', async () => {
    const page = await scene.signedIn('Super Admin');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByText('super-admin@demo.fmis').waitFor();
    await page.getByText('Version 2.1.8').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await page.getByText('User Logged Out').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fmis-user'))).toBeNull();
  });

  test('shows an address that leads nowhere as such, inside and outside', async () => {
    const page = await scene.signedIn('Super Admin', '/app/nowhere');
    await page.getByText('This page does not exist').waitFor();
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  });
});

test('a letter is given another place in the list of keys, and the two that changed places do so everywhere', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view');
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(2).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'All keys' });
  await keys.getByRole('button', { name: 'Move down and up: J.' }).click();
  await page.keyboard.press('y');
  await page.getByText('J and Y have changed places').waitFor();
  await keys.getByRole('button', { name: 'Move down and up: Y.' }).waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.reload();
  await rows.nth(2).waitFor();
  await page.keyboard.press('y');
  await page.keyboard.press('y');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe('3');
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe('3');
  await page.goto('/app/discussion/postapproval');
  await page.getByRole('button', { name: 'Next' }).and(page.locator('[aria-keyshortcuts="Y"]')).first().waitFor();
});

test('the keys of the dashboard lead to its queues, Shift G and a letter to a page, and single letters are turned off in their list', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/dashboard');
  const queues = page.getByRole('table').first().getByRole('rowheader');
  await queues.first().waitFor();
  await page.keyboard.press('j');
  await focused(queues.first().getByRole('link'));
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await focused(queues.first().getByRole('link'));
  await page.keyboard.press('t');
  await page.getByRole('columnheader', { name: 'joined' }).waitFor();
  await page.keyboard.press('Shift+G');
  await page.keyboard.press('l');
  await page.waitForURL('**/app/loan/view');
  await page.keyboard.press('Shift+G');
  await page.keyboard.press('o');
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await notices.waitFor();
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'detached' });

  // The second letter is no key of the page, wherever it leads or does not: L takes a loan.
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(2).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'All keys' });
  await keys.getByRole('searchbox').fill('post app');
  await expect.poll(() => keys.locator('dt').allTextContents()).toEqual(['Post approval']);
  await keys.getByRole('searchbox').fill('');
  const lettersHere = keys.getByText('Assign agent', { exact: true });
  await lettersHere.waitFor();
  await keys.getByText('Single-letter keys').click();
  await lettersHere.waitFor({ state: 'detached' });
  await keys.getByText('Clear the selection', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBeNull();
  await page.keyboard.press('/');
  await focused(page.getByRole('searchbox'));
});

test('the language is changed in the menu, to each that there is', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view');
  let [spoken] = locales;
  for (const locale of [...locales.slice(1), ...locales.slice(0, 1)]) {
    const { language } = portalWords(spoken?.code ?? 'en', 'common') as { language: string };
    await page.getByRole('button', { name: language, exact: true }).click();
    await page.getByRole('menuitem', { name: locale.name, exact: true }).click();
    const { screens } = portalWords(locale.code, 'shell') as { screens: Record<string, string> };
    await page.getByRole('heading', { level: 1, name: screens['loans'], exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual([locale.code, locale.direction]);
    spoken = locale;
  }
});
