import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import { stage } from '../support/browser.ts';
import { draftClause } from '../support/loan-page.ts';
import { action, fillInApplication, openFirst, reached, rows } from '../support/loan-screens.ts';
import { offencesAsItStands } from '../support/page-checks.ts';
import { DEMO_PASSWORD, latestCode } from '../support/sign-in.ts';
import { codeField, give, tabBeside } from '../support/sign-in-page.ts';

const scene = stage();

const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** Nothing that anybody holds is good any more. */
async function endAll(page: Page): Promise<void> {
  scene.tolerate(page, /status of 40[01]/);
  await scene.product.database.deleteFrom('refresh_tokens').execute();
  await scene.product.database
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0) })
    .execute();
}

/** Presses a button of a page whose session the server has ended meanwhile, whether or not the page knows it already. */
async function pressAfterTheEnd(page: Page, button: Locator): Promise<void> {
  const element = await button.elementHandle();
  await endAll(page);
  await element?.evaluate((node) => node instanceof HTMLElement && node.click());
  await ended(page).waitFor();
}

/** While this goes on the server answers nothing that needs its database. */
async function unanswered(work: () => Promise<void>): Promise<void> {
  await scene.product.database.transaction().execute(work);
}

async function countApplications(): Promise<number> {
  const made = await scene.product.database.selectFrom('loan_applications').select('id').execute();
  return made.length;
}

/** A tab keeps these tokens, and the page has heard of it: a moment passes between two tabs. */
async function keep(tab: Page, tokens: string, page: Page): Promise<void> {
  await tab.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
  await expect.poll(() => tokensIn(page)).toBe(tokens);
}

const tokensIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('fmis-user') ?? '');
const newTokens = async (role: RoleName) => JSON.stringify(await scene.product.session(role));

/** The page is theirs, and nothing of the person before stands on it. */
async function isTheirs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).waitFor();
  await rows(page).first().waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

async function signInAgain(page: Page): Promise<void> {
  await ended(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
}

/** The six digits that were sent last. */
async function giveCode(page: Page): Promise<void> {
  await page.bringToFront();
  await codeField(page).waitFor();
  await codeField(page).fill(latestCode(scene.product.mailbox));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

describe('a session that the server has ended', () => {
  test('is signed in to over the page, and what was typed in two tabs is saved as it was typed', async () => {
    const page = await scene.signedIn('Super Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    const other = await page.context().newPage();
    scene.tolerate(other, /status of 40[01]/);
    await openFirst(other, 'accepted');
    await action(other, 'Add clause').click();
    await draftClause(other).getByLabel('Title').fill('Two instalments');
    await draftClause(other).getByLabel('Text').fill('Half after the cotton, half after the wheat.');

    await page.bringToFront();
    await pressAfterTheEnd(page, await fillInApplication(page, /./));
    await ended(other).waitFor();
    expect(await offencesAsItStands(page)).toEqual([]);
    await signInAgain(page);
    await reached(page, 'Submitted');
    await page.getByText('Certified wheat seed').first().waitFor();

    await ended(other).waitFor({ state: 'detached' });
    await expect.poll(() => draftClause(other).getByLabel('Title').inputValue()).toBe('Two instalments');
    await draftClause(other).getByRole('button', { name: 'Save clause' }).click();
    await other.getByText(/^Clause \d+: Two instalments$/).waitFor();
  });

  test('asks for the six digits over the page too, and the reason that was given arrives', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Loan Partner');
    await openFirst(page, 'assigned');
    await action(page, 'Defer…').click();
    const dialog = page.getByRole('dialog', { name: 'Defer' });
    await dialog.getByLabel('Reason').fill('The land record is on its way');
    await pressAfterTheEnd(page, dialog.getByRole('button', { name: 'Defer', exact: true }));
    await signInAgain(page);
    await giveCode(page);
    await reached(page, 'Deferred');
    await page.getByText('The land record is on its way').first().waitFor();
  });

  test('is left with Leave: the sign-in page leads back, and nothing typed is sent', async () => {
    const page = await scene.signedIn('Reap Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    await pressAfterTheEnd(page, await fillInApplication(page, /./));
    await ended(page).getByRole('button', { name: 'Leave' }).click();
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL('**/login?next=%2Fapp%2Floan%2Fview');
  });

  test('goes on as whoever signs in in another tab, without the page of the person before', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Reap Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    const other = await tabBeside(page);
    const before = await tokensIn(page);
    await pressAfterTheEnd(page, await fillInApplication(page, /./));
    const tokens = await newTokens('Super Admin');
    const applications = await countApplications();
    const asked = page.waitForRequest('**/api/auth/profile');
    await unanswered(async () => {
      // A tab that slept brings the old tokens back; before they are refused, somebody has signed in.
      await keep(other, before, page);
      await asked;
      await keep(other, tokens, page);
    });
    await isTheirs(page, 'Ayesha Siddiqui');
    expect(await countApplications()).toBe(applications);
  });

  test('goes on as whoever signs in while it is being renewed in vain', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Reap Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    const other = await tabBeside(page);
    const refused = page.waitForResponse((response) => response.status() === 401);
    const asked = page.waitForRequest('**/api/oauth/token');
    // Another tab is at renewing: this one waits for that before it asks itself.
    await other.evaluate(() => {
      const renewed = new Promise((done) => addEventListener('renewed', done, { once: true }));
      void navigator.locks.request('fmis-refresh', () => renewed);
    });
    await endAll(page);
    const tokens = await newTokens('Super Admin');
    await page.getByRole('searchbox').fill('a');
    await refused;
    await unanswered(async () => {
      await other.evaluate(() => dispatchEvent(new Event('renewed')));
      await asked;
      await keep(other, tokens, page);
    });
    await isTheirs(page, 'Ayesha Siddiqui');
  });
});

test('whoever signs in in a tab that had begun to do so takes over the page of whoever signed in meanwhile', {
  tags: 'further',
}, async () => {
  const page = await scene.visitor();
  await page.goto('/login');
  const other = await tabBeside(page, '/login');
  scene.tolerate(other, /status of 400/);
  await give(other, 'ops@demo.fmis');
  await codeField(other).waitFor();
  await give(page, 'admin@demo.fmis');
  await page.getByRole('button', { name: 'Account of Sana Malik' }).waitFor();

  await giveCode(other);
  await other.getByText('This sign-in has ended. Please sign in again.').waitFor();
  await give(other, 'ops@demo.fmis');
  await giveCode(other);
  const account = other.getByRole('button', { name: /^Account of / });
  const name = await account.getAttribute('aria-label');
  expect(name).not.toBe('Account of Sana Malik');
  await page.getByRole('button', { name: name ?? '' }).waitFor();
});
