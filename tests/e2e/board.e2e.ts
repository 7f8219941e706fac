// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();
const address = '/app/loan/view?layout=board';

const lane = (page: Page, state: string) => page.getByRole('region', { name: state, exact: true });
const cards = (page: Page, state: string) => lane(page, state).getByRole('row');

async function board(): Promise<Page> {
  const page = await scene.signedIn('Super Admin', address);
  await cards(page, 'Assigned').first().waitFor();
  return page;
}

const stateOf = async (applicationId: string) =>
  (
    await scene.product.database
      .selectFrom('loan_applications')
      .select('state')
      .where('number', '=', Number(applicationId.replace(/\D/g, '')))
      .executeTakeFirstOrThrow()
  ).state;

async function numberOf(page: Page, state: string): Promise<string> {
  return /LN-\d+/.exec(await cards(page, state).first().innerText())?.[0] ?? '';
}

/** Takes a card by the mouse and holds it over a lane. */
async function hold(page: Page, card: Locator, over: string): Promise<void> {
  await card.hover();
  const [from, to] = [await card.boundingBox(), await lane(page, over).boundingBox()];
  if (!from || !to) throw new Error('The card and the lane are not there.');
  await page.mouse.move(from.x + 30, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 200, { steps: 8 });
}

describe('a card dragged on the board of loans', () => {
  test('asks for the step that leads into the lane, with the dialog of its button, and can be taken back', async () => {
    const page = await board();
    const number = await numberOf(page, 'Assigned');
    await cards(page, 'Assigned').first().dragTo(lane(page, 'Deferred').getByRole('grid'));
    const dialog = page.getByRole('dialog', { name: 'Defer' });
    await dialog.getByLabel('Reason').fill('The harvest is in March');
    expect(await stateOf(number)).toBe('assigned');
    await dialog.getByRole('button', { name: 'Defer' }).click();
    await expect.poll(() => stateOf(number)).toBe('deferred');
    await lane(page, 'Deferred').getByRole('row', { name: number }).waitFor();
    // At once, as in the list: nothing need be asked.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stateOf(number)).toBe('assigned');
    await lane(page, 'Assigned').getByRole('row', { name: number }).waitFor();

    const assigned = await numberOf(page, 'Assigned');
    await cards(page, 'Assigned').first().dragTo(lane(page, 'Accepted').getByRole('grid'));
    await page.getByRole('dialog', { name: 'Accept' }).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => stateOf(assigned)).toBe('accepted');
    await page.getByRole('button', { name: 'Undo' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo acceptance' });
    await undo.getByLabel('Reason').fill('A slip of the mouse');
    await undo.getByRole('button', { name: 'Undo acceptance' }).click();
    await expect.poll(() => stateOf(assigned)).toBe('assigned');
    await page.waitForURL(/layout=board/);
  });

  test('lies in the lane where a colleague has put it', async () => {
    const page = await board();
    const number = await numberOf(page, 'Assigned');
    const admin = await scene.product.as('Admin');
    const decided = await admin.post(`/workflow/loan/${number}/DEFER`, { reason: 'The harvest is in March' });
    expect(decided).toMatchObject({ status: 200 });
    await lane(page, 'Deferred').getByRole('row', { name: number }).waitFor();
    await expect.poll(() => lane(page, 'Assigned').getByRole('row', { name: number }).count()).toBe(0);
  });

  test('is not taken where the machine has no way, and the lane says why', async () => {
    const page = await board();
    const number = await numberOf(page, 'Submitted');
    await hold(page, cards(page, 'Submitted').first(), 'Signed');
    await lane(page, 'Signed').getByText('Nothing leads here from “Submitted”').waitFor();
    await lane(page, 'Withdrawn').getByText('Drop here: Withdraw').waitFor();
    await page.mouse.up();
    await expect.poll(() => page.getByText('Nothing leads here from “Submitted”').count()).toBe(0);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await stateOf(number)).toBe('submitted');
  });

  test('moves by keyboard: Enter on its handle, Tab to the lane, Enter; a lane that refuses says why', async () => {
    const page = await board();
    const number = await numberOf(page, 'Assigned');
    const pickUp = async () => {
      await cards(page, 'Assigned').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    };
    const focused = () => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'));
    const walkTo = async (state: string) => {
      for (let lanes = 0; lanes < 12 && (await focused()) !== state; lanes++) await page.keyboard.press('Tab');
      await expect.poll(focused).toBe(state);
    };
    await pickUp();
    await walkTo('Procured');
    await page.keyboard.press('Enter');
    await page.getByText(/^Procured: /).waitFor();
    expect(await stateOf(number)).toBe('assigned');

    await pickUp();
    await walkTo('Rejected');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stateOf(number)).toBe('assigned');
  });

  test('opens the form of its own that a step has on the record, judged by what only the record knows', async () => {
    const { database } = scene.product;
    const clauses = database.selectFrom('loan_clauses').select('loan_id');
    const accepted = database.selectFrom('loan_applications').select('number').where('state', '=', 'accepted');
    const page = await board();
    const cardOf = async (number: number) => {
      await page.goto(new URL(`${address}&search=${number}`, page.url()).href);
      return cards(page, 'Accepted').filter({ hasText: String(number) });
    };
    const without = await accepted.where('id', 'not in', clauses).orderBy('number').executeTakeFirstOrThrow();
    await hold(page, await cardOf(without.number), 'Signed');
    await lane(page, 'Signed').getByText('add at least one clause first').waitFor();
    await page.mouse.up();
    await expect.poll(() => lane(page, 'Signed').getByText('add at least one clause first').count()).toBe(0);
    expect(await stateOf(String(without.number))).toBe('accepted');
    const ready = await accepted.where('id', 'in', clauses).orderBy('number').executeTakeFirstOrThrow();
    await (await cardOf(ready.number)).dragTo(lane(page, 'Signed').getByRole('grid'));
    await page.getByRole('dialog', { name: 'Sign contract' }).getByText('Signed copy').first().waitFor();
  });
});
