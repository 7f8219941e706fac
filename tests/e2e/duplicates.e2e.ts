import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';

const scene = stage();
const fresh = async (more: Record<string, unknown>) => await newFarmer(await scene.product.as('Super Admin'), more);

test('two records of one person are laid beside each other, merged with a choice per field, and taken apart again', async () => {
  const mark = randomInt(1_000_000);
  const one = await fresh({ name: `Haleema One${mark}`, village: 'Chak 1', dob: '1980-01-02' });
  const other = await fresh({
    name: `Haleema Other${mark}`,
    village: 'Chak 2',
    fatherName: 'Karim Bakhsh',
    dob: '1980-02-01',
  });
  const page = await scene.signedIn('Agri Profile Agent', `/app/users/userprofile/${one.id}`);
  await page.getByRole('button', { name: 'Merge with another record' }).click();
  await expect.poll(() => page.getByText('Only farmers with an active profile').count()).toBe(0);
  await page.getByRole('combobox', { name: /Farmer/ }).fill(`Other${mark}`);
  await page.getByRole('option', { name: new RegExp(`Haleema Other${mark}`) }).click();
  await page.getByRole('button', { name: 'Compare' }).click();

  const table = page.getByRole('table', { name: 'Two records of one person?' });
  await table.getByRole('row', { name: /^Village/ }).waitFor();
  // Whose profile it began from stands; it says nothing of the father, the other one does.
  await page.getByText(/takes over one field/).waitFor();
  await table
    .getByRole('row', { name: /^Village/ })
    .getByRole('radio')
    .nth(1)
    .check();
  await page.getByText(/takes over 2 fields/).waitFor();
  await page.getByRole('button', { name: `Merge into Haleema One${mark}` }).click();
  // Two birthdays are rather two persons: that is asked before it is done.
  const asked = page.getByRole('alertdialog');
  await asked.getByText('The dates of birth differ.').waitFor();
  await asked.getByRole('button', { name: 'Merge all the same' }).click();
  await page.getByRole('heading', { level: 1, name: `Haleema One${mark}` }).waitFor();
  const person = page.getByRole('region', { name: 'Person', exact: true });
  await person.getByText('Chak 2').waitFor();
  await person.getByText('Karim Bakhsh').waitFor();
  await page.getByText(`Took in the record of Haleema Other${mark}`).waitFor();

  // The old address leads to the one that stands, and says so.
  await page.goto(`/app/users/userprofile/${other.id}`);
  await expect.poll(() => page.url()).toContain(one.id);
  const merged = page.getByRole('region', { name: 'Merged records', exact: true });
  await merged.getByText('Its address led you here').waitFor();
  await merged.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await merged.getByText('No other record of this person was merged into this one.').waitFor();
  await person.getByText('Chak 1').waitFor();
});

test('a record that is merged while a form is open on it stays, and what was typed is taken along', async () => {
  const mark = randomInt(1_000_000);
  const [stands, other] = [await fresh({ name: `Zubaida One${mark}` }), await fresh({ name: `Zubaida Other${mark}` })];
  const page = await scene.signedIn('Agri Profile Agent', `/app/users/userprofile/${other.id}`);
  await page.getByRole('button', { name: 'Add animals' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add animals' });
  await drawer.getByRole('textbox', { name: /^Count/ }).fill('17');
  const colleague = await scene.product.as('Super Admin');
  await colleague.post('/farmer/merge', { id: other.id, into: stands.id });
  await drawer.getByText(`This record was merged into Zubaida One${mark}`).waitFor();
  await expect
    .poll(() => drawer.getByRole('button', { name: 'Save animals' }).getAttribute('aria-disabled'))
    .toBe('true');
  await expect.poll(() => page.url()).toContain(other.id);
  await drawer.getByRole('button', { name: 'Go there, taking what I typed along' }).click();
  await page.getByRole('heading', { level: 1, name: `Zubaida One${mark}` }).waitFor();
  await expect.poll(() => drawer.getByRole('textbox', { name: /^Count/ }).inputValue()).toBe('17');
});

test('a merge during a call takes the note along, and says whose number it was that rings', {
  tags: 'further',
}, async () => {
  const mark = randomInt(1_000_000);
  const [stands, caller] = [await fresh({ name: `Sughra One${mark}` }), await fresh({ name: `Sughra Caller${mark}` })];
  const page = await scene.signedIn('Call Center', `/app/users/quick-profile-view/call?msisdn=%2B${caller.phone}`);
  await page.getByRole('heading', { level: 2, name: `Sughra Caller${mark}` }).waitFor();
  const note = page.getByLabel('Note of this call');
  await note.fill('asks for seed');
  const colleague = await scene.product.as('Super Admin');
  await colleague.post('/farmer/merge', { id: caller.id, into: stands.id });
  await page.getByRole('heading', { level: 2, name: `Sughra One${mark}` }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('asks for seed');
  await page.getByText(new RegExp(`Sughra Caller${mark} .* was merged into this record by`)).waitFor();
  await page.getByText(new RegExp(`^0\\d{3}.${caller.phone.slice(-7)}$`)).waitFor();
  // The case is of the number that rings; the record that stands names both.
  await page.getByRole('button', { name: /^New case/ }).click();
  await page.getByRole('group', { name: 'New case' }).getByRole('button').first().click();
  await expect.poll(() => page.url()).toContain(`msisdn=${caller.phone}`);
  await page.goto(new URL(`/app/users/userprofile/${stands.id}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: `Sughra One${mark}` }).waitFor();
  for (const { phone } of [stands, caller])
    await page
      .getByText(new RegExp(`^0\\d{3}.${phone.slice(-7)}$`))
      .first()
      .waitFor();
});

test('pairs that were found are worked through; what is not the same person is not asked again', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Agri Profile Agent', '/app/users/duplicates');
  const pair = page.getByRole('listitem', { name: 'Sher Zaman Wazir and Sher Zaman Wazir' });
  await pair.getByText('Same name and birthday').waitFor();
  await pair.getByRole('button', { name: 'Not the same person' }).click();
  await pair.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Not the same' }).click();
  await pair.getByRole('button', { name: 'Ask again' }).click();
  await pair.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'To be looked at' }).click();
  await pair.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('table', { name: 'Two records of one person?' }).waitFor();
});
