import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { focused } from '../support/page-checks.ts';
import { historyHas } from '../support/record-page.ts';

const scene = stage();

/** Asks for an event by its letter, types what its form wants and sends it, all by keys. */
async function sendByKey(
  page: Page,
  letter: string,
  verb: string,
  typed?: [label: RegExp, text: string],
): Promise<void> {
  await page.keyboard.press(letter);
  const dialog = page.getByRole('dialog', { name: verb });
  await dialog.waitFor();
  if (typed) await dialog.getByLabel(typed[0]).pressSequentially(typed[1]);
  await dialog.getByRole('button', { name: verb, exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('a case', () => {
  test('is begun with the farmer on the line, handed over, worked on, answered and reopened by keyboard', async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket');
    const number = page.getByLabel("Farmer's number");
    await focused(number);
    await page.keyboard.type('0300 441 7826');
    await page.getByText('Muhammad Aslam Bhatti').waitFor();
    await page.keyboard.press('Tab');
    await focused(page.getByLabel('Title'));
    await page.keyboard.type('Pink bollworms in the green bolls');
    await page.getByRole('complementary', { name: 'Similar cases' }).getByRole('listitem').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await focused(page.getByRole('radio', { name: 'Insects' }));
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/app\/ticket\/list\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: 'Pink bollworms in the green bolls' }).waitFor();
    await historyHas(page, 1);

    await page.keyboard.press('g');
    const assign = page.getByRole('dialog', { name: 'Assign' });
    await assign.getByRole('combobox', { name: 'Agent' }).pressSequentially('Rabia');
    await page.getByRole('option', { name: /Rabia Anwar/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await assign.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await assign.waitFor({ state: 'detached' });
    await historyHas(page, 2);
    await sendByKey(page, 'q', 'Wait for the farmer', [/Reason/, 'A picture of an open boll']);
    await historyHas(page, 3);
    await sendByKey(page, 'y', 'Wake');
    await historyHas(page, 4);
    await sendByKey(page, 'f', 'Resolve', [/Answer/, 'Pick now, dry the cotton, chop the sticks.']);
    await historyHas(page, 5);
    await page.getByRole('region', { name: 'Question and answer' }).getByText('Pick now, dry the cotton').waitFor();
    await sendByKey(page, 'o', 'Reopen', [/Reason/, 'It is in another field now']);
    await historyHas(page, 6);
  });

  test('says at the field what is missing, and loses nothing typed', async () => {
    const page = await scene.signedIn('Call Center', '/app/ticket/createticket?msisdn=03009999999');
    await page.getByText('No farmer with this number').waitFor();
    await page.getByLabel('Title').fill('x');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Write at least 3 letters.').waitFor();
    await page.getByLabel('Title').fill('Locusts over the dunes');
    await page.keyboard.press('Control+Enter');
    await page.getByText('This is missing').or(page.getByText('missing')).first().waitFor();
    await page.getByRole('radio', { name: 'Insects' }).press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Locusts over the dunes' }).waitFor();
  });
});
