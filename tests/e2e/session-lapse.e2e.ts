import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { draftClause } from '../support/loan-page.ts';
import { action, fillInApplication, openFirst, reached, rows } from '../support/loan-screens.ts';
import { offencesAsItStands } from '../support/page-checks.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';

const scene = stage();

const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** Presses a button of a page whose session the server has ended meanwhile, whether or not the page knows it already. */
async function pressAfterTheEnd(page: Page, button: Locator): Promise<void> {
  scene.tolerate(page, /status of 40[01]/);
  const element = await button.elementHandle();
  await scene.product.database.deleteFrom('refresh_tokens').execute();
  await scene.product.database
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0) })
    .execute();
  await element?.evaluate((node) => node instanceof HTMLElement && node.click());
  await ended(page).waitFor();
}

async function signInAgain(page: Page): Promise<void> {
  await ended(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
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

  test('asks for the six digits over the page too, and the reason that was given arrives', async () => {
    const page = await scene.signedIn('Loan Partner');
    await openFirst(page, 'assigned');
    await action(page, 'Defer…').click();
    const dialog = page.getByRole('dialog', { name: 'Defer' });
    await dialog.getByLabel('Reason').fill('The land record is on its way');
    await pressAfterTheEnd(page, dialog.getByRole('button', { name: 'Defer', exact: true }));
    await signInAgain(page);
    const code = page.getByRole('textbox', { name: 'Enter OTP' });
    await code.waitFor();
    await code.fill(/\b\d{6}\b/.exec(scene.product.mailbox.texts.at(-1)?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
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

  test('goes on as whoever signs in in another tab, without the page of the person before', async () => {
    const page = await scene.signedIn('Reap Admin', '/app/loan/view');
    await rows(page).first().waitFor();
    await pressAfterTheEnd(page, await fillInApplication(page, /./));
    const other = await page.context().newPage();
    await other.goto('/error/404');
    const tokens = JSON.stringify(await scene.product.session('Super Admin'));
    await other.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
    await page.getByRole('button', { name: 'Account of Ayesha Siddiqui' }).waitFor();
    await rows(page).first().waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
