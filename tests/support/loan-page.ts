import type { Locator, Page } from 'playwright-core';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';
import { press } from './record-page.ts';

const verb = (event: string) => workflows.loan.events[event]?.verb ?? event;
/** Presses the button of a loan's event. */
export async function start(page: Page, event: string): Promise<void> {
  await press(page, 'loan', event);
}

/** Does an event the way a person does: presses its button, fills in what is asked, confirms. */
export async function take(page: Page, { type, ...payload }: WorkflowEvent): Promise<void> {
  await start(page, type);
  if (type === 'ADD_CLAUSE' || type === 'UPDATE_CLAUSE') {
    const clause = draftClause(page);
    await clause.getByLabel('Title').fill(String(payload['title']));
    await clause.getByLabel('Text').fill(String(payload['text']));
    return await clause.getByRole('button', { name: 'Save clause' }).click();
  }
  const dialog = page.getByRole('dialog', { name: verb(type) });
  await fillIn(page, dialog, type, payload);
  // By its text: the cross that leaves the form is called "Close" too.
  await dialog
    .getByRole('button')
    .filter({ hasText: type === 'EDIT' ? 'Save' : verb(type) })
    .click();
  await dialog.waitFor({ state: 'detached' });
}

/** The clause that is being written. */
export function draftClause(page: Page): Locator {
  return page.getByRole('region', { name: 'Clauses' }).getByRole('group', { name: /^Clause \d+$/ });
}

async function fillIn(page: Page, dialog: Locator, type: string, payload: Record<string, unknown>): Promise<void> {
  switch (type) {
    case 'ASSIGN_AGENT':
      await dialog.getByRole('combobox', { name: 'Agent' }).fill(String(payload['agent']));
      return await page.getByRole('option', { name: String(payload['agent']) }).click();
    case 'CLOSE':
      return await dialog.getByText(reasonWords(String(payload['reason'])), { exact: true }).click();
    case 'PROCURE':
      await dialog.getByRole('button', { name: 'Add an item' }).click();
      await dialog.getByLabel('Item', { exact: true }).fill('Urea');
      await dialog.getByLabel('Quantity').fill('12');
      await dialog.getByLabel('Unit price').fill('6500');
      await page.keyboard.press('Tab');
      return await dialog.getByText('78,000').last().waitFor();
    case 'EDIT':
      return await dialog.getByLabel('Amount asked').fill(String(payload['amount']));
    case 'SIGN_CONTRACT':
      // Today stands there already.
      return await dialog.getByRole('group', { name: /^Signed on/ }).waitFor();
    default:
      if (typeof payload['reason'] === 'string') await dialog.getByLabel('Reason').fill(payload['reason']);
  }
}

function reasonWords(value: string): string {
  const field = workflows.loan.events['CLOSE']?.fields?.find(({ name }) => name === 'reason');
  return field?.options?.find((option) => option.value === value)?.label ?? value;
}
