import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { childrenOf, designer, row, saved } from '../support/designer-page.ts';
import { answersHeld } from '../support/held.ts';
import { type Line, lineTo } from '../support/line.ts';
import { seen } from '../support/page-checks.ts';
import { fillQueue, QUEUE } from '../support/queue-page.ts';

const scene = stage();
let line: Line;

beforeEach(async () => {
  line = await lineTo(scene.product.origin);
});
afterEach(async () => {
  await line.close();
});

const openId = async (page: Page) => await page.locator('[data-item]').getAttribute('data-item');
const stateOf = async (id: string) => (await (await scene.product.as('Admin')).get(`/forum/post/${id}`)).body.state;

test('undo takes back the decision that is still on its way, never the one before it', async () => {
  const [first = '', second = ''] = await fillQueue(scene.product, 3, 'Hasty');
  const page = await scene.signedIn('Admin', `${QUEUE}?search=Hasty`);
  await page.getByRole('article').waitFor();
  const order = [await openId(page)];
  await seen(page);
  await page.keyboard.press('a');
  await page.getByText(/^Approved: post by/).waitFor();
  await seen(page);
  order.push(await openId(page));
  expect(new Set(order)).toEqual(new Set([first, second]));
  const letGo = await answersHeld(scene.product);
  await page.keyboard.press('a');
  await page.getByText('1 decision is being sent').waitFor();
  await page.keyboard.press('u');
  await letGo();
  await page.getByText(/^Taken back:/).waitFor();
  await expect.poll(async () => stateOf(order[1] ?? '')).toBe('pending');
  expect(await stateOf(order[0] ?? '')).toBe('approved');
  await page.getByText(/being sent/).waitFor({ state: 'detached' });
});

test('a key that is held removes one branch of the menu, not the next ones too', async () => {
  const page = await designer(scene);
  const before = await childrenOf(scene, 'Main menu');
  await row(page, 'Tell us').click();
  await page.keyboard.down('Delete');
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await saved(page);
  await expect.poll(() => childrenOf(scene, 'Main menu')).toEqual(before.filter((title) => title !== 'Tell us'));
  await page.keyboard.press('Control+z');
  await expect.poll(() => childrenOf(scene, 'Main menu')).toEqual(before);
});

test('a decision without a connection says that it waits, and goes on when the line is back', async () => {
  const [only = ''] = await fillQueue(scene.product, 1, 'Lonely');
  const page = await scene.signedIn('Admin', `${QUEUE}?search=Lonely`, { baseURL: line.origin, isDisposable: true });
  scene.tolerate(page, /Failed to load resource|ERR_/);
  await page.getByRole('article').waitFor();
  await seen(page);
  await line.cut();
  await page.keyboard.press('a');
  await page.getByText('1 decision waits for the connection').waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Decisions not answered yet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await line.mend();
  await page.getByText(/^Approved: post by/).waitFor();
  await expect.poll(async () => stateOf(only)).toBe('approved');
});

test('nothing is decided on a listing whose pictures are still on their way', { tags: 'further' }, async () => {
  const admin = await scene.product.as('Admin');
  const { items } = (await admin.get('/mandi/listing/all?status=pending&sort=stateSince')).body;
  const { id } = items.find(({ images }: { images: unknown[] }) => images.length > 0);
  const review = async () => (await admin.get(`/mandi/listing/${id}`)).body.review;
  const letGo = line.holdAnswersTo('GET /api/media/');
  const page = await scene.signedIn('Admin', `/app/mandi/approval?item=${id}`, {
    baseURL: line.origin,
    isDisposable: true,
  });
  await page.locator('[data-judged] img').first().waitFor();
  // What says why is said once the moment is over in which a text would have been seen.
  await expect
    .poll(async () => {
      await page.keyboard.press('a');
      return await page.getByText('Approve: it is still being read').count();
    })
    .toBe(1);
  expect([await review(), await page.locator('[data-seen]').count()]).toEqual(['pending', 0]);
  letGo();
  await seen(page);
  await page.keyboard.press('a');
  await expect.poll(review).toBe('approved');
});

test('a button whose work waits for the connection says so', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Super Admin', '/app/ticket/createticket?msisdn=03004417826', {
    baseURL: line.origin,
    isDisposable: true,
  });
  scene.tolerate(page, /Failed to load resource|ERR_/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Jassids in the okra');
  await page.getByRole('radio', { name: 'Insects' }).press('Space');
  await line.cut();
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('button', { name: /^Create case/ })
    .getByText('waits for the connection')
    .waitFor();
  await line.mend();
  await page.getByRole('heading', { level: 1, name: 'Jassids in the okra' }).waitFor();
});

test('what is typed into a search that is not there yet decides nothing, and is searched for once it is', async () => {
  const [only = ''] = await fillQueue(scene.product, 1, 'Aslam');
  const page = await scene.signedIn('Admin', `${QUEUE}?search=Aslam`, { baseURL: line.origin, isDisposable: true });
  scene.tolerate(page, /Failed to load resource|ERR_/);
  await page.getByRole('article').waitFor();
  await seen(page);
  await line.cut();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('a');
  await page.keyboard.press('l');
  await page.keyboard.press('u');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('i');
  await page.getByText(/^The server does not answer just now/).waitFor();
  await line.mend();
  const search = page.getByRole('dialog').getByRole('searchbox');
  await expect.poll(() => search.inputValue()).toBe('ali');
  await page.keyboard.press('d');
  await expect.poll(() => search.inputValue()).toBe('alid');
  expect(await stateOf(only)).toBe('pending');
});

test('a part of a page that cannot be fetched leaves the page standing, and is shown when the line is back', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view', { baseURL: line.origin, isDisposable: true });
  scene.tolerate(page, /Failed to load resource|ERR_/);
  await page.getByRole('row').nth(1).waitFor();
  await line.cut();
  await page.getByRole('button', { name: 'New application' }).click();
  await page.getByText(/^The server does not answer just now/).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await line.mend();
  await page.getByRole('dialog', { name: 'New application' }).getByRole('combobox', { name: 'Farmer' }).waitFor();
  const unstyled = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.filter((link) => !('sheet' in link && link.sheet)).length);
  await expect.poll(unstyled).toBe(0);
});

test('nobody is chosen from what other letters have found, and who is found by those typed can be', async () => {
  const page = await scene.signedIn('Super Admin', '/app/loan/view', { baseURL: line.origin, isDisposable: true });
  await page.getByRole('button', { name: 'New application' }).click();
  const field = page.getByRole('combobox', { name: 'Farmer' });
  const options = page.getByRole('option');
  await field.click();
  await options.first().waitFor();
  const letGo = line.holdAnswersTo('farmer-agent-wise-list?search=Aslam');
  await field.pressSequentially('Aslam');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => options.allTextContents()).toEqual(['Loading…']);
  await expect.poll(() => field.inputValue()).toBe('Aslam');
  letGo();
  await options.filter({ hasText: 'Aslam' }).first().waitFor();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => field.inputValue()).toMatch(/Aslam ./);
  // Nor is who was chosen before an answer to what is typed over it.
  await field.fill('Ghulam');
  await options.filter({ hasText: 'Ghulam' }).first().waitFor();
  await expect.poll(() => options.filter({ hasText: 'Aslam' }).count()).toBe(0);
});

test('Enter after a number that is typed over another opens nobody until it is answered, and then its own', async () => {
  const page = await scene.signedIn('Call Center');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search records, pages, actions' });
  await palette.getByRole('searchbox').fill('0300 441 7826');
  await palette.locator('[data-focused]').filter({ hasText: 'Muhammad Aslam Bhatti' }).waitFor();
  const letGo = await answersHeld(scene.product);
  try {
    await palette.getByRole('searchbox').fill('0333 111 0005');
    for (const key of ['Control+Enter', 'Enter']) await page.keyboard.press(key);
    await palette.locator('[data-focused]').filter({ hasText: 'Muhammad Aslam Bhatti' }).waitFor();
  } finally {
    await letGo();
  }
  await page.waitForURL('**/app/users/userprofile/**');
  await page.getByText('0333 1110005').first().waitFor();
  expect(page.context().pages().length).toBe(1);
});

describe('what was sent when its page went away is made once', () => {
  const away = { baseURL: '', isDisposable: true };
  beforeEach(() => {
    away.baseURL = line.origin;
  });

  test('a text to a farmer is not there to be sent again', { tags: 'further' }, async () => {
    const admin = await scene.product.as('Super Admin');
    const [{ id }] = (await admin.get('/case/all?status=open&limit=1')).body.items;
    const page = await scene.signedIn('Super Admin', `/app/ticket/list/${id}`, away);
    scene.tolerate(page, /Failed to load resource|ERR_/);
    const field = page.getByRole('textbox', { name: /^SMS/ });
    await field.fill('Spray at noon, once.');
    const letGo = line.holdAnswersTo(`POST /api/workflow/case/${id}/TELL`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const told = async () =>
      JSON.stringify((await admin.get(`/workflow/case/${id}`)).body).split('Spray at noon, once.').length - 1;
    await expect.poll(told).toBeGreaterThan(0);
    const once = await told();
    await page.reload();
    letGo();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await told()).toBe(once);
  });

  test('figures look as old as the rows they belong to, until both have come', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/users/listusers', away);
    scene.tolerate(page, /Failed to load resource|ERR_/);
    await page.getByRole('grid').getByRole('gridcell').first().waitFor();
    const old = page.locator('[aria-busy="true"]');
    await expect.poll(() => old.count()).toBe(0);
    const letGo = line.holdAnswersTo('GET /api/subscription/');
    await page
      .getByRole('group', { name: 'State' })
      .getByRole('button', { name: /^Unsubscribed/ })
      .click();
    await old.filter({ hasText: 'in this view' }).waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-busy="true"]').first().waitFor();
    letGo();
    await expect.poll(() => old.count()).toBe(0);
  });

  test('a farmer that was chosen is not searched for again, and whose profile comes late changes nothing any more', {
    tags: 'further',
  }, async () => {
    const page = await scene.signedIn('Super Admin', '/app/ivr', away);
    scene.tolerate(page, /Failed to load resource|ERR_/);
    await page.getByRole('button', { name: 'Simulate' }).click();
    await page.getByText('Real farmer').click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('search') ?? ''));
    const field = page.getByRole('combobox', { name: 'Farmer' });
    await field.pressSequentially('Muh');
    await page.getByRole('option', { name: /^Muh/ }).first().waitFor();
    const letGo = line.holdAnswersTo('/portal-adoptive-menu/caller/');
    await page.getByRole('option', { name: /^Muh/ }).first().click();
    await expect.poll(() => field.inputValue()).toContain('·');
    await page.getByText('Made up', { exact: true }).click();
    const late = page.waitForResponse((response) => response.url().includes('/portal-adoptive-menu/caller/'));
    letGo();
    await late;
    await page.getByRole('textbox', { name: 'Number' }).fill('0300 4417826');
    expect(asked.filter((search) => search.includes('·'))).toEqual([]);
    await field.waitFor({ state: 'detached' });
  });

  test('the note of a call that is filed again stands once', async () => {
    const admin = await scene.product.as('Super Admin');
    const { id } = (await admin.get('/farmer/by-msisdn/92/3331110005')).body;
    const page = await scene.signedIn('Super Admin', `/app/users/quick-profile-view/${id}`, away);
    scene.tolerate(page, /Failed to load resource|ERR_/);
    const field = page.getByRole('textbox', { name: 'Note of this call' });
    await field.fill('Asks for the rate of gur.');
    const letGo = line.holdAnswersTo(`POST /api/workflow/farmer/${id}/notes`);
    await page.getByRole('button', { name: 'File the note' }).click();
    const notes = async () =>
      (await admin.get(`/farmer/timeline/${id}`)).body.items.filter(
        ({ text }: { text: string }) => text === 'Asks for the rate of gur.',
      ).length;
    await expect.poll(notes).toBe(1);
    await page.reload();
    letGo();
    await page.getByRole('button', { name: 'File the note' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await notes()).toBe(1);
  });

  test('a case whose form was left and opened again meanwhile is not begun anew', { tags: 'further' }, async () => {
    const admin = await scene.product.as('Super Admin');
    const page = await scene.signedIn('Super Admin', '/app/ticket/list', away);
    scene.tolerate(page, /Failed to load resource|ERR_/);
    await page.getByRole('link', { name: 'Add Cases' }).first().click();
    await page.getByRole('textbox', { name: 'Number' }).fill('0300 4417826');
    await page.getByRole('textbox', { name: 'Title' }).fill('Slack nets in the pond');
    await page.getByRole('radio', { name: 'Insects' }).press('Space');
    const letGo = line.holdAnswersTo('POST /api/case');
    await page.keyboard.press('Control+Enter');
    const made = async () => (await admin.get('/case/all?searchText=Slack%20nets')).body.items.length;
    await expect.poll(made).toBe(1);
    await page.evaluate(() => window.history.back());
    const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
    await leave
      .or(page.getByRole('link', { name: 'Add Cases' }).first())
      .first()
      .waitFor();
    if (await leave.isVisible()) await leave.click();
    await page.getByRole('link', { name: 'Add Cases' }).first().click();
    await page.getByRole('textbox', { name: 'Number' }).fill('0300 4417826');
    letGo();
    await page.getByText(/^Case C-\d+ created/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
    expect(await made()).toBe(1);
  });
});
