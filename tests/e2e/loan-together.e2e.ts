import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/server/features/auth/secrets.ts';
import { loanDriver } from '../server/workflow/loan.driver.ts';
import { stage } from '../support/browser.ts';
import { draftClause, start, take } from '../support/loan-page.ts';
import { focused, seen } from '../support/page-checks.ts';

const scene = stage();

interface Loan {
  id: string;
  /** "LN-24835" */
  number: string;
}

/** A new application for the partner that Farah works for, with the first of the agents. */
async function assignedLoan(): Promise<Loan> {
  const { product } = scene;
  const admin = await product.as('Super Admin');
  const id = await loanDriver.create(product);
  const { body } = await admin.get('/loan/agents');
  await admin.put('/loan/assign-agent', { id, email: body.items[0].email });
  const loan = await admin.get(`/loan/applications/${id}`);
  return { id, number: loan.body.applicationId };
}

async function acceptedLoan(): Promise<Loan> {
  const loan = await assignedLoan();
  const admin = await scene.product.as('Super Admin');
  expect((await admin.put('/loan/accept-loan', { id: loan.id })).status).toBe(200);
  return loan;
}

/** A page that hears what others do from here on. */
async function listening(role: 'Super Admin' | 'Loan Partner', path: string): Promise<Page> {
  const page = await scene.signedIn(role, path);
  await scene.hears(page);
  return page;
}

const ayesha = (path: string) => listening('Super Admin', path);
const farah = (path: string) => listening('Loan Partner', path);
const listOf = ({ number }: Loan) => `/app/loan/view?search=${number}`;
const recordOf = ({ id }: Loan) => `/app/loan/view/${id}`;
const rowOf = (page: Page, { number }: Loan) => page.getByRole('row').filter({ hasText: number });

describe('two people at the same applications', () => {
  test('a decision by one is seen in the list of the other, with the new state and who decided, and in their own other window', async () => {
    const loan = await assignedLoan();
    const [theirs, mine] = [await farah(listOf(loan)), await ayesha(recordOf(loan))];
    await rowOf(theirs, loan).getByText('Assigned').waitFor();
    const twin = await ayesha(recordOf(loan));
    await take(mine, { type: 'REJECT', reason: 'The last loan is overdue' });
    await twin.getByText('The last loan is overdue').first().waitFor();
    await rowOf(theirs, loan).getByText('by Ayesha Siddiqui').waitFor();
    await rowOf(theirs, loan).getByText('Rejected').waitFor();
    await theirs.getByRole('checkbox', { name: /, just handled by Ayesha Siddiqui$/ }).waitFor();
    // It shows what it has become, and nothing stands in the way of going on with it.
    await expect.poll(() => rowOf(theirs, loan).getAttribute('data-presence')).toBe('free');
    await theirs.reload();
    await rowOf(theirs, loan).getByText('Rejected').waitFor();
    await expect.poll(() => rowOf(theirs, loan).getByText('by Ayesha Siddiqui').count()).toBe(0);
  });

  test('a note by one stands in the record that the other has open, as it was typed', { tags: 'further' }, async () => {
    const loan = await assignedLoan();
    const [theirs, mine] = [await farah(recordOf(loan)), await ayesha(recordOf(loan))];
    const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
    const field = notes(mine).getByRole('textbox', { name: 'A note for colleagues' });
    await notes(mine).getByRole('button', { name: 'Add the note' }).click();
    await notes(mine).getByText('Write something first.').waitFor();
    const words = 'Called twice,\n  nobody answered.';
    await field.fill(words);
    await field.press('Control+Enter');
    const told = notes(theirs).getByRole('listitem').filter({ hasText: 'Ayesha Siddiqui' });
    await expect.poll(() => told.getByText('nobody answered').innerText()).toBe(words);
    await expect.poll(() => field.inputValue()).toBe('');
  });

  test('a decision made after the list was read and before its stream is open greys the row too', {
    tags: 'further',
  }, async () => {
    const loan = await assignedLoan();
    // While this page holds the lock of those who read the stream, nobody reads it.
    const holder = await scene.signedIn('Super Admin', '/error/404');
    await holder.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('fmis-live', () => {
            held();
            return new Promise(() => {});
          });
        }),
    );
    const theirs = await holder.context().newPage();
    await theirs.goto(listOf(loan));
    await rowOf(theirs, loan).getByText('Assigned').waitFor();
    const admin = await scene.product.as('Admin');
    expect((await admin.put('/loan/reject-loan', { id: loan.id, reason: 'The last loan is overdue' })).status).toBe(
      200,
    );
    await holder.close();
    await rowOf(theirs, loan).getByText('Rejected').waitFor();
    await rowOf(theirs, loan).getByText('by Sana Malik').waitFor();
  });

  test('who claims a record is named to the other, in the list and on the record, until it is released; over their claim a decision asks once', async () => {
    const loan = await assignedLoan();
    const [theirs, mine] = [await farah(listOf(loan)), await ayesha(recordOf(loan))];
    await mine.getByRole('button', { name: 'Claim', exact: true }).click();
    await mine.getByText(/^Claimed by you, 1[45] min left/).waitFor();
    await rowOf(theirs, loan).getByText('with Ayesha Siddiqui').waitFor();
    await theirs.getByRole('link', { name: loan.number }).click();
    await theirs.getByText(/^With Ayesha Siddiqui, 1[45] min left/).waitFor();
    await mine.getByText('Release', { exact: true }).click();
    await theirs.getByRole('button', { name: 'Claim', exact: true }).waitFor();
    await mine.getByRole('button', { name: 'Claim', exact: true }).click();
    await theirs.getByText(/^With Ayesha Siddiqui, 1[45] min left/).waitFor();
    await start(theirs, 'REJECT');
    const question = theirs.getByRole('alertdialog', { name: 'Ayesha Siddiqui is working on it' });
    await question.getByRole('button', { name: 'Go on' }).click();
    const rejecting = theirs.getByRole('dialog', { name: 'Reject' });
    await rejecting.getByRole('button', { name: 'Cancel' }).click();
    await rejecting.waitFor({ state: 'detached' });
    await start(theirs, 'REJECT');
    await rejecting.getByRole('button', { name: 'Cancel' }).click();
    await theirs.goBack();
    await rowOf(theirs, loan).getByText('with Ayesha Siddiqui').waitFor();
    await mine.getByText('Release', { exact: true }).click();
    await rowOf(theirs, loan).getByText('with Ayesha Siddiqui').waitFor({ state: 'detached' });
  });

  test('a claim that comes while a dialog is open is named in it, and sending asks: in the list and on the record', {
    tags: 'further',
  }, async () => {
    const loan = await assignedLoan();
    const [theirs, mine] = [await farah(recordOf(loan)), await ayesha(listOf(loan))];
    const rejecting = (page: Page) => page.getByRole('dialog', { name: 'Reject' });
    const send = (page: Page) => rejecting(page).getByRole('button').filter({ hasText: 'Reject' }).click();
    const asked = (page: Page, name: string) => page.getByRole('alertdialog', { name: `${name} is working on it` });
    await rowOf(mine, loan).click();
    await seen(mine);
    await mine.keyboard.press('r');
    await rejecting(mine).getByLabel('Reason').fill('The last loan is overdue');
    await theirs.getByRole('button', { name: 'Claim', exact: true }).click();
    await rejecting(mine).getByText('Farah Naz is working on it').waitFor();
    await send(mine);
    await asked(mine, 'Farah Naz').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => rejecting(mine).getByLabel('Reason').inputValue()).toBe('The last loan is overdue');
    await theirs.getByText('Release', { exact: true }).click();
    await rejecting(mine).getByText('Farah Naz is working on it').waitFor({ state: 'detached' });
    await start(theirs, 'REJECT');
    await rejecting(theirs).getByLabel('Reason').fill('The last loan is overdue');
    const colleague = await scene.product.as('Admin');
    expect((await colleague.put(`/workflow/loan/${loan.id}/claim`)).status).toBe(200);
    await rejecting(theirs).getByText('Sana Malik is working on it').waitFor();
    await send(theirs);
    await asked(theirs, 'Sana Malik').getByRole('button', { name: 'Go on' }).click();
    await rejecting(theirs).waitFor({ state: 'detached' });
    await rowOf(mine, loan).getByText('Rejected').waitFor();
  });

  test('a dialog says at once that somebody was faster and what cannot be done any more, and keeps the reason that was typed', async () => {
    const loan = await assignedLoan();
    const [theirs, mine] = [await farah(recordOf(loan)), await ayesha(recordOf(loan))];
    await start(theirs, 'REJECT');
    const dialog = theirs.getByRole('dialog', { name: 'Reject' });
    await dialog.getByLabel('Reason').fill('The last loan is overdue');
    await take(mine, { type: 'ACCEPT' });
    await dialog.getByRole('status').getByText('Accepted by Ayesha Siddiqui just now').waitFor();
    const reject = dialog.getByRole('button', { name: 'Reject', exact: true });
    await expect.poll(() => reject.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('The last loan is overdue');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = theirs.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    // What is possible by now alone begins with what the page holds back.
    await theirs.keyboard.press('x');
    await theirs.getByText('Sign contract: show first what has changed.').waitFor();
    await focused(theirs.getByRole('button', { name: 'Show it' }));
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('button', { name: 'Add clause' }).waitFor();
  });

  test('a correction that came too late shows what the other changed, and follows what they do next', async () => {
    const loan = await assignedLoan();
    const mine = await ayesha(recordOf(loan));
    scene.tolerate(mine, /409/);
    const colleague = await scene.product.as('Admin');
    await start(mine, 'EDIT');
    const dialog = mine.getByRole('dialog', { name: 'Correct application' });
    await dialog.getByLabel('Security').fill('Gold');
    const fields = { purpose: 'Wheat inputs', season: 'Rabi 2026–27', amount: 90_000, acres: 4, tenureMonths: 8 };
    expect((await colleague.post(`/workflow/loan/${loan.id}/EDIT`, { fields })).status).toBe(200);
    const save = dialog.getByRole('button').filter({ hasText: 'Save' });
    await save.click();
    await dialog.getByText('It has been changed since you opened it.').waitFor();
    await dialog.getByText('Corrected by').waitFor();
    await dialog.getByRole('row', { name: 'Amount asked 100,000 90,000' }).waitFor();
    await expect.poll(() => dialog.getByLabel('Amount asked').inputValue()).toBe('90,000');
    await expect.poll(() => dialog.getByLabel('Security').inputValue()).toBe('Gold');
    expect((await colleague.put('/loan/accept-loan', { id: loan.id })).status).toBe(200);
    const note = dialog.getByRole('alert').filter({ hasText: 'This is not possible while it is Accepted.' });
    await note.getByText(/^Possible now: Add clause/).waitFor();
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
    // Closed, nothing says the same once more over the page.
    await mine.keyboard.press('Escape');
    const question = mine.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await mine.getByRole('button', { name: 'Show it' }).click();
    await mine.getByRole('button', { name: 'Add clause' }).waitFor();
  });

  test('the open preview for many says at once who has corrected one of them, and what its amount was', {
    tags: 'further',
  }, async () => {
    const loan = await assignedLoan();
    const mine = await ayesha(listOf(loan));
    await rowOf(mine, loan).getByRole('checkbox').click();
    await mine.getByRole('button', { name: /\(1\)…$/ }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByText('once “Agent” is filled in').waitFor();
    const colleague = await scene.product.as('Admin');
    expect((await colleague.put(`/workflow/loan/${loan.id}/claim`)).status).toBe(200);
    await dialog.getByText('A colleague is working on 1 of them.').waitFor();
    const fields = { purpose: 'Wheat inputs', season: 'Rabi 2026–27', amount: 90_000, acres: 4, tenureMonths: 8 };
    expect((await colleague.post(`/workflow/loan/${loan.id}/EDIT`, { fields })).status).toBe(200);
    const line = dialog.getByRole('row').filter({ hasText: loan.number });
    await line.getByText(/^Changed since it was read: Corrected by/).waitFor();
    await line.getByText('100,000').waitFor();
    await line.getByText('90,000').waitFor();
  });

  test('a clause that was being written stays when the other closes the application', async () => {
    const loan = await acceptedLoan();
    const [theirs, mine] = [await farah(recordOf(loan)), await ayesha(recordOf(loan))];
    await start(theirs, 'ADD_CLAUSE');
    await draftClause(theirs).getByLabel('Title').fill('Repayment');
    await draftClause(theirs).getByLabel('Text').fill('In one payment after the harvest.');
    await take(mine, { type: 'CLOSE', reason: 'cancelled' });
    await theirs.getByText('Closed by Ayesha Siddiqui just now').waitFor();
    await theirs.getByRole('button', { name: 'Show it' }).click();
    await theirs.getByText('Closed by Ayesha Siddiqui just now').waitFor({ state: 'detached' });
    const aside = theirs.getByRole('complementary', { name: 'Draft put aside' });
    await aside.getByText('In one payment after the harvest.').waitFor();
  });
});

describe('a sign-in that expires', () => {
  test('while a clause is half written is renewed by itself, and the clause is saved', async () => {
    const loan = await acceptedLoan();
    const page = await ayesha(recordOf(loan));
    scene.tolerate(page, /401/);
    await start(page, 'ADD_CLAUSE');
    await draftClause(page).getByLabel('Title').fill('Repayment');
    const token = await accessToken(page);
    await scene.product.database
      .updateTable('access_tokens')
      .set({ expires_at: new Date(0) })
      .where('token_hash', '=', hashOf(token))
      .execute();
    await draftClause(page).getByLabel('Text').fill('In one payment after the harvest.');
    await draftClause(page).getByRole('button', { name: 'Save clause' }).click();
    await page.getByText('Clause 1: Repayment').waitFor();
    await expect.poll(() => accessToken(page)).not.toBe(token);
  });
});

describe('a loan partner', () => {
  test('sees the applications of its own institution, and a foreign one as if it did not exist', async () => {
    const { database } = scene.product;
    const { institution_id } = await database
      .selectFrom('accounts')
      .select('institution_id')
      .where('email', '=', 'loan-partner@demo.fmis')
      .executeTakeFirstOrThrow();
    const loans = await database.selectFrom('loan_applications').select(['id', 'partner_id']).execute();
    const own = loans.filter(({ partner_id }) => partner_id === institution_id);
    const foreign = loans.find(({ partner_id }) => partner_id !== institution_id);
    const page = await scene.signedIn('Loan Partner', '/app/loan/view');
    await page.getByText(`${own.length} in this view`, { exact: true }).waitFor();
    scene.tolerate(page, /404/);
    await page.goto(`/app/loan/view/${foreign?.id}`);
    await page.getByText('This loan application does not exist here').waitFor();
    await page.getByText('Back to the list').click();
    await page.getByText(`${own.length} in this view`, { exact: true }).waitFor();
  });
});

async function accessToken(page: Page): Promise<string> {
  return await page.evaluate(() => JSON.parse(localStorage.getItem('fmis-user') ?? '{}').access_token);
}
