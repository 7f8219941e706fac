import type { Locator, Page } from 'playwright-core';

/** The rows of the list on the screen, without its head. */
export const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

/** A button of the record's header. */
export const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });

/** Waits until the record's header shows the state. */
export async function reached(page: Page, state: string): Promise<void> {
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await page.locator('#main h1 >> xpath=../..').getByText(state, { exact: true }).waitFor();
}

/** Opens the first application in a state from the list, and answers its address. */
export async function openFirst(page: Page, state: string): Promise<string> {
  await page.goto(`/app/loan/view?status=${state}`);
  await rows(page).first().getByRole('link').click();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  return new URL(page.url()).pathname;
}

/** Sends an event whose form asks for a reason. */
export async function giveReason(page: Page, verb: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: verb });
  await dialog.getByLabel('Reason').fill(words);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Fills in a new application and answers the button that makes it. */
export async function fillInApplication(page: Page, partner: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: 'New application' }).click();
  const drawer = page.getByRole('dialog', { name: 'New application' });
  await drawer.getByRole('combobox', { name: 'Farmer' }).fill('923');
  await page.getByRole('option').first().click();
  await choose(page, 'Type', /./);
  await choose(page, 'Partner', partner);
  await drawer.getByLabel('Purpose').fill('Certified wheat seed');
  await drawer.getByLabel('Amount asked').fill('84000');
  await drawer.getByLabel('Land, acres').fill('6');
  await drawer.getByRole('button', { name: 'Add an item' }).click();
  await drawer.getByRole('textbox', { name: 'Item' }).fill('Wheat seed, Akbar-2019');
  await drawer.getByLabel('Quantity').fill('12');
  await drawer.getByLabel('Unit price').fill('7000');
  // A number counts once its field is left.
  await page.keyboard.press('Tab');
  return drawer.getByRole('button', { name: 'Make the application' });
}

/** Chooses from a Select by its label, within the dialog that is open. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}
