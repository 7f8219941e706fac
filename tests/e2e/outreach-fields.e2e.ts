// @module-tag further
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { picture } from '../support/form.ts';
import { mpeg4 } from '../support/tiny-media.ts';

/*
 * Everything that a campaign, a survey and a job can have is entered on their forms, and is what the server then holds. What is
 * entered stands here by hand, in the specification's names.
 */

const scene = stage();

async function typeDay(within: Page | Locator, page: Page, field: string, digits: string): Promise<void> {
  await within.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** An entry of a list that opens at a press: the one named, or the last of them. */
async function choose(page: Page, within: Page | Locator, field: RegExp, entry?: string): Promise<void> {
  await within.getByRole('button', { name: field }).click();
  const options = page.getByRole('option');
  await (entry === undefined ? options.last() : options.filter({ hasText: entry }).first()).click();
}

/** The first entry of a list that is searched. */
async function add(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('combobox', { name: field }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: `Remove the filter ${field}` }).waitFor();
}

async function upload(page: Page, field: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const picker = page.getByRole('group', { name: field });
  await picker.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
}

/** What campaigns and surveys have alike; the sound of the app, the long text and the queries stand in sections that open. */
async function fillShared(page: Page): Promise<void> {
  await typeDay(page, page, 'From', '01122036');
  await typeDay(page, page, 'Until', '24122036');
  for (const channel of [/^App/, /^Outbound call/, /^Voice menu/])
    await page.getByRole('checkbox', { name: channel }).press('Space');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Look at the lower leaves.');
  for (const section of [/^Long text/, /^Charged/, /^Queries/])
    await page.locator('summary').filter({ hasText: section }).click();
  await page.getByRole('textbox', { name: 'Long text' }).fill('Look at the lower leaves, every third day.');
  await upload(page, 'Picture', 'leaf.jpg', 'image/jpeg', await picture());
  await upload(page, 'Video', 'leaf.mp4', 'video/mp4', mpeg4('mp4'));
  await page.getByRole('textbox', { name: 'Promo data' }).fill('{"code":"RUST"}');
  // Once per call is on from the start.
  for (const rule of [/^Once ever/, /^Farmers are charged/, /^Purged numbers/])
    await page.getByRole('checkbox', { name: rule }).press('Space');
  await page.getByRole('textbox', { name: 'Validation query' }).fill('caller.callCount == 0');
  await page.getByRole('textbox', { name: 'Data query' }).fill('{"language": "pa"}');
  await page.getByRole('textbox', { name: 'File query' }).fill('"rust-" + caller.language');
  await page.getByRole('checkbox', { name: /^Record what/ }).press('Space');
  await page.getByRole('textbox', { name: /^Longest recording/ }).fill('45');
  await page.getByRole('textbox', { name: /^Silence that ends/ }).fill('4');
  await choose(page, page, /Kept under/);
  await add(page, 'Played at its end');
  for (const field of ['Crops', 'Places', 'Languages', 'Occupations', 'Livestock', 'Machinery', 'Operators'])
    await add(page, field);
  await choose(page, page, /Called within/);
}

/** A text of its own for two languages; what is refused in one of them opens it again. */
async function textsOfLanguages(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const tab = (language: string) => page.getByRole('tab', { name: new RegExp(`^${language}, `) });
  await tab('Urdu').press('ArrowRight');
  await expect.poll(() => tab('Punjabi').getAttribute('aria-selected')).toBe('true');
  await page.getByText('Farmers who speak Punjabi get the text in Urdu').waitFor();
  await text.fill('ہیٹھلے پتے ویکھو۔');
  await tab('Saraiki').click();
  await text.fill('Dear {farmer}');
  await tab('Urdu').click();
  await expect.poll(() => text.inputValue()).toBe('Look at the lower leaves.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('tab', { name: /^Saraiki, /, selected: true }).waitFor();
  await page.getByRole('tabpanel').getByText('There is no field {farmer}.').waitFor();
  await text.fill('Dear {name}');
  await tab('Punjabi').click();
  await expect.poll(() => text.inputValue()).toBe('ہیٹھلے پتے ویکھو۔');
}

const shared = {
  startDt: '2036-12-01',
  endDt: '2036-12-24',
  inAppEnabled: true,
  obdEnabled: true,
  ivrEnabled: true,
  contentText: 'Look at the lower leaves.',
  contentTextLong: 'Look at the lower leaves, every third day.',
  contentImage: expect.any(String),
  contentVideo: expect.any(String),
  promoData: { code: 'RUST' },
  oncePerCall: true,
  oncePerCallGlobal: true,
  isUserCharged: true,
  isUserPurged: true,
  validationQuery: 'caller.callCount == 0',
  dataQuery: '{"language": "pa"}',
  fileNameQuery: '"rust-" + caller.language',
  recordingEnabled: true,
  maxDurationSeconds: 45,
  maxSilenceSeconds: 4,
  recordingPathId: expect.any(String),
  recordingEndFiles: [expect.any(String)],
  activeSubscriberRange: expect.any(String),
};
const one = [expect.any(String)];

async function saved(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Nobody is asked about what cannot be saved.
  await page.getByText('Fill this in.').waitFor();
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Farmers get this once it is saved' });
  for (const channel of ['App', 'Voice menu'])
    await asked
      .getByText(
        new RegExp(`^${channel}: without a job, from 1 Dec 2036 until the end of 24 Dec 2036, for [\\d,]+ farmers? as`),
      )
      .waitFor();
  await asked.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('All saved').waitFor();
  const id = new URL(page.url()).searchParams.get('open');
  if (id === null) throw new Error('what was saved is not open');
  return id;
}

test('a campaign keeps all that its form can have', async () => {
  const page = await scene.signedIn('Ops', '/app/advisory/list?open=new');
  await choose(page, page, /Category/, 'Pests and diseases');
  await choose(page, page, /Type/, 'Alert');
  await page.getByRole('checkbox', { name: /^SMS/ }).press('Space');
  await fillShared(page);
  await textsOfLanguages(page);
  const id = await saved(page, 'Rust, with everything');
  const { body } = await (await scene.product.as('Ops')).get(`/campaign/${id}`);
  expect(body).toMatchObject({
    ...shared,
    contentLanguage: 'ur',
    contentTexts: { pa: 'ہیٹھلے پتے ویکھو۔', sk: 'Dear {name}' },
    smsEnabled: true,
    profiles: one,
    crops: one,
    locations: one,
    machineries: one,
    languages: one,
    livestocks: one,
    operator: one,
  });
});

test('a survey keeps all that its form can have', async () => {
  const page = await scene.signedIn('Ops', '/app/survey/list?open=new');
  await choose(page, page, /Category/);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: /^Question/ }).fill('Is there rust?');
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Yes');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page
    .getByRole('textbox', { name: /^Question/ })
    .last()
    .fill('On how many acres?');
  await page
    .getByRole('button', { name: /Answered by/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'A number' }).click();
  await page.getByRole('textbox', { name: 'Unit' }).fill('acres');
  await page.getByRole('textbox', { name: 'Smallest number' }).fill('1');
  await page.getByRole('textbox', { name: 'Largest number' }).fill('500');
  // The columns of the form scroll, the page around them does not.
  await expect.poll(() => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
  await fillShared(page);
  const id = await saved(page, 'Rust, asked with everything');
  const { body } = await (await scene.product.as('Ops')).get(`/survey/${id}`);
  expect(body).toMatchObject({
    ...shared,
    surveyInputs: [
      { title: 'Is there rust?', keys: [{ key: '1', label: 'Yes' }] },
      { title: 'On how many acres?', keys: [], kind: 'number', unit: 'acres', min: 1, max: 500 },
    ],
    surveyProfiles: one,
    surveyCrops: one,
    surveyLocations: one,
    surveyMachineries: one,
    surveyLanguages: one,
    surveyLivestocks: one,
    surveyOperator: one,
  });
});

test('a job keeps all that its form can have', async () => {
  const page = await scene.signedIn('Ops', '/app/jobs/list');
  await page.getByRole('button', { name: 'New job' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('A question on pay days');
  await choose(page, dialog, /Survey/);
  await typeDay(dialog, page, 'From', '01122026');
  await typeDay(dialog, page, 'Until', '24122026');
  await dialog.getByRole('textbox', { name: /Starts at/ }).fill('08:30');
  await dialog.getByRole('textbox', { name: /Stops at/ }).fill('17:00');
  const days = [
    [/Weekdays|Days of the week/, 1],
    [/Days of the month/, 3],
    [/Months/, 11],
    [/Operators/, 0],
  ] as const;
  for (const [group, place] of days)
    await dialog.getByRole('group', { name: group }).getByRole('checkbox').nth(place).press('Space');
  await dialog.getByRole('textbox', { name: /Extension/ }).fill('701');
  await dialog.getByRole('radio').last().press('Space');
  await dialog.getByRole('checkbox', { name: /^Urgent/ }).press('Space');
  await dialog.getByRole('button', { name: 'New job' }).click();
  await page.getByRole('heading', { level: 1, name: 'A question on pay days' }).waitFor();
  const { items } = (await (await scene.product.as('Ops')).get('/job/?search=A question on pay days')).body;
  expect(items).toMatchObject([
    {
      startDt: '2026-12-01',
      endDt: '2026-12-24',
      startTime: '08:30',
      endTime: '17:00',
      weekDays: [2],
      monthDays: [4],
      yearMonths: [12],
      jobOperators: one,
      extension: '701',
      survey: { id: expect.any(String) },
      missedRuns: 'catchUp',
      isUrgent: true,
    },
  ]);
});
