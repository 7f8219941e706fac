import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

const cell = (page: Page, row: string, column: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('gridcell')
    .and(page.locator(`[data-field="${column}"]`));
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });

/** The tehsils of a district in the table. */
async function opened(page: Page, place: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Place, tehsil or district' }).fill(place);
  await page
    .getByRole('option', { name: new RegExp(`^${place}\\b`) })
    .first()
    .click();
  await page.getByRole('grid').getByRole('rowheader', { name: place, exact: true }).waitFor();
}

test('a forecast is changed by keys, filled down, saved as one list, and taken back', async () => {
  const page = await scene.signedIn('GIS', '/app/weather/manage');
  await opened(page, 'Jampur');
  await cell(page, 'Jampur', 'rainChance').click();
  await page.keyboard.type('64');
  await page.keyboard.press('Enter');
  await cell(page, 'Jampur', 'rainChance').click();
  await page.keyboard.press('Control+d');
  await cell(page, 'Rojhan', 'rainChance').getByText('64').waitFor();
  await cell(page, 'Jampur', 'narrative').click();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Narrative' }).selectOption('Hill torrents');
  await page.keyboard.press('Enter');
  await save(page).click();
  await page.getByText('All is saved').waitFor();
  await page.reload();
  await cell(page, 'Jampur', 'narrative').getByText('Hill torrents').waitFor();
  await page.getByText('پہاڑی نالوں میں طغیانی کا خطرہ ہے').waitFor();
  await cell(page, 'Rojhan', 'rainChance').getByText('64').waitFor();
  await page.getByText(/[23456] places changed by people/).waitFor();
  await cell(page, 'Rojhan', 'rainChance').click();
  await page.keyboard.press('Delete');
  await save(page).click();
  await page.getByText('All is saved').waitFor();
  await expect.poll(() => cell(page, 'Rojhan', 'rainChance').locator('s').count()).toBe(0);
});

test('what cannot be is said below the table and stays typed; Ctrl Z takes it back; leaving asks', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Ops', '/app/weather/manage');
  await opened(page, 'Sahiwal');
  await cell(page, 'Sahiwal', 'minTemperature').click();
  await page.keyboard.type('59');
  await page.keyboard.press('Enter');
  await page.getByText(/Minimum: the minimum, 59, is above the maximum/).waitFor();
  await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('link', { name: 'All Cases' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  // Escape drops what was typed, and digits begin nothing where a word is chosen.
  await cell(page, 'Sahiwal', 'humidity').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
  await cell(page, 'Sahiwal', 'narrative').click();
  await page.keyboard.type('7');
  await page.getByText('1 value in 1 place not saved').waitFor();
  // As by a link, by a key and by the way to an advisory.
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Shift+G');
  await page.keyboard.press('m');
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Write one' }).first().click();
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('1 value in 1 place not saved').waitFor();
  await cell(page, 'Sahiwal', 'narrative').click();
  await page.keyboard.press('Control+z');
  await page.getByText('All is saved').waitFor();
  await expect.poll(() => page.getByText(/is above the maximum/).count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('fill down').waitFor();
  await page.keyboard.press('Escape');
  // What stands in a cell that is still being typed into is asked about too, and the address of the outlook's video.
  const isAsked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isAsked).toBe(false);
  await cell(page, 'Sahiwal', 'humidity').click();
  await page.keyboard.type('12');
  await expect.poll(isAsked).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isAsked).toBe(false);
  await page.getByRole('textbox', { name: 'Address of the video' }).fill('https://video.example.org/outlook');
  await page.getByRole('link', { name: 'All Cases' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
});

test('what a colleague saved meanwhile is not saved over unseen', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', '/app/weather/manage');
  await opened(page, 'Gwadar');
  const other = await scene.signedIn('BI', '/app/weather/manage');
  await opened(other, 'Gwadar');
  await cell(page, 'Gwadar', 'windSpeed').click();
  await page.keyboard.type('47');
  await page.keyboard.press('Enter');
  await cell(other, 'Gwadar', 'windSpeed').click();
  await other.keyboard.type('52');
  await other.keyboard.press('Enter');
  await save(other).click();
  await other.getByText('All is saved').waitFor();
  await save(page).click();
  await page
    .getByText(/Somebody else has changed this forecast/)
    .first()
    .waitFor();
  await cell(page, 'Gwadar', 'windSpeed').getByText('47').waitFor();
  await save(page).click();
  await page.getByText('All is saved').waitFor();
  await cell(other, 'Gwadar', 'windSpeed').getByText('47').waitFor();
});

test('hours are changed by the hour, days are turned, sites fetched anew, the outlook video set', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('FACE', '/app/weather/manage');
  await opened(page, 'Hala');
  await page.getByRole('group', { name: 'Days of the forecast' }).getByRole('button').nth(2).click();
  await page.waitForURL(/day=/);
  await page.getByText('By the hour', { exact: true }).click();
  await cell(page, '14:00', 'temperature').click();
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await save(page).click();
  await page.getByText('All is saved').waitFor();
  await page.getByRole('button', { name: /^Fetch \d+ sites?$/ }).click();
  await page.getByText(/sites? fetched/).waitFor();
  await cell(page, '14:00', 'temperature').getByText('31').waitFor();
  scene.tolerate(page, /422 .*setOutlook/);
  const video = page.getByRole('region', { name: 'Outlook video' });
  await video.getByRole('textbox').fill('outlook of today');
  await video.getByRole('button', { name: 'Set' }).click();
  await video.getByText('Give the whole address of the video, beginning with https://.').waitFor();
  await video.getByRole('textbox').fill('https://video.example.com/outlook');
  await video.getByRole('button', { name: 'Set' }).click();
  await video.getByRole('link', { name: 'Open' }).waitFor();
});

test('an area drawn on the map brings its tehsils, and a limit that is crossed those that cross it', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('GAT', '/app/weather/manage');
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const map = page.getByRole('region', { name: 'Map of the forecast' });
  await map.locator('svg g path').first().waitFor();
  for (const position of [
    { x: 150, y: 160 },
    { x: 280, y: 160 },
    { x: 280, y: 300 },
    { x: 150, y: 300 },
  ]) {
    await map.click({ position });
  }
  await page.getByText('4 corners').waitFor();
  await page.getByRole('button', { name: 'Close the area' }).click();
  await expect.poll(() => page.getByRole('grid').getByRole('rowheader').count()).toBeGreaterThan(5);
});
