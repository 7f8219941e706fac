// @module-tag further
import { expect, test } from 'vitest';
import { entryOf } from '../server/workflow/case.driver.ts';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';

const scene = stage();

/** A field of ten acres far from the seed's; each test has a place of its own. */
const field = (north: number, east = 0.002) => {
  const [lng, lat] = [72.61, 30.9 + north];
  const ring = [
    [lng, lat],
    [lng + east, lat],
    [lng + east, lat + 0.002],
    [lng, lat + 0.002],
    [lng, lat],
  ];
  return { type: 'Polygon', coordinates: [ring] };
};

async function farmOn(north: number, more: Record<string, unknown> = {}) {
  const agent = await scene.product.as('Super Admin');
  const { id: farmerId } = await newFarmer(agent, { lat: 30.901 + north, lng: 72.611 });
  const body = { farmerId, farmTitle: 'Home land', landArea: 10, shape: field(north), ...more };
  return { agent, farm: (await agent.post('/farmer/farm', body)).body };
}

async function openMap({ id, farmerId }: { id: string; farmerId: string }) {
  const page = await scene.signedIn('Agri Profile Agent', `/app/users/userprofile/${farmerId}/farm/${id}`);
  // Drawn without a graphics card.
  await page.locator('[data-map="offline"]').waitFor();
  return { page, side: page.getByRole('complementary', { name: 'Boundary and farm' }) };
}

test('an earlier boundary is seen on the map beside the present one, compared with it, and brought back', async () => {
  const { agent, farm } = await farmOn(0);
  await agent.put('/farmer/farm', { id: farm.id, shape: field(0, 0.001), boundaryReason: 'Sold the east' });
  const { page, side } = await openMap(farm);
  const versions = side.getByRole('region', { name: 'Earlier boundaries' });
  await versions.getByText('Sold the east').waitFor();
  await versions.getByRole('button', { name: 'Show boundary 1 on the map' }).click();
  await page.locator('path[data-sketch="earlier"]').waitFor({ state: 'attached' });
  await versions.getByText(/5\.2\d* acres were left out since/).waitFor();
  await versions.getByRole('button', { name: 'Bring boundary 1 back' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Why it is brought back' }).fill('The sale fell through');
  await dialog.getByRole('button', { name: 'Bring boundary 1 back' }).click();
  await page.getByText('Boundary 1 is back').waitFor();
  await side.getByText('The sale fell through').waitFor();
  await expect.poll(() => side.getByLabel('Longitude of corner 2', { exact: true }).inputValue()).toBe('72.612');
});

test('a farm is cut by a written line: what comes of it is seen before, crops go where they are said to, and it is joined again', async () => {
  const wheat = await entryOf(scene.product, 'crop', 'Wheat');
  const { farm } = await farmOn(0.02, { farmcrops: [{ cropId: wheat, cultivatedArea: 8 }] });
  const { page, side } = await openMap(farm);
  await page.keyboard.press('c');
  const cut = side.getByRole('form', { name: 'Cut in two' });
  const line = cut.getByRole('textbox', { name: 'Points of the line' });
  await line.fill('30.919, 72.6115\n30.921, 72.6115');
  await cut.getByText(/The line ends within the farm at 30\.921, 72\.6115/).waitFor();
  await line.fill('30.919, 72.6115\n30.923, 72.6115');
  await cut.getByText(/acres stay · .* acres are cut off/).waitFor();
  await expect.poll(() => page.locator('path[data-sketch="part"]').count()).toBe(1);
  await cut.getByRole('button', { name: 'Cut the farm' }).click();
  await cut.getByText('This is missing.').waitFor();
  await cut.getByRole('textbox', { name: 'Name of the part that is cut off' }).fill("The son's part");
  await cut.getByRole('button', { name: /Where Wheat grows/ }).click();
  await page.getByRole('option', { name: 'On both' }).click();
  await cut.getByRole('button', { name: 'Cut the farm' }).click();
  await page.getByText("The son's part is cut off Home land").waitFor();

  await side.getByRole('link', { name: /acres cut off as The son's part/ }).click();
  await side.getByRole('link', { name: 'Cut off Home land' }).waitFor();
  await side.getByText(/of Home land/).waitFor();
  await side.getByRole('button', { name: 'Join again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Join again' }).click();
  await page.getByText('Home land is whole again').waitFor();
  await page.waitForURL((url) => url.pathname.endsWith(farm.id));
  await side.getByText(/Joined again/).waitFor();
  const { body } = await (await scene.product.as('Super Admin')).get(`/farmer/farm/${farm.farmerId}`);
  expect(body.items).toMatchObject([{ landArea: 10, shape: field(0.02), farmcrops: [{ cultivatedArea: 8 }] }]);
});

test('a line drawn with the mouse is the line of the cut', async () => {
  const { farm } = await farmOn(0.04);
  const { page, side } = await openMap(farm);
  await page.getByRole('radio', { name: 'Cut' }).click();
  const frame = await page.locator('[data-map]').boundingBox();
  if (!frame) throw new Error('The map has no room');
  for (const y of [0.03, 0.97]) {
    await page.mouse.move(frame.x + frame.width * 0.53, frame.y + frame.height * y, { steps: 3 });
    await page.mouse.click(frame.x + frame.width * 0.53, frame.y + frame.height * y);
  }
  await page.keyboard.press('Enter');
  const cut = side.getByRole('form', { name: 'Cut in two' });
  await cut.getByText(/acres stay · .* acres are cut off/).waitFor();
  await expect.poll(async () => (await cut.getByRole('textbox').first().inputValue()).split('\n').length).toBe(2);
});

test('of a file with several areas one is chosen, and one that declares entities is refused', async () => {
  const { farm } = await farmOn(0.06);
  const { page, side } = await openMap(farm);
  await side.getByRole('button', { name: 'Paste a list' }).click();
  const place = (name: string, north: number) => {
    const ring = field(north)
      .coordinates[0]?.map((spot) => spot.join(','))
      .join(' ');
    return `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  };
  const kml = (head: string) =>
    Buffer.from(`<?xml version="1.0"?>${head}<kml>${place('North', 0.07)}${place('South', 0.065)}</kml>`);
  const file = side.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'a.kml',
    mimeType: 'text/plain',
    buffer: kml('\n<!DOCTYPE kml [<!ENTITY a "aaaa">]>'),
  });
  await side.getByText(/Line 2 declares a document type or an entity/).waitFor();
  await file.setInputFiles({ name: 'b.kml', mimeType: 'text/plain', buffer: kml('') });
  await side.getByRole('button', { name: /Which of 2/ }).click();
  await page.getByRole('option', { name: /South/ }).click();
  await side.getByRole('button', { name: 'Replace the boundary' }).click();
  await expect.poll(() => side.getByLabel('Latitude of corner 1', { exact: true }).inputValue()).toBe('30.965');

  await page.getByRole('button', { name: 'Save as a file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'KML' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^home-land-.*\.kml$/);
});
