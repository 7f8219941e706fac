import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { action, choose, fillInApplication, giveReason, openFirst, reached, rows } from '../support/loan-screens.ts';
import { seen } from '../support/page-checks.ts';

const scene = stage();
const contract = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** The title of the institution that the person of this window belongs to. */
async function institutionOf(page: Page): Promise<string> {
  await page.getByRole('grid').waitFor();
  return await page.evaluate(async () => {
    const kept: { access_token: string } = JSON.parse(localStorage.getItem('fmis-user') ?? '{}');
    const answer = await fetch('/api/auth/profile', { headers: { authorization: `Bearer ${kept.access_token}` } });
    const profile: { institution: { title: string } } = await answer.json();
    return profile.institution.title;
  });
}

async function apply(page: Page, partner: string): Promise<string> {
  await (await fillInApplication(page, partner)).click();
  await reached(page, 'Submitted');
  return new URL(page.url()).pathname;
}

async function assign(page: Page): Promise<void> {
  await action(page, 'Assign agent…').click();
  const dialog = page.getByRole('dialog', { name: 'Assign agent' });
  await dialog.getByRole('combobox', { name: 'Agent' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Assign agent' }).click();
  await reached(page, 'Assigned');
}

async function accept(page: Page): Promise<void> {
  await action(page, 'Accept').click();
  await page.getByRole('dialog', { name: 'Accept' }).getByRole('button', { name: 'Accept', exact: true }).click();
}

/** The button of the message that offers to take it back; the message goes away by itself, so nothing else is waited for before. */
const undo = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Undo acceptance…', exact: true });

async function agreeOnClause(page: Page): Promise<void> {
  const clauses = page.getByRole('region', { name: 'Clauses', exact: true });
  await clauses.getByRole('button', { name: 'Repayment in instalments' }).click();
  await expect.poll(() => clauses.getByLabel('Text').inputValue()).toMatch(/PKR\s84,000/);
  await clauses.getByRole('button', { name: 'Save clause' }).click();
  await clauses.getByRole('heading', { name: 'Clauses' }).waitFor();
  await clauses.getByText('Clause 1: Repayment in instalments').waitFor();
  await clauses.getByRole('button', { name: 'Change' }).click();
  await clauses.getByLabel('Title').fill('Repayment in two instalments');
  await clauses.getByLabel('Title').press('Control+Enter');
  await clauses.getByText('Clause 1: Repayment in two instalments').waitFor();
}

async function sign(page: Page): Promise<void> {
  const clauses = page.getByRole('region', { name: 'Clauses', exact: true });
  await clauses.getByRole('button', { name: 'Change' }).click();
  await clauses.getByLabel('Text').fill('Nothing is paid back.');
  await action(page, 'Sign contract').click();
  const question = page.getByRole('alertdialog', { name: 'Sign contract: something is not saved' });
  await question.getByText('Clauses').waitFor();
  await question.getByRole('button', { name: 'Sign contract without it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign contract' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: contract });
  await dialog.getByText('contract.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Sign contract' }).click();
  await reached(page, 'Signed');
  const aside = clauses.getByRole('complementary', { name: 'Draft put aside' });
  await aside.getByText('Nothing is paid back.').waitFor();
  await clauses.getByText('Clause 1: Repayment in two instalments').waitFor();
  await aside.getByRole('button', { name: 'Discard' }).click();
  await aside.waitFor({ state: 'detached' });
}

/** On paper stands what was agreed, and nothing that can be pressed or leads elsewhere. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button').count()).toBe(0);
  // Whose record it is, and which: the trail alone.
  await expect.poll(() => page.getByRole('navigation').count()).toBe(1);
  await page.getByText('Clause 1: Repayment in two instalments').waitFor();
  await page.emulateMedia({ media: null });
  await page.getByRole('button').first().waitFor();
}

async function procure(page: Page): Promise<void> {
  await action(page, 'Procure').click();
  const dialog = page.getByRole('dialog', { name: 'Procure' });
  await dialog.getByText('PKR 84,000').waitFor();
  await dialog.getByRole('button', { name: 'Add an item' }).click();
  await page.keyboard.type('Transport');
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Item' }).nth(1).inputValue()).toBe('Transport');
  await dialog.getByLabel('Quantity').nth(1).fill('1');
  await dialog.getByLabel('Unit price').nth(1).fill('1500');
  await dialog.getByLabel('Unit price').nth(1).press('Tab');
  await dialog.getByText('PKR 85,500').waitFor();
  await dialog.getByText('This is PKR 1,500 more than the loan of PKR 84,000.').waitFor();
  await dialog.getByLabel('Unit price').first().fill('6,800');
  await dialog.getByText('PKR 900 of the loan of PKR 84,000 are not spent.').waitFor();
  await choose(page, 'Payment mode', /./);
  await dialog.getByRole('button', { name: 'Procure', exact: true }).click();
  await reached(page, 'Procured');
}

describe('the life of an application', () => {
  test('it goes from its making to repaid through everybody who has a part in it', async () => {
    const partner = await scene.signedIn('Loan Partner', '/app/loan/view');
    const agent = await scene.signedIn('Reap Agent', '/app/loan/view');
    const address = await apply(agent, await institutionOf(partner));
    const admin = await scene.signedIn('Reap Admin', address);
    await assign(admin);

    await partner.goto(address);
    await accept(partner);
    await reached(partner, 'Accepted');
    await expect.poll(() => action(partner, 'Sign contract').getAttribute('aria-disabled')).toBe('true');
    await action(partner, 'Sign contract').hover();
    await partner.getByRole('tooltip', { name: 'Sign contract: add at least one clause first' }).waitFor();

    await agent.reload();
    await agreeOnClause(agent);
    await sign(agent);
    await print(agent);
    const [download] = await Promise.all([
      agent.waitForEvent('download'),
      agent.getByRole('button', { name: 'Signed copy contract.pdf' }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(contract);

    await partner.reload();
    await procure(partner);
    await action(partner, 'Close…').click();
    const closing = partner.getByRole('dialog', { name: 'Close' });
    await closing.getByText('Repaid', { exact: true }).click();
    await closing.getByRole('button', { name: 'Close', exact: true }).last().click();
    await reached(partner, 'Closed');

    const history = partner.getByRole('region', { name: 'History' });
    await history.getByText('8 events, consistent with the workflow').waitFor();
    await expect
      .poll(() => history.locator('tbody tr td:nth-child(3)').allInnerTexts())
      .toEqual([
        'Closed',
        'Procured',
        'Contract signed',
        'Clause updated',
        'Clause added',
        'Accepted',
        'Agent assigned',
        'Applied',
      ]);
    const bought = partner.getByRole('region', { name: 'Items', exact: true });
    await bought.getByText('2 of 2 bought').waitFor();
  });

  test('it is deferred and rejected with a reason, which its history keeps', async () => {
    const page = await scene.signedIn('Super Admin');
    await openFirst(page, 'submitted');
    await action(page, 'Defer…').click();
    const dialog = page.getByRole('dialog', { name: 'Defer' });
    // It starts at its field; sent without it, it says what is missing there.
    const reason = dialog.getByLabel('Reason');
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Defer' }).press('Enter');
    await dialog.getByText('This is missing.').waitFor();
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await giveReason(page, 'Defer', 'The land record is missing');
    await reached(page, 'Deferred');
    await action(page, 'Reject…').click();
    await giveReason(page, 'Reject', 'The land is not his');
    await reached(page, 'Rejected');
    const history = page.getByRole('region', { name: 'History' });
    await history.getByRole('row', { name: /Deferred.*The land record is missing/ }).waitFor();
    await history.getByRole('row', { name: /Rejected.*The land is not his/ }).waitFor();
  });

  test('it is closed as repaid only after procuring; the choice says so before', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin');
    await openFirst(page, 'signed');
    await action(page, 'Close…').click();
    const dialog = page.getByRole('dialog', { name: 'Close' });
    await dialog.getByText('procure first, or close as cancelled or written off').waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: /Repaid/ }).isDisabled()).toBe(true);
    await dialog.getByText('Cancelled', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await reached(page, 'Closed');
  });
});

describe('an acceptance is taken back', () => {
  test('by the button of its message, with a reason', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin');
    await openFirst(page, 'assigned');
    await accept(page);
    await undo(page).click();
    await giveReason(page, 'Undo acceptance', 'It was the wrong farmer');
    await reached(page, 'Assigned');
    await page.getByRole('row', { name: /Acceptance undone.*It was the wrong farmer/ }).waitFor();
  });

  test('by the key U, also from another page', async () => {
    const page = await scene.signedIn('Super Admin');
    const address = await openFirst(page, 'assigned');
    await accept(page);
    await undo(page).waitFor();
    await page.getByRole('link', { name: 'Loan applications' }).last().click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('u');
    await giveReason(page, 'Undo acceptance', 'It was the wrong farmer');
    await reached(page, 'Assigned');
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  });

  test('by the key U in the list where it was accepted', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/loan/view?status=assigned');
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await seen(page);
    await page.keyboard.press('a');
    await page.getByText(/^Accepted: /).waitFor();
    await page.keyboard.press('u');
    await giveReason(page, 'Undo acceptance', 'Pressed too early');
    await page.getByText(/^Acceptance undone: /).waitFor();
  });
});
