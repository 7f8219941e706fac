import { randomInt } from 'node:crypto';
import { formatISO } from 'date-fns/formatISO';
import { subDays } from 'date-fns/subDays';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { sendDueMessages } from '../../src/server/features/messages/messages.sending.ts';
import { newFarmer, reasonOf } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';
import { focused } from '../support/page-checks.ts';

const scene = stage();
const profile = (id: string) => `/app/users/userprofile/${id}`;
const fresh = async (more: Record<string, unknown> = {}) =>
  await newFarmer(await scene.product.as('Super Admin'), more);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** In pixels, along a line: below zero where one lies over the other. */
async function gapBetween(left: Locator, right: Locator): Promise<number> {
  const [before, behind] = [await left.boundingBox(), await right.boundingBox()];
  return before && behind ? behind.x - before.x - before.width : Number.NaN;
}

/** The status the profile is in. */
const here = (band: Locator, status: string) => band.locator('[aria-current="step"]', { hasText: status });

async function choose(page: Page, list: Locator, name: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function look(page: Page, box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).first().click();
}

test('a reader of Urdu meets a farmer by the name in Urdu first, and reads in Urdu what happened', async () => {
  const { id } = await fresh({ nameUr: 'نسرین اختر' });
  const admin = await scene.product.as('Super Admin');
  const [animal] = (await admin.get('/lov/livestock/items?limit=1')).body.items;
  await admin.post('/farmer/livestock', { farmerId: id, livestockId: animal.id, count: 3 });
  const page = await scene.signedIn('Call Center', profile(id), { preferences: { locale: 'ur' } });
  await page.getByRole('heading', { level: 1, name: 'نسرین اختر' }).waitFor();
  await page.getByText('Nasreen Akhtar', { exact: true }).waitFor();
  await page.locator('#timeline').getByText(animal.titleUr).waitFor();
});

describe('a farmer', () => {
  test('is entered for a number, corrected, and what is wrong is said at the field', async () => {
    const number = `0399${randomInt(1_000_000, 9_999_999)}`;
    const page = await scene.signedIn('Call Center', `/app/users/userprofile/new?msisdn=${number}`);
    const form = page.getByRole('form', { name: 'New farmer' });
    await focused(form.getByLabel(/^Name\W*$/));
    await form.getByRole('button', { name: 'Create profile' }).click();
    await form.getByText('Fill this in.').waitFor();
    await form.getByLabel(/^Name\W*$/).fill('Zainab Bibi');
    await form.getByRole('button', { name: 'Create profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zainab Bibi' }).waitFor();

    await page.keyboard.press('e');
    const edit = page.getByRole('form', { name: 'Person' });
    await focused(edit.getByLabel(/^Name\W*$/));
    await edit.getByLabel('CNIC').fill('36103-4417');
    await edit.getByText('9 of 13 digits').waitFor();
    await edit.getByLabel('CNIC').fill('');
    await edit.getByLabel('Village').fill('Chak 87/10-R');
    await edit.getByText('1 change not saved').waitFor();
    await page.reload();
    // What was typed is still there, as it was.
    await expect.poll(() => edit.getByLabel('Village').inputValue()).toBe('Chak 87/10-R');
    await edit.getByLabel('Village').press('Control+s');
    await section(page, 'Person').getByText('Chak 87/10-R').waitFor();
    await page.getByRole('complementary', { name: 'Timeline' }).getByText('Profile edited').waitFor();
  });

  test('whom two people change at once: the second sees what the first saved, and loses nothing typed', async () => {
    const { id } = await fresh();
    const page = await scene.signedIn('Call Center', profile(id));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('e');
    const edit = page.getByRole('form', { name: 'Person' });
    await edit.getByLabel("Father's name").fill('Allah Ditta');
    await edit.getByLabel('Email').fill('ditta@example.org');
    const other = await scene.product.as('Super Admin');
    await other.post('/farmer/', { id, village: 'Chak 9', fatherName: 'Ditta' });
    const told = edit.getByRole('alert');
    await told.getByText(/saved this/).waitFor();
    // What the first alone has changed stands here; what both have changed is asked about, one by one, and no more than that.
    await told.getByText('Village: Chak 9').waitFor();
    await expect.poll(() => edit.getByLabel('Village').inputValue()).toBe('Chak 9');
    await told.getByRole('row', { name: /Father's name Allah Ditta Ditta/ }).waitFor();
    await expect.poll(() => told.getByRole('row').count()).toBe(2);
    for (const side of ['Ditta', 'Allah Ditta']) {
      await told.getByRole('radio', { name: side, exact: true }).check();
      await expect.poll(() => edit.getByLabel("Father's name").inputValue()).toBe(side);
      await expect.poll(() => edit.getByLabel('Email').inputValue()).toBe('ditta@example.org');
    }
    await edit.getByRole('button', { name: 'Save' }).click();
    for (const saved of ['Allah Ditta', 'ditta@example.org', 'Chak 9'])
      await section(page, 'Person').getByText(saved).waitFor();
  });

  test('is approved, and suspended for a reason of the list', async () => {
    const { id } = await fresh();
    const page = await scene.signedIn('Ops', profile(id));
    const band = section(page, 'Status');
    await band.getByRole('button', { name: 'Approve' }).click();
    const approve = page.getByRole('dialog', { name: 'Approve' });
    const reasons = await reasonOf(scene.product, 'active');
    expect(reasons).toBeUndefined();
    await approve.getByRole('button', { name: 'Set status' }).click();
    await here(band, 'Active').waitFor();
    await band.getByRole('button', { name: 'Suspend…' }).click();
    const suspend = page.getByRole('dialog', { name: 'Suspend…' });
    await suspend.getByRole('button', { name: 'Set status' }).click();
    await suspend.getByText('Choose one of the reasons.').waitFor();
    await suspend.getByRole('button', { name: /Reason/ }).click();
    await page.getByRole('option').first().click();
    await suspend.getByRole('button', { name: 'Set status' }).click();
    await here(band, 'Suspended').waitFor();
    await band.getByRole('button', { name: 'Bring back' }).waitFor();
  });

  test.each(['pending', 'active', 'suspended', 'rejected', 'closed'] as const)(
    'who is %s is offered what the machine has for that status',
    { tags: 'further' },
    async (state) => {
      const { id } = await fresh();
      await scene.product.database.updateTable('farmers').set({ state }).where('id', '=', id).execute();
      const page = await scene.signedIn('Ops', profile(id));
      const band = section(page, 'Status');
      await here(band, workflows.farmer.states[state]?.label ?? '').waitFor();
      const offered = {
        pending: ['Approve', 'Reject…'],
        active: ['Suspend…', 'Close…'],
        suspended: ['Bring back', 'Close…'],
        rejected: [],
        closed: [],
      }[state];
      await expect.poll(() => band.getByRole('button').allTextContents()).toEqual(offered);
    },
  );

  test('is written a text, counted as it is sent; what was begun is found again, and what was sent says so', async () => {
    const { id } = await fresh();
    const page = await scene.signedIn('Call Center', profile(id));
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Text to / });
    await dialog.getByRole('textbox').fill('آپ کا بیج آ گیا ہے۔');
    await dialog.getByText('19 of 70, 1 text').waitFor();
    await dialog.getByRole('textbox').fill('a'.repeat(161));
    await dialog.getByText('161 of 306, 2 texts').waitFor();
    await dialog.getByRole('textbox').fill('Your seed is at the depot.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Your seed is at the depot.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^The text to .* is on its way$/).waitFor();
    await sendDueMessages(scene.product.app.services);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await dialog
      .getByRole('region', { name: 'Written before' })
      .getByText(/^Sent · /)
      .waitFor();
    await dialog.getByText('Your seed is at the depot.').waitFor();
  });

  test('gets land with a shape, a crop with its stages, and animals', async () => {
    const { id } = await fresh();
    const page = await scene.signedIn('Call Center', profile(id));
    await section(page, 'Farms').getByRole('button', { name: 'Add a farm' }).click();
    const farm = page.getByRole('dialog', { name: 'New farm' });
    await farm.getByLabel('Name of the farm').fill('Home land');
    await farm.getByLabel('Corners').fill('71.93, 30.3\n71.932, 30.3\n71.932, 30.302\n71.93, 30.302');
    await farm.getByRole('button', { name: 'Swap latitude and longitude' }).click();
    await farm.getByText(/acres on the ground/).waitFor();
    await farm.getByRole('textbox', { name: 'Acres' }).fill('2');
    await farm.getByRole('button', { name: 'Save farm' }).click();
    // Far other acres than those drawn want their reason.
    await expect
      .poll(() => farm.getByRole('textbox', { name: 'Why the acres are others' }).getAttribute('aria-invalid'))
      .toBe('true');
    await farm.getByRole('textbox', { name: /^Acres/ }).fill('8');
    await farm.getByRole('button', { name: 'Save farm' }).click();
    await farm
      .getByRole('alert')
      .getByText(/8 acres typed/)
      .waitFor();
    await farm.getByRole('button', { name: 'Save all the same' }).waitFor();
    await farm.getByRole('button', { name: 'Take these acres' }).click();
    await farm.getByRole('button', { name: 'Save farm' }).click();
    await farm.waitFor({ state: 'detached' });
    await section(page, 'Farms').getByText('Home land').waitFor();

    await section(page, 'Crops').getByRole('button', { name: 'Add a crop' }).click();
    const crop = page.getByRole('dialog', { name: 'Add a crop' });
    await crop.getByRole('combobox', { name: 'Crop' }).fill('wheatcott');
    await page.keyboard.press('Tab');
    await crop.getByRole('button', { name: 'Save crop' }).click();
    await crop.getByText('This is not in the list.').waitFor();
    await expect.poll(() => crop.getByRole('combobox', { name: 'Crop' }).inputValue()).toBe('wheatcott');
    await look(page, crop.getByRole('combobox', { name: 'Crop' }), 'Wheat');
    await crop.getByRole('textbox', { name: 'Acres' }).fill('400');
    await crop
      .getByRole('status')
      .getByText(/acres of crops on/)
      .waitFor();
    await crop.getByRole('button', { name: 'Save crop' }).click();
    await crop
      .getByRole('alert')
      .getByText(/acres of crops on/)
      .waitFor();
    await crop.getByRole('button', { name: 'Save all the same' }).waitFor();
    await crop.getByRole('textbox', { name: 'Acres' }).fill('4');
    await choose(page, crop.getByRole('button', { name: /Sowing method/ }), 'Drill');
    await crop.getByRole('button', { name: 'Save crop' }).click();
    await crop.waitFor({ state: 'detached' });
    await section(page, 'Crops').getByText('Drill').waitFor();

    await section(page, 'Crops').getByRole('button', { name: 'Record a stage of Wheat' }).click();
    const seen = page.getByRole('dialog', { name: 'Record a stage of Wheat' });
    await choose(page, seen.getByRole('button', { name: /Stage/ }), 'Germination');
    await seen.getByLabel('Description').fill('Even stand');
    await seen.getByRole('button', { name: 'Record', exact: true }).click();
    await seen.waitFor({ state: 'detached' });
    await section(page, 'Crops').getByText('Even stand').waitFor();

    await section(page, 'Livestock').getByRole('button', { name: 'Add animals' }).click();
    const animals = page.getByRole('dialog', { name: 'Add animals' });
    await choose(page, animals.getByRole('button', { name: /Animal/ }), 'Buffalo');
    await animals.getByLabel('Count').fill('3');
    await animals.getByLabel('Tags').fill('dewormed, FMD');
    await animals.getByRole('button', { name: 'Save animals' }).click();
    await animals.waitFor({ state: 'detached' });
    await section(page, 'Livestock').getByText('dewormed').waitFor();
    await page.getByRole('complementary', { name: 'Timeline' }).getByText('Stage seen').waitFor();
  });

  test('a number without a profile is made one beside the call, in the whole window', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Call Center', '/app/users/quick-profile-view/caller?msisdn=03009876501');
    const form = page.getByRole('form', { name: 'Create profile' });
    await focused(form.getByLabel('Name'));
    await page.keyboard.type('Shamim Bibi');
    await form.getByLabel('Village').fill('Chak 14');
    // What is typed is found again after a reload, and comes along into the whole form, which asks before it is lost.
    await page.reload();
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Shamim Bibi');
    await form.getByRole('link', { name: 'Whole form' }).click();
    await expect.poll(() => page.getByLabel('Village').inputValue()).toBe('Chak 14');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await asked.waitFor({ state: 'detached' });
    await page.goBack();
    await focused(form.getByLabel('Name'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Shamim Bibi' }).waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    // That the number has not subscribed is said, and follows what is done about it here and elsewhere.
    await page.getByText(/^Has not subscribed/).waitFor();
    const next = page.getByRole('region', { name: 'What to do next' });
    await next.getByText('Complete the profile').waitFor();
    await next.getByRole('button', { name: /^Do it/ }).click();
    await expect.poll(() => page.url()).toMatch(/#status$/);
    await page.goBack();
    await next.getByText('Complete the profile').waitFor();
    await next.getByRole('button', { name: /^Later/ }).click();
    await next.getByText('Subscribe the number').waitFor();
    await next.getByRole('button', { name: /^Do it/ }).click();
    await page.getByText(/^Has not subscribed/).waitFor({ state: 'detached' });
    const barred = page.getByText('On the do-not-call list: does not want to be called');
    const colleague = await scene.product.as('Super Admin');
    const entered = await colleague.post('/dncr-list', { msisdn: '923009876501' });
    expect(entered.status).toBeLessThan(300);
    await barred.waitFor();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shamim Bibi' }).waitFor();
    await barred.waitFor();

    // Who is entered once more under another number is seen while it is typed.
    await page.goto('/app/users/quick-profile-view/caller?msisdn=03009876502');
    await form.getByLabel('Name').fill('shamim bibi');
    await form.getByLabel('Village').fill('Chak 14');
    await form.getByText('A farmer of this name and village is known already:').waitFor();
    await form.getByRole('link', { name: 'Shamim Bibi' }).waitFor();
  });

  test('who wants no calls is said under the name, and the kinds of a new case stay within their buttons', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Call Center', '/app/users/quick-profile-view/923331110005', {
      viewport: { width: 420, height: 900 },
    });
    await page.getByText('On the do-not-call list: does not want to be called').waitFor();
    const kinds = page.getByRole('group', { name: 'New case' }).getByRole('button');
    await expect.poll(() => kinds.count()).toBe(6);
    const wide = await kinds.evaluateAll(
      (buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth).length,
    );
    expect(wide).toBe(0);
    // What is said of a note stands in the bar at the head, not over the face below it.
    await page.getByRole('textbox', { name: 'Note of this call' }).fill('Asks for no calls before noon.');
    await page.getByRole('button', { name: 'File the note' }).click();
    const notice = page.locator('div[role="alertdialog"]');
    await notice.waitFor();
    const bottomOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom);
    const bar = await bottomOf(page.locator('header', { hasText: 'Quick profile' }));
    await expect.poll(() => bottomOf(notice)).toBeLessThanOrEqual(bar);
  });

  test('what is typed of a crop beside a call stays when a colleague records its stage', {
    tags: 'further',
  }, async () => {
    const admin = await scene.product.as('Super Admin');
    const { id, phone } = await fresh();
    await admin.post('/subscription/subscribe', { msisdn: phone });
    const { body: crops } = await admin.get('/lov/crop/items?limit=1000');
    const wheat = crops.items.find(({ title }: { title: string }) => title === 'Wheat');
    const sownOn = formatISO(subDays(journeyNow(), 3), { representation: 'date' });
    const farmcrops = [{ cropId: wheat.id, cultivatedArea: 2, sownOn }];
    const farm = { farmerId: id, farmTitle: 'Home land', landArea: 5, landUnit: 'acre', farmcrops };
    const { body: land } = await admin.post('/farmer/farm', farm);
    const page = await scene.signedIn('Call Center', `/app/users/quick-profile-view/${id}`);
    const next = section(page, 'What to do next');
    await next.getByText('It waits for approval.').waitFor();
    await next.getByRole('button', { name: 'Later' }).click();
    await next.getByText('Ask how the Wheat stands').waitFor();
    await next.getByRole('button', { name: 'Do it' }).click();
    const seen = page.getByRole('dialog', { name: 'Record a stage of Wheat' });
    const words = seen.getByLabel('Description');
    await words.fill('Uneven at the watercourse');
    const [sowing] = (await admin.get(`/crop/growth-stages?parentId=${wheat.id}`)).body.items;
    const stage = { farmCropId: land.farmcrops[0].id, growthStageId: sowing.id, date: sownOn };
    expect(await admin.post('/farmer/farm/crop/stage', stage)).toMatchObject({ status: 200 });
    await seen.getByRole('button', { name: `Remove ${sowing.title}` }).waitFor();
    await expect.poll(() => words.inputValue()).toBe('Uneven at the watercourse');
    await page.keyboard.press('Escape');
  });

  test('who calls is known by the number in the address, and helped by keyboard alone', async () => {
    const { id, phone } = await fresh({ village: 'Chak 12' });
    await (await scene.product.as('Super Admin')).post('/subscription/subscribe', { msisdn: phone });
    const page = await scene.signedIn('Call Center', `/app/users/quick-profile-view/caller?msisdn=0${phone.slice(2)}`);
    await page.getByRole('heading', { level: 2, name: 'Nasreen Akhtar' }).waitFor();
    const next = section(page, 'What to do next');
    await next.getByText('It waits for approval.').waitFor();
    await page.keyboard.press('l');
    await next.getByText('Ask for the land').waitFor();
    await page.keyboard.press('S');
    const note = page.getByLabel('Note of this call');
    await focused(note);
    await page.keyboard.type('prayed on Monday\nand on Tuesday');
    await page.reload();
    await expect.poll(() => note.inputValue()).toContain('prayed on Monday');
    // A case takes it over, and no address tells of it.
    await page.getByRole('group', { name: 'New case' }).getByRole('button').first().press('Enter');
    await expect.poll(() => page.getByLabel('Description').inputValue()).toContain('prayed on Monday');
    await expect.poll(() => page.url()).not.toContain('prayed');
    await page.goBack();
    await expect.poll(() => note.inputValue()).toContain('prayed on Monday');
    await page.getByRole('button', { name: 'File the note' }).press('Enter');
    await expect.poll(() => note.inputValue()).toBe('');
    const filed = page.getByText('The note is filed with Nasreen Akhtar');
    await filed.waitFor();
    // It covers none of what leads on from the head.
    const [back, on] = [
      page.getByRole('button', { name: 'All Subscribers' }),
      page.getByRole('link', { name: 'Profile', exact: true }),
    ];
    const notice = page.locator('div[role="alertdialog"]').filter({ has: filed });
    await expect
      .poll(async () => (await gapBetween(back, notice)) >= 0 && (await gapBetween(notice, on)) >= 0)
      .toBe(true);
    const last = section(page, 'Last notes').getByText('prayed on Monday');
    await expect.poll(() => last.innerText()).toContain('prayed on Monday\nand on Tuesday');
    // One field is written down beside the call: digits typed into it are no shortcuts.
    for (const shown of ['It waits for approval.', 'Ask for the land', 'Ask: Language']) {
      await next.getByText(shown).waitFor();
      await next.getByRole('button', { name: 'Later' }).click();
    }
    await next.getByRole('button', { name: 'Do it' }).click();
    const cnic = next.getByRole('textbox', { name: /^CNIC/ });
    await focused(cnic);
    const digits = String(36_103_0000_0000 + Number(phone.slice(-7))).padEnd(13, '1');
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
    await next.getByText('Ask: CNIC').waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toContain('quick-profile-view');
    await page.goto(profile(id));
    // Whoever noted it does not stand in the note.
    const noted = page.getByRole('complementary', { name: 'Timeline' }).getByText(/prayed on Monday/);
    await expect.poll(() => noted.innerText()).toMatch(/prayed on Monday\nand on Tuesday$/);
  });
});
