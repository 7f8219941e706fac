import type { Locator, Page } from 'playwright-core';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { workflows } from '../../machines/workflows.ts';

const verb = (event: string) => workflows.loan.events[event]?.verb ?? event;
/** A button's name; where it opens a form that must be filled in, it ends in an ellipsis. */
const named = (event: string) => new RegExp(`^${verb(event)}…?$`);

/** An event as the page offers it: its verb, and why not where it is disabled. */
export interface Offer {
  verb: string;
  reason: string | null;
}

/** Asks a record's page for the button of an event, in the bar or under "More actions", and presses it. */
export async function start(page: Page, event: string): Promise<void> {
  const bar = page.getByRole('group', { name: 'Actions' });
  const button = bar.getByRole('button', { name: named(event) });
  await bar.waitFor();
  if ((await button.count()) > 0) return await button.click();
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: verb(event) }).click();
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
    .filter({ hasText: verb(type) })
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

/** Every event the page offers, from the bar and from the menu beside it. */
export async function offers(page: Page): Promise<Offer[]> {
  const bar = page.getByRole('group', { name: 'Actions' });
  await bar.waitFor();
  const near: Offer[] = [];
  for (const button of await bar.getByRole('button').all()) {
    const name = (await button.textContent()) ?? '';
    if (name === '') continue;
    const isDisabled = (await button.getAttribute('aria-disabled')) === 'true';
    near.push({ verb: name.replace(/…$/, ''), reason: isDisabled ? await reasonOf(page, button, name) : null });
  }
  const more = bar.getByRole('button', { name: 'More actions' });
  if ((await more.count()) === 0) return near;
  await more.click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await menu.waitFor();
  const rest: Offer[] = [];
  for (const item of await menu.getByRole('menuitem').all()) {
    const [label, words] = [item.locator('[slot="label"]'), item.locator('[slot="description"]')];
    const reason = (await words.count()) > 0 ? await words.textContent() : null;
    rest.push({ verb: (await label.textContent()) ?? '', reason });
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return [...near, ...rest];
}

/** What the tooltip of a disabled button says. */
async function reasonOf(page: Page, button: Locator, name: string): Promise<string> {
  // Only what comes under a mouse that moves is hovered, not what a key press leaves under a resting one.
  await page.mouse.move(2, 2);
  await button.hover();
  const tooltip = page.getByRole('tooltip').filter({ hasText: `${name}: ` });
  const words = (await tooltip.textContent()) ?? '';
  await page.mouse.move(0, 0);
  await tooltip.waitFor({ state: 'detached' });
  return words.slice(`${name}: `.length);
}
