// @module-tag further
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { take } from '../support/loan-page.ts';
import { fillInApplication, openFirst, reached, rows } from '../support/loan-screens.ts';

const scene = stage();

/** What has the focus, as somebody would say it: its tag, and the words it shows or is called. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`;
  });

describe('a new thing has its name in focus', () => {
  test('an application: the record at its name', async () => {
    const page = await scene.signedIn('Reap Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    const make = await fillInApplication(page, 'Bank Alfalah');
    await make.press('Enter');
    await page.waitForURL(/loan\/view\/./);
    const name = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => focus(page)).toBe(`h1 ${name}`);
    // Nothing can be pressed there: no ring lies over the line below.
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
      'none',
    );
  });

  test('a case: the record at its name', async () => {
    const page = await scene.signedIn('Super Admin', '/app/ticket/createticket');
    await page.getByLabel("Farmer's number").fill('0300 5550173');
    await page.getByLabel('Title').fill('Wilting in the lower field');
    await page.getByRole('radio', { name: 'Insects' }).press('Space');
    await page.getByRole('button', { name: 'Create case', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Wilting in the lower field' }).waitFor();
    await expect.poll(() => focus(page)).toBe('h1 Wilting in the lower field');
  });
});

describe('after a decision on its page the keyboard is at the record', () => {
  test.each([
    ['submitted', { type: 'WITHDRAW', reason: 'The farmer has sold his land' }, 'Withdrawn'],
    ['assigned', { type: 'ACCEPT' }, 'Accepted'],
  ] as const)('%s: %o', async (from, event, state) => {
    const page = await scene.signedIn('Super Admin');
    await openFirst(page, from);
    const name = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    await take(page, event);
    await reached(page, state);
    await expect.poll(() => focus(page)).toBe(`h1 ${name}`);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'All keys' }).waitFor();
  });
});

test('Procure, whose form is its own, leads to the record too', async () => {
  const page = await scene.signedIn('Super Admin');
  await openFirst(page, 'signed');
  await page
    .getByRole('group', { name: 'Actions' })
    .getByRole('button', { name: /^Procure/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Procure' });
  await expect.poll(() => focus(page)).toMatch(/^input/);
  await dialog.getByRole('button', { name: 'Procure', exact: true }).press('Enter');
  await reached(page, 'Procured');
  await expect.poll(() => focus(page)).toMatch(/^h1/);
});

test('a section that was saved leaves the keyboard at its heading, a page that was left at that of the next', async () => {
  const page = await scene.signedIn('Super Admin');
  await openFirst(page, 'accepted');
  await take(page, { type: 'ADD_CLAUSE', title: 'In two parts', text: 'Half is paid back after the harvest.' });
  await page.getByRole('region', { name: 'Clauses' }).getByText('In two parts').waitFor();
  await expect.poll(() => focus(page)).toMatch(/^h2 Clauses/);

  await page.getByRole('main').getByRole('link', { name: 'Loan applications' }).press('Enter');
  await rows(page).first().waitFor();
  await expect.poll(() => focus(page)).toMatch(/^(h1 Loan applications|tr )/);
});
