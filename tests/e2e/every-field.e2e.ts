// @module-tag further
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';
import { calls, followed, isObject, object } from '../support/contract.ts';
import { callAt } from '../support/coverage.ts';
import { placeOf } from '../support/page-checks.ts';

/*
 * Every field that the contract has for people, land, animals and cases can be reached from the portal. The fields come from
 * the contract; what a form does not send, and where it comes from instead, stands here by hand.
 */

const scene = stage();

/** Fields that pages have sent with something in them, by operation. */
let sent: Map<string, Set<string>>;
beforeEach(() => {
  sent = new Map();
});

const isSaid = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function keep(method: string, url: string, text: string): void {
  const id = callAt(method, url);
  const body: unknown = JSON.parse(text);
  if (id === undefined || typeof body !== 'object' || body === null) return;
  const fields = sent.get(id) ?? new Set();
  for (const [name, value] of Object.entries(body)) if (isSaid(value)) fields.add(name);
  sent.set(id, fields);
}

/** A page that tells what it sends: the browser hands on no body of a request that a page built itself. */
async function opened(path: string): Promise<Page> {
  const page = await scene.signedIn('Super Admin', undefined, { isDisposable: true });
  await page.exposeFunction('keepSent', keep);
  await page.addInitScript(() => {
    const { fetch: send, keepSent } = window as typeof window & { keepSent: typeof keep };
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.headers.get('content-type')?.startsWith('application/json')) {
        keepSent(input.method, input.url, await input.clone().text());
      }
      return await send(input, init);
    };
  });
  await page.goto(path);
  return page;
}

/** The fields of an operation that nobody sent are these, and no others. */
function expectUnsent(operation: string, unsent: Readonly<Record<string, string>>): void {
  const call = calls.find(({ id }) => id === operation);
  const schema = followed(object(call?.body?.['application/json'])['schema']);
  const properties = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  expect(properties.length).toBeGreaterThan(1);
  const missing = properties.filter((name) => !sent.get(operation)?.has(name));
  expect(missing.toSorted(), operation).toEqual(Object.keys(unsent).toSorted());
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const number = () => `0399${randomInt(1_000_000, 9_999_999)}`;

/** The first entry of a list that opens at a press. */
async function pick(page: Page, within: Locator, name: RegExp): Promise<void> {
  await within.getByRole('button', { name }).click();
  await page.getByRole('option').first().click();
}

/** The entry of a list that is searched. */
async function look(page: Page, within: Locator, name: RegExp, words: string): Promise<void> {
  await within.getByRole('combobox', { name }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

async function typeDay(page: Page, within: Locator, name: RegExp, digits: string): Promise<void> {
  await within.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

test('of a new farmer', async () => {
  const page = await opened(`/app/users/userprofile/new?msisdn=${number()}`);
  const form = page.getByRole('form', { name: 'New farmer' });
  await form.getByLabel(/^Name\W*$/).fill('Zainab Bibi');
  await form.getByLabel('CNIC').fill(`36103${randomInt(10_000_000, 99_999_999)}`);
  await form.getByLabel('Name in Urdu').fill('زینب بی بی');
  await form.getByLabel("Father's name").fill('Allah Ditta');
  await form.getByLabel('Email').fill('zainab@example.pk');
  await form.getByLabel('Village').fill('Chak 87/10-R');
  await form.getByLabel('Place of the house').fill('30.3, 71.93');
  await look(page, form, /^Language/, 'Punjabi');
  await look(page, form, /^Occupation/, 'Farmer');
  await look(page, form, /^Tehsil/, 'Khanewal');
  await pick(page, form, /Gender/);
  await pick(page, form, /Phone/);
  await typeDay(page, form, /Born/, '03051979');
  await form.getByRole('button', { name: 'Create profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zainab Bibi' }).waitFor();
  expectUnsent('saveFarmer', { id: 'of one that is there: the page of the profile sends it' });

  await page.keyboard.press('e');
  const edit = page.getByRole('form', { name: 'Person' });
  await edit.getByLabel('Village').fill('Chak 9');
  await edit.getByLabel('Village').press('Control+s');
  await section(page, 'Person').getByText('Chak 9', { exact: true }).waitFor();
  expectUnsent('saveFarmer', {});
});

describe('of what a farmer has:', () => {
  let page: Page;
  beforeEach(async () => {
    const { id } = await newFarmer(await scene.product.as('Super Admin'));
    page = await opened(`/app/users/userprofile/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  /** Always in one place: where there is a farm already, it says why. */
  async function newFarm(reason?: string): Promise<void> {
    await section(page, 'Farms').getByRole('button', { name: 'Add a farm' }).click();
    const farm = page.getByRole('dialog', { name: 'New farm' });
    await farm.getByLabel('Name of the farm').fill('Home land');
    await farm.getByLabel('Corners').fill('30.3, 71.93\n30.3, 71.932\n30.302, 71.932\n30.302, 71.93');
    await farm.getByText(/acres on the ground/).waitFor();
    await farm.getByRole('button', { name: 'Take these acres' }).click();
    await farm.getByLabel('Address').fill('Along the canal');
    await look(page, farm, /^Tehsil/, 'Khanewal');
    await look(page, farm, /^Looked after by/, 'Rabia Anwar');
    for (const name of [/^(?!.*issue).*Soil/i, /Soil issue/, /Irrigation/, /Topography/]) await pick(page, farm, name);
    if (reason !== undefined) scene.tolerate(page, /422 \(Unprocessable Entity\)/);
    await farm.getByRole('button', { name: 'Save farm' }).click();
    if (reason !== undefined) {
      await farm.getByLabel('Why it may overlap').fill(reason);
      await farm.getByRole('button', { name: 'Save farm' }).click();
    }
    await farm.waitFor({ state: 'detached' });
  }

  test('a farm', async () => {
    await newFarm();
    expectUnsent('createFarm', {
      overlapReason: 'asked for where it lies on the land of another',
      areaReason: 'asked for where the acres are not those on the ground',
      boundaryReason: 'of a boundary that is drawn anew',
      farmcrops: 'crops have a form of their own',
    });
  });

  test('a crop and its stage', async () => {
    await newFarm('Two brothers share it');
    await section(page, 'Crops').getByRole('button', { name: 'Add a crop' }).click();
    const crop = page.getByRole('dialog', { name: 'Add a crop' });
    await look(page, crop, /^Crop/, 'Wheat');
    await crop.getByRole('textbox', { name: 'Acres' }).fill('2');
    await crop.getByRole('combobox', { name: /^Seed/ }).click();
    await crop.getByRole('combobox', { name: /^Seed/ }).press('ArrowDown');
    await page.getByRole('option').first().click();
    for (const name of [/Season/, /Sowing method/]) await pick(page, crop, name);
    await typeDay(page, crop, /Sown on/, '01112026');
    await crop.getByRole('button', { name: 'Save crop' }).click();
    await crop.waitFor({ state: 'detached' });
    expectUnsent('saveFarmCrop', {
      id: 'of a crop that is there',
      stages: 'a stage has a form of its own',
    });

    await section(page, 'Crops').getByRole('button', { name: 'Record a stage of Wheat' }).click();
    const seen = page.getByRole('dialog', { name: 'Record a stage of Wheat' });
    await pick(page, seen, /Stage/);
    await seen.getByLabel('Description').fill('Even stand');
    await seen.getByRole('button', { name: 'Record', exact: true }).click();
    await seen.waitFor({ state: 'detached' });
    expectUnsent('saveCropStage', {
      id: 'another word for the crop',
      stageId: 'another word for the stage',
    });
  });

  test('animals', async () => {
    await section(page, 'Livestock').getByRole('button', { name: 'Add animals' }).click();
    const animals = page.getByRole('dialog', { name: 'Add animals' });
    for (const name of [/Animal/, /Breed/, /Stage/, /Purpose/, /Category/]) await pick(page, animals, name);
    await animals.getByLabel('Count').fill('3');
    await animals.getByLabel('Tags').fill('dewormed');
    await animals.getByLabel('Description').fill('Two in milk');
    await animals.getByRole('button', { name: 'Save animals' }).click();
    await animals.waitFor({ state: 'detached' });
    expectUnsent('createLivestock', {});
  });
});

test('of a new case', async () => {
  const page = await opened(`/app/ticket/createticket?msisdn=${number()}`);
  await page.getByLabel('Title').fill('Something with everything');
  await page.getByRole('radio', { name: 'Insects' }).press('Space');
  await page
    .getByRole('radiogroup', { name: /Sub-category/ })
    .getByRole('radio')
    .first()
    .press('Space');
  await page.getByRole('button', { name: 'Other', exact: true }).click();
  for (const type of [
    'Crop',
    'Crop disease',
    'Insect',
    'Weed',
    'Nutrient deficiency',
    'Abiotic stress',
    'Livestock',
    'Livestock disease',
    'Livestock management',
    'Livestock nutrition',
  ]) {
    await page.getByRole('button', { name: type, exact: true }).click();
    const field = page.getByRole('combobox', { name: type, exact: true });
    // The page has scrolled to it: as it scrolls, a list closes.
    await placeOf(field);
    await field.press('ArrowDown');
    await page.getByRole('option').first().click();
    // The next list is not taken for this one.
    await page.getByRole('option').first().waitFor({ state: 'detached' });
  }
  await page.getByLabel('Description').fill('Asked on the way to the field.');
  await page.getByLabel('Tags').fill('late season');
  await look(page, page.locator('form'), /^Hand to/, 'Rabia Anwar');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: 'Something with everything' }).waitFor();
  expectUnsent('createCase', {});
});
