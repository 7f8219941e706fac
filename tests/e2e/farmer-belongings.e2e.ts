import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import type { Person } from '../support/app.ts';
import { stage } from '../support/browser.ts';
import { picture } from '../support/form.ts';

const scene = stage();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const itemOf = async (person: Person, list: string, title: string): Promise<{ id: string }> => {
  const { body } = await person.get(`/lov/${list}/items?limit=1000`);
  return body.items.find((item: { title: string }) => item.title === title);
};

/** A farmer with wheat that was seen once, and buffaloes with a tag. */
async function provided() {
  const admin = await scene.product.as('Super Admin');
  const { id } = await newFarmer(admin);
  const [wheat, buffalo] = [await itemOf(admin, 'crop', 'Wheat'), await itemOf(admin, 'livestock', 'Buffalo')];
  const farmcrops = [{ cropId: wheat.id, cultivatedArea: 2 }];
  const farm = { farmerId: id, farmTitle: 'Home land', landArea: 5, landUnit: 'acre', farmcrops };
  const { body: made } = await admin.post('/farmer/farm', farm);
  const sowing = (await admin.get(`/crop/growth-stages?parentId=${wheat.id}`)).body.items[0];
  await admin.post('/farmer/farm/crop/stage', {
    farmCropId: made.farmcrops[0].id,
    growthStageId: sowing.id,
    date: '2026-11-02',
    description: 'Even stand',
  });
  await admin.post('/farmer/livestock', { farmerId: id, livestockId: buffalo.id, count: 3, tags: ['dewormed'] });
  return { id, sowing: sowing.title as string, admin };
}

/** The question is gone, and the keyboard back where it was asked. */
async function confirmed(page: Page, name: RegExp): Promise<void> {
  const question = page.getByRole('alertdialog', { name });
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.waitFor({ state: 'detached' });
}

test('what a farmer has is corrected and taken away again, each piece by itself', async () => {
  const { id, sowing, admin } = await provided();
  const profile = async () => (await admin.get(`/farmer/profile/${id}`)).body;
  const page = await scene.signedIn('Call Center', `/app/users/userprofile/${id}`);

  const livestock = section(page, 'Livestock');
  await livestock.getByRole('button', { name: 'Edit Buffalo' }).click();
  const animals = page.getByRole('dialog', { name: 'Buffalo' });
  await animals.getByLabel('Count').fill('4');
  await animals.getByLabel('Tags').fill('dewormed, FMD');
  await animals.getByRole('button', { name: 'Save animals' }).click();
  await animals.waitFor({ state: 'detached' });
  await expect.poll(async () => (await profile()).animals).toMatchObject([{ count: 4, tags: ['dewormed', 'FMD'] }]);
  await livestock.getByRole('button', { name: 'Remove dewormed' }).click();
  await livestock.getByRole('button', { name: 'Remove dewormed' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await profile()).animals).toMatchObject([{ tags: ['FMD'] }]);
  await livestock.getByRole('button', { name: 'Remove Buffalo' }).click();
  await page
    .getByRole('alertdialog', { name: /Buffalo/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect.poll(async () => (await profile()).animals).toEqual([]);
  // Until it is gone from the page too, what stands below moves, and a list that is open over it closes.
  await livestock.getByRole('button', { name: 'Edit Buffalo' }).waitFor({ state: 'detached' });

  const machinery = section(page, 'Machinery');
  await machinery.getByRole('button', { name: 'Add a machine' }).click();
  await machinery.getByRole('combobox', { name: 'Add a machine' }).fill('Rotav');
  await page.getByRole('option', { name: 'Rotavator', exact: true }).click();
  await expect.poll(async () => (await profile()).farmer.machineries).toMatchObject([{ title: 'Rotavator' }]);
  await machinery.getByRole('button', { name: 'Remove Rotavator' }).click();
  await expect.poll(async () => (await profile()).farmer.machineries).toEqual([]);

  const crops = section(page, 'Crops');
  await crops.getByRole('button', { name: 'Record a stage of Wheat' }).click();
  const seen = page.getByRole('dialog', { name: 'Record a stage of Wheat' });
  await seen.getByRole('button', { name: `Remove ${sowing}` }).click();
  await seen.waitFor({ state: 'detached' });
  await expect.poll(async () => (await profile()).land[0].farmcrops[0].stages).toEqual([]);
  await crops.getByRole('button', { name: 'Remove Wheat' }).click();
  await confirmed(page, /Wheat/);
  await expect.poll(async () => (await profile()).land[0].farmcrops).toEqual([]);
});

test('animals that others save or remove meanwhile are compared with what was typed, and nothing typed is lost', {
  tags: 'further',
}, async () => {
  const { id, admin } = await provided();
  const stored = async () => (await admin.get(`/farmer/profile/${id}`)).body.animals;
  const [{ id: animalsId }] = await stored();
  const page = await scene.signedIn('Call Center', `/app/users/userprofile/${id}`);
  scene.tolerate(page, /404|409/);
  const open = async () => await section(page, 'Livestock').getByRole('button', { name: 'Edit Buffalo' }).click();
  const animals = page.getByRole('dialog', { name: 'Buffalo' });
  const count = animals.getByLabel('Count');
  await open();
  await count.fill('7');
  for (const change of [{ count: 5 }, { description: 'Two sold' }])
    expect(await admin.put('/farmer/livestock', { id: animalsId, ...change })).toMatchObject({ status: 200 });
  await animals.getByText('Somebody saved this meanwhile.').waitFor();
  // It is told again after a reload, as what was typed is found again.
  await page.reload();
  await open();
  await animals.getByRole('row', { name: 'Count 7 5' }).waitFor();
  // What was not typed is what is stored now, and no matter to decide.
  await expect.poll(() => animals.getByLabel('Description').inputValue()).toBe('Two sold');
  await animals.getByRole('radio', { name: '7' }).check();
  await animals.getByRole('button', { name: 'Save animals' }).click();
  await animals.waitFor({ state: 'detached' });
  await expect.poll(stored).toMatchObject([{ count: 7, description: 'Two sold' }]);

  await open();
  await count.fill('9');
  await admin.delete(`/farmer/livestock/${animalsId}`);
  await animals.getByText(/^Somebody removed this meanwhile/).waitFor();
  await expect.poll(() => count.inputValue()).toBe('9');
  await animals.getByRole('button', { name: 'Add animals' }).click();
  await animals.waitFor({ state: 'detached' });
  await expect.poll(stored).toMatchObject([{ count: 9 }]);
});

test('a farmer gets a photo, cut to a square, and then words for what is on it', { tags: 'further' }, async () => {
  const admin = await scene.product.as('Super Admin');
  const { id } = await newFarmer(admin);
  const shown = async () => (await admin.get(`/farmer/profile/${id}`)).body.farmer.picture;
  const buffer = await picture('#4a7', 900);
  const page = await scene.signedIn('Call Center', `/app/users/userprofile/${id}`);

  await page.getByRole('button', { name: 'Change photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change photo' });
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.locator('img').waitFor();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(shown).toMatchObject({ width: 640, height: 640, tags: [] });

  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialog.getByLabel('What is on the photo').fill('field, wheat');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(shown).toMatchObject({ tags: ['field', 'wheat'] });
});
