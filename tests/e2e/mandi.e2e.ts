import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { answersHeld } from '../support/held.ts';
import { dresses, focused, offences } from '../support/page-checks.ts';

const scene = stage();
const address = '/app/mandi/list';

async function open(query = '', options = {}): Promise<Page> {
  const page = await scene.signedIn('Admin', `${address}${query}`, options);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

async function openFirst(query: string): Promise<Page> {
  const page = await open(query);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Offer' }).waitFor();
  return page;
}

/** A listing of the small seed with no pictures yet, opened at its pictures. */
async function openPictures(): Promise<Page> {
  const admin = await scene.product.as('Admin');
  const { body } = await admin.get('/mandi/listing/all?status=approved&limit=50');
  const listing = body.items.find(({ images }: { images: unknown[] }) => images.length === 0) ?? body.items[0];
  const page = await scene.signedIn('Admin', `/app/mandi/single/${listing.id}`);
  await page.getByRole('region', { name: 'Pictures' }).waitFor();
  for (let count = listing.images.length; count > 0; count--) {
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await rows(page)
      .nth(count - 1)
      .waitFor({ state: 'detached' });
  }
  return page;
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row');

/** The shapes of the pictures in their order, as the browser draws them. */
async function shapes(page: Page): Promise<string[]> {
  return await rows(page).evaluateAll((items) =>
    items.map((item) => {
      const image = item.querySelector('img');
      return image === null ? '' : `${image.naturalWidth}×${image.naturalHeight}`;
    }),
  );
}

const photo = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a5c2e' } })
    .png()
    .toBuffer(),
});

describe('a listing', () => {
  test('is entered for a farmer and begins pending', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'New listing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Farmer' }).fill('Aslam');
    await page.getByRole('option', { name: /Aslam/ }).first().click();
    await dialog.getByLabel('Title').fill('Akbar-2019 wheat, clean and dry');
    await dialog.getByRole('button', { name: /Category/ }).click();
    await page.getByRole('option', { name: 'Grains and pulses' }).click();
    await dialog.getByRole('combobox', { name: 'Item' }).fill('Wheat');
    await page
      .getByRole('option', { name: /^Wheat/ })
      .first()
      .click();
    await dialog.getByLabel('Description').fill('Machine cleaned, in 50 kg bags.');
    await dialog.getByLabel('Price of a unit').fill('1e12');
    await dialog.getByLabel('Quantity').fill('-5');
    await dialog.getByLabel('Contact number').fill('0300 555');
    await dialog.getByRole('button', { name: 'Create listing' }).click();
    // What was typed stands there as it was typed, and the first of it takes the focus.
    await dialog.getByText('Write the number alone, in digits: without “e”').waitFor();
    await dialog.getByText('Write 0.01 or more').waitFor();
    await dialog.getByText(/^Write a telephone number/).waitFor();
    await expect.poll(() => dialog.getByLabel('Price of a unit').inputValue()).toBe('1e12');
    await focused(dialog.getByLabel('Price of a unit'));
    await expect.poll(() => dialog.getByLabel('Quantity').inputValue()).toBe('-5');
    await dialog.getByLabel('Price of a unit').fill('۳٬۲۵۰');
    await dialog.getByLabel('Quantity').fill('120');
    // The unit it is usually sold by comes with the item.
    await dialog.getByRole('button', { name: /^Maund/ }).waitFor();
    await dialog.getByRole('button', { name: /Quality/ }).click();
    await page.getByRole('option', { name: 'Grade A' }).click();
    await dialog.getByRole('combobox', { name: 'Place' }).fill('Burewala');
    await page.getByRole('option', { name: /^Burewala/ }).click();
    await dialog.getByLabel('Contact number').fill('0300 4417826');
    const day = dialog.getByRole('group', { name: 'Valid until' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('31122030');
    await dialog.getByRole('button', { name: 'Create listing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Akbar-2019 wheat, clean and dry' }).waitFor();
    await page.getByText('Pending, Active').first().waitFor();
    await page.getByRole('region', { name: 'Offer' }).getByText('Grade A').waitFor();
    await page.getByRole('region', { name: 'Offer' }).getByText('Burewala, Vehari').waitFor();
  });

  test('is approved and edited on its page', { tags: 'further' }, async () => {
    const page = await openFirst('?status=pending');
    await page.getByRole('button', { name: 'Approve' }).click();
    const asked = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
    await asked.click();
    const state = () => page.getByText(/^(Approved|Pending), /).first();
    await state().getByText('Approved').waitFor();
    // Taking back needs no words: U does it at once, as in the list and in the queue.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Returned to pending: /).waitFor();
    await page.keyboard.press('u');
    const nothing = page.getByText(/^Nothing that you decided here is left to take back/);
    await nothing.waitFor();
    // Asked again it is said once.
    await page.keyboard.press('u');
    await expect.poll(() => nothing.count()).toBe(1);
    await page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('region', { name: 'Offer' }).locator('form input:focus').waitFor();
    await page.getByLabel('Title').fill('A better title');
    // What is typed outlives the page.
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A better title');
    const contact = page.getByRole('textbox', { name: /^Contact number/ });
    const number = await contact.inputValue();
    await contact.fill('abc');
    // What is wrong is said as the field is left, and moves nothing away from under the pointer.
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => contact.evaluate((it) => it === document.activeElement)).toBe(true);
    await contact.fill(number);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'A better title' }).waitFor();
  });
});

test('what was saved while its page went is not there to be saved again', { tags: 'further' }, async () => {
  const admin = await scene.product.as('Admin');
  const [listing] = (await admin.get('/mandi/listing/all?status=pending&limit=1')).body.items;
  const stored = async () => (await admin.get(`/mandi/listing/${listing.id}`)).body;
  const page = await scene.signedIn('Admin', `/app/mandi/single/${listing.id}`, { isDisposable: true });
  const address = page.url();
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByRole('button', { name: 'Edit' }).click();
  await offer.getByRole('textbox', { name: 'Price of a unit' }).fill('383');
  await offer.getByRole('textbox', { name: /^Contact number/ }).fill('0300 5550173');
  const letGo = await answersHeld(scene.product);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/mandi/listing'));
  await offer.getByRole('button', { name: 'Save' }).click();
  await sent;
  await page.goto('about:blank');
  await letGo();
  await expect.poll(async () => (await stored()).contactNo).toBe('923005550173');
  await page.goto(address);
  await offer.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => page.getByText(/^Draft of|Both of you/).count()).toBe(0);
  await offer.getByRole('textbox', { name: 'Price of a unit' }).fill('384');
  await offer.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored()).unitPrice).toBe(384);
});

test('letters stand on the buttons of a listing and work by their place; a rejection begins from a reason of the list', {
  tags: 'further',
}, async () => {
  const page = await openFirst('?status=pending');
  const actions = page.getByRole('group', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Approve' }).getByText('A', { exact: true }).waitFor();
  await actions.getByRole('button', { name: 'Reject' }).getByText('R', { exact: true }).waitFor();
  await expect.poll(() => actions.getByRole('button', { name: 'Approve' }).getAttribute('aria-keyshortcuts')).toBe('A');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ر', code: 'KeyR', bubbles: true })),
  );
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('button', { name: /From the list/ }).click();
  await page.getByRole('option', { name: 'Price is not believable' }).click();
  const message = 'براہ کرم اپنے اشتہار کی قیمت اور اکائی دوبارہ دیکھ لیں۔';
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(message);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page
    .getByText(/^Rejected, /)
    .first()
    .waitFor();
  const id = page.url().split('/').at(-1);
  const { body } = await (await scene.product.as('Admin')).get(`/mandi/listing/${id}`);
  expect(body.lastStep.reason).toBe(message);
});

test('a rejection of many shows what each says and at what price, and begins from a reason of the list; one that is taken out stays as it is', {
  tags: 'further',
}, async () => {
  const page = await open('?status=pending');
  const admin = await scene.product.as('Admin');
  const { body } = await admin.get('/mandi/listing/all?status=pending&sort=-createdAt');
  const [first, second] = body.items;
  for (const count of [1, 2]) {
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: `${count} selected` }).waitFor();
  }
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject: 2 records' });
  const lines = dialog.locator('tbody').getByRole('row');
  await expect.poll(() => lines.count()).toBe(2);
  for (const { number, description, unitPrice } of [first, second]) {
    const line = lines.filter({ hasText: String(number) });
    await line.getByText(description.slice(0, 30)).waitFor();
    await line.getByText(`PKR ${unitPrice.toLocaleString('en-GB')} a unit`).waitFor();
  }
  // One that a colleague was handed is left out by itself.
  const boxOf = ({ number }: { number: number }) => lines.filter({ hasText: String(number) }).getByRole('checkbox');
  if (!(await boxOf(first).isChecked())) await boxOf(first).click();
  if (await boxOf(second).isChecked()) await boxOf(second).click();
  await dialog.getByRole('button', { name: /From the list/ }).click();
  await page.getByRole('option', { name: 'Same listing again' }).click();
  const message = 'آپ کا اشتہار پہلے سے موجود ہے۔';
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(message);
  await dialog.getByRole('button', { name: 'Reject (1)' }).click();
  await dialog.getByText('1 of 2 done').waitFor();
  const now = async ({ id }: { id: string }) => (await admin.get(`/mandi/listing/${id}`)).body;
  expect(await now(first)).toMatchObject({ review: 'rejected', lastStep: { reason: message } });
  expect(await now(second)).toMatchObject({ review: 'pending' });
});

test('what has expired is asked for beside the states, and is counted there', { tags: 'further' }, async () => {
  const page = await open();
  await page.getByRole('button', { name: /^Expired \d/ }).click();
  await page.getByRole('button', { name: /^Expired/, pressed: true }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('expired')).toBe('true');
  const countOn = async (name: RegExp) => (await page.getByRole('button', { name }).innerText()).replace(/\D/g, '');
  await expect.poll(async () => (await countOn(/^All .*\d/)) === (await countOn(/^Expired \d/))).toBe(true);
});

describe('the pictures of a listing', () => {
  test('are added, dragged, moved by keys, cropped and removed', async () => {
    const page = await openPictures();
    const input = page.getByRole('region', { name: 'Pictures' }).locator('input[type="file"]');
    await input.setInputFiles([await photo('wide.png', 240, 120), await photo('high.png', 100, 200)]);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect.poll(() => shapes(page)).toEqual(['240×120', '100×200']);

    const spot = { x: 8, y: 60 };
    await rows(page).nth(1).dragTo(rows(page).first(), { sourcePosition: spot, targetPosition: spot });
    await expect.poll(() => shapes(page)).toEqual(['100×200', '240×120']);

    await page.getByRole('button', { name: 'Move picture 1 back' }).press('Enter');
    await expect.poll(() => shapes(page)).toEqual(['240×120', '100×200']);

    await page.getByRole('button', { name: 'Crop picture 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Crop', exact: true }).getAttribute('aria-disabled'))
      .toBe('true');
    await dialog.getByRole('radio', { name: '1:1' }).click();
    await dialog.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await dialog.locator('button:not([aria-disabled])', { hasText: /^Crop$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => shapes(page)).toEqual(['120×120', '100×200']);

    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect.poll(() => shapes(page)).toEqual(['120×120']);
  });
});

describe('the screens', () => {
  test.each(dresses)('a listing is accessible, $theme $locale', { tags: 'further' }, async (preferences) => {
    const page = await open('', { preferences });
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.locator('#pictures').waitFor();
    expect(await offences(page)).toEqual([]);
  });
});

describe('the two-person rule', () => {
  test('keeps who entered a listing from approving it, and the button says why', async () => {
    const { database } = scene.product;
    const page = await scene.signedIn('Super Admin', '/app/settings/two-person');
    const person = database.selectFrom('accounts').select('id').where('email', '=', 'super-admin@demo.fmis');
    const { id } = await database
      .selectFrom('listings')
      .select('id')
      .where('review', '=', 'pending')
      .orderBy('number')
      .executeTakeFirstOrThrow();
    await database.updateTable('listings').set({ created_by: person }).where('id', '=', id).execute();
    const rule = page.getByText('Who entered a listing may not approve it');
    await rule.click();
    await page.getByText('Rule switched on').waitFor();
    await page.goto(`/app/mandi/single/${id}`);
    const approve = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Approve', exact: true });
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('true');
    await approve.focus();
    await page
      .getByRole('tooltip')
      .filter({ hasText: /^Approve: .*entered/ })
      .waitFor();
    await page.goto('/app/settings/two-person');
    await rule.click();
    await page.getByText('Asked for. Somebody else has to switch it off.').waitFor();
    const off = page.getByRole('button', { name: 'Switch it off' });
    await expect.poll(() => off.getAttribute('aria-disabled')).toBe('true');
    const second = await scene.signedIn('Admin', '/app/settings/two-person');
    await second.getByRole('button', { name: 'Switch it off' }).click();
    await second.getByText('Rule switched off').waitFor();
  });
});
