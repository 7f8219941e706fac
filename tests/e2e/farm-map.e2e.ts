import { formatISO } from 'date-fns/formatISO';
import { subDays } from 'date-fns/subDays';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';

const scene = stage();

/** A field of 2.6 acres far from the seed's, so far east of its first corner; each test has a place of its own. */
const square = (north: number, east = 0) => {
  const [lng, lat] = [72.41 + east, 30.9 + north];
  return [
    [lng, lat],
    [lng + 0.001, lat],
    [lng + 0.001, lat + 0.001],
    [lng, lat + 0.001],
    [lng, lat],
  ];
};
const agent = async () => await scene.product.as('Super Admin');

async function farmer(north: number): Promise<string> {
  return (await newFarmer(await agent(), { lat: 30.9005 + north, lng: 72.4105 })).id;
}

async function farm(farmerId: string, ring: number[][], title = 'Home land', more: object = {}): Promise<string> {
  const body = { farmerId, farmTitle: title, landArea: 2.6, shape: { type: 'Polygon', coordinates: [ring] }, ...more };
  return (await (await agent()).post('/farmer/farm', body)).body.id;
}

async function openMap(id: string, farmId: string): Promise<{ page: Page; side: ReturnType<Page['getByRole']> }> {
  const page = await scene.signedIn('Agri Profile Agent', `/app/users/userprofile/${id}/farm/${farmId}`);
  // Drawn without a graphics card.
  await page.locator('[data-map="offline"]').waitFor();
  return { page, side: page.getByRole('complementary', { name: 'Boundary and farm' }) };
}

const corners = (side: ReturnType<Page['getByRole']>) => side.getByRole('table').locator('tbody tr');
const save = (side: ReturnType<Page['getByRole']>) => side.getByRole('button', { name: 'Save farm' });

test('a farm is drawn by clicks, saved, and changed by keys', { tags: 'further' }, async () => {
  const id = await farmer(0);
  const { page, side } = await openMap(id, 'new');
  await page.getByText('Click the first corner, or paste a list').waitFor();
  const frame = await page.locator('[data-map]').boundingBox();
  if (!frame) throw new Error('The map has no room');
  const click = async (...[x, y]: readonly [number, number]) => {
    await page.mouse.move(frame.x + frame.width * x, frame.y + frame.height * y, { steps: 3 });
    await page.mouse.click(frame.x + frame.width * x, frame.y + frame.height * y);
  };
  const square: [number, number][] = [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ];
  for (const spot of square) await click(...spot);
  // The last corner is taken back, by either key and by the button, wherever the focus is.
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Backspace');
  await undo.click();
  for (const spot of square.slice(1)) await click(...spot);
  await page.keyboard.press('Enter');
  await expect.poll(() => corners(side).count()).toBe(4);
  // Where nothing stands any more, the next click begins anew.
  await undo.click();
  await page.getByText('Click the first corner, or paste a list').waitFor();
  for (const spot of square) await click(...spot);
  await page.keyboard.press('Enter');
  await expect.poll(() => corners(side).count()).toBe(4);

  // The middle of a side becomes one corner, however many steps it is dragged in.
  const [left, right] = [1, 2].map((place) => page.getByRole('button', { name: new RegExp(`^Corner ${place} of`) }));
  const [from, to] = [await left?.boundingBox(), await right?.boundingBox()];
  if (!from || !to) throw new Error('The corners have no handles');
  const middle = [(from.x + to.x + from.width) / 2, (from.y + to.y + from.height) / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0], middle[1] - 48, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => corners(side).count()).toBe(5);
  await page.keyboard.press('Control+z');
  await expect.poll(() => corners(side).count()).toBe(4);

  await side.getByLabel(/^Name of the farm/).fill('By clicks');
  // That it lies on itself is said at no moment.
  await page.evaluate(() => {
    const look = () => {
      if (document.body.textContent.includes('lie on another farm')) document.body.dataset['alarmed'] = '';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await save(side).click();
  await page.getByText('Saved: By clicks').waitFor();
  await page.waitForURL((url) => !url.pathname.endsWith('/new'));
  await expect.poll(() => page.locator('body[data-alarmed]').count()).toBe(0);
  await page.reload();
  await expect.poll(() => corners(side).count()).toBe(4);

  const corner = page.getByRole('button', { name: /^Corner 1 of 4/ });
  const before = await corner.getAttribute('aria-label');
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => corner.getAttribute('aria-label')).not.toBe(before);
  await page.getByText('Boundary changed').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect.poll(() => corners(side).count()).toBe(3);
  await page.getByText('2 steps').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => corners(side).count()).toBe(4);
  await page.keyboard.press('Control+s');
  await page.getByText('Saved: By clicks').first().waitFor();
  await expect.poll(() => page.getByText('Boundary changed').count()).toBe(0);
});

test('a farm is drawn by keys alone, corner by corner under the middle of the map', async () => {
  const { page, side } = await openMap(await farmer(0.02), 'new');
  await page.locator('canvas').focus();
  const place = page.locator('[data-map]').getByText(/ m · /);
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    const here = await place.textContent();
    await page.keyboard.press('Space');
    await page.keyboard.press(arrow);
    await expect.poll(() => place.textContent()).not.toBe(here);
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => corners(side).count()).toBe(4);
});

test('what is pasted is shown before it replaces, and what is no land is refused in words', async () => {
  const { page, side } = await openMap(await farmer(0.04), 'new');
  await side.getByRole('button', { name: 'Paste a list' }).click();
  const list = side.getByRole('textbox', { name: 'Paste a list' });
  await list.fill('72.41, 30.94\n72.411, 30.94\n72.411, 30.941');
  await side.getByText(/lies outside Pakistan. Latitude and longitude seem to be swapped/).waitFor();
  await side.getByRole('button', { name: 'Swap latitude and longitude' }).click();
  await side.getByText(/^1\.3\d* acres on the ground$/).waitFor();
  const points = square(0.04)
    .map((spot) => spot.join(','))
    .join(' ');
  await list.fill(`<kml><Polygon><coordinates>${points}</coordinates></Polygon></kml>`);
  await side.getByText(/^2\.6\d acres on the ground$/).waitFor();
  await expect.poll(() => corners(side).count()).toBe(0);
  await side.getByRole('button', { name: 'Replace the boundary' }).click();
  await expect.poll(() => corners(side).count()).toBe(4);
  // Two corners the wrong way round.
  await side.getByLabel('Longitude of corner 1').fill('72.412');
  await side.getByLabel('Longitude of corner 1').press('Enter');
  await side.getByText(/Two sides cross/).waitFor();
  await page.keyboard.press('Escape');
});

test('land on the land of another is kept with a reason, or gives way to the edge', { tags: 'further' }, async () => {
  const id = await farmer(0.06);
  const own = await farm(id, square(0.06, 0.0005));
  await farm(await farmer(0.06), square(0.06), 'Another', { overlapReason: 'Leased' });
  const { page, side } = await openMap(id, own);
  await side.getByText(/1\.3\d acres lie on another farm/).waitFor();
  await side.getByLabel(/^Name of the farm/).fill('Leased land');
  await save(side).click();
  await side.getByText('This is missing.').waitFor();
  await side.getByLabel('Why it may overlap').fill('Leased');
  await save(side).click();
  await page.getByText('Saved: Leased land').waitFor();
  await side.getByRole('button', { name: 'Snap to the edge' }).click();
  await expect.poll(() => side.getByText(/acres lie on another farm/).count()).toBe(0);
  await save(side).click();
  await expect.poll(() => page.getByText('Boundary changed').count()).toBe(0);
});

test('land that others save meanwhile is compared with what was typed and drawn, and what is dropped is asked about', {
  tags: 'further',
}, async () => {
  const id = await farmer(0.08);
  const farmId = await farm(id, square(0.08));
  const stored = async () => (await (await agent()).get(`/farmer/profile/${id}`)).body.land[0];
  const { page, side } = await openMap(id, farmId);
  const address = side.getByLabel('Address');
  await address.fill('By the canal');
  await side.getByLabel('Longitude of corner 1').fill('72.4095');
  await page.keyboard.press('Tab');
  await page.getByText('Boundary changed').waitFor();
  const change = { id: farmId, farmTitle: 'Land of the brothers', landArea: 2.7, address: 'At the mill' };
  expect(await (await agent()).put('/farmer/farm', change)).toMatchObject({ status: 200 });
  await side.getByText('Somebody saved this meanwhile.').waitFor();
  // It is told again after a reload, as what was typed is found again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await side.getByRole('row', { name: 'Address By the canal At the mill' }).waitFor();
  // What was not typed is what is stored now, and no matter to decide.
  await expect.poll(() => side.getByLabel(/^Name of the farm/).inputValue()).toBe('Land of the brothers');
  // Saving goes nowhere before that is decided: whoever asks for it is brought to why.
  const topOfSide = () => side.evaluate((aside) => aside.querySelector('[data-fault]') === document.activeElement);
  await address.focus();
  await page.keyboard.press('Control+s');
  await expect.poll(topOfSide).toBe(true);
  // The boundary was changed here alone: that is no matter to decide.
  await expect.poll(() => side.getByRole('radio').count()).toBe(2);
  await side.getByRole('radio', { name: 'By the canal' }).check();
  await save(side).click();
  await page.getByText('Saved: Land of the brothers').waitFor();
  await expect.poll(() => side.getByText('Somebody saved this meanwhile.').count()).toBe(0);
  const saved = await stored();
  expect(saved).toMatchObject({ farmTitle: 'Land of the brothers', landArea: 2.7, address: 'By the canal' });
  expect(saved.shape.coordinates[0].map(([lng]: number[]) => lng)).toContain(72.4095);

  // What nobody typed over is simply shown.
  await (await agent()).put('/farmer/farm', { id: farmId, address: 'At the old well' });
  await expect.poll(() => address.inputValue()).toBe('At the old well');

  // A list that was pasted and does not stand yet is not left out unseen, nor a boundary that cannot be kept.
  await side.getByRole('button', { name: 'Paste a list' }).click();
  await side.getByRole('textbox', { name: 'Paste a list' }).fill('30.98, 72.41\n30.98, 72.411\n30.981, 72.411');
  await address.focus();
  await save(side).click();
  await side.getByText('The pasted list does not stand yet').waitFor();
  await expect.poll(topOfSide).toBe(true);
  await side.getByRole('button', { name: 'Cancel' }).click();
  await side.getByLabel('Longitude of corner 1').fill('12.5');
  await page.keyboard.press('Tab');
  await address.focus();
  await save(side).click();
  await expect.poll(topOfSide).toBe(true);
  await side.getByLabel('Longitude of corner 1').fill('72.4095');
  await page.keyboard.press('Tab');
  await address.fill('Chak 12');
  await side.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => address.inputValue()).toBe('Chak 12');
  await side.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(() => address.inputValue()).toBe('At the old well');
});

test('what grows on it stands below over the months: a stage is recorded where it is expected, and drawn to its day', {
  tags: 'further',
}, async () => {
  const id = await farmer(0.3);
  const farmId = await farm(id, square(0.3));
  const me = await agent();
  const item = async (list: string, name: string, parent: string | null = null) =>
    (
      await scene.product.database
        .selectFrom('reference_items')
        .select('id')
        .where('list', '=', list)
        .where('name', '=', name)
        .where((eb) => (parent === null ? eb.lit(true) : eb('parent_id', '=', parent)))
        .executeTakeFirstOrThrow()
    ).id;
  const daysAgo = (days: number) => formatISO(subDays(journeyNow(), days), { representation: 'date' });
  const wheat = await item('crop', 'Wheat');
  const body = { farmId, cropId: wheat, cultivatedArea: 3, sownOn: daysAgo(12) };
  const { farmcrops } = (await me.post('/farmer/farm/crop', body)).body;
  const stages = async () => {
    const [crop] = (await me.get(`/farmer/profile/${id}`)).body.land[0].farmcrops;
    return Object.fromEntries(crop.stages.map((one: Seen) => [one.stage.title, one.date]));
  };
  const growthStageId = await item('growth-stage', 'Sowing', wheat);
  await me.post('/farmer/farm/crop/stage', { farmCropId: farmcrops[0].id, growthStageId, date: daysAgo(12) });

  const { page } = await openMap(id, farmId);
  scene.tolerate(page, /422/);
  const strip = page.getByRole('region', { name: 'Crops on it' });
  await strip.getByText('3 of 2.6 acres in use').waitFor();
  await strip.getByRole('button', { name: /^Wheat: Germination, (expected|late)/ }).click();
  const seen = page.getByRole('dialog', { name: 'Record a stage of Wheat' });
  await seen.getByRole('button', { name: /Germination/ }).waitFor();
  await seen.getByRole('button', { name: 'Record', exact: true }).click();
  await seen.waitFor({ state: 'detached' });
  await strip.getByRole('button', { name: /^Wheat: Germination since/ }).waitFor();
  expect(await stages()).toEqual({ Sowing: daysAgo(12), Germination: daysAgo(0) });

  const edge = strip.locator('[data-edge]').last();
  const at = await edge.boundingBox();
  const track = await strip.getByRole('group', { name: 'Wheat' }).boundingBox();
  if (!at || !track) throw new Error('the strip must be on the screen');
  const draw = async (days: number) => {
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - (days * track.width) / 426, y, { steps: 4 });
    await page.mouse.up();
  };
  // Before the stage in front of it is refused in words, and it stays.
  await draw(40);
  await page.getByText('Germination stays where it was').waitFor();
  expect((await stages()).Germination).toBe(daysAgo(0));
  await draw(5);
  await expect.poll(async () => (await stages()).Germination).not.toBe(daysAgo(0));
  const { Germination } = await stages();
  expect(Germination > daysAgo(7) && Germination < daysAgo(3)).toBe(true);
});

interface Seen {
  stage: { title: string };
  date: string;
}
