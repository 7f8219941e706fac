import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { offences, seen } from '../support/page-checks.ts';

const scene = stage();

describe.each([
  ['posts', '/app/forum/reported', '/forum/post/report'],
  ['listings', '/app/mandi/reported', '/mandi/listing/report'],
])('reported %s', (_, address, call) => {
  test('are agreed with by T, which says what it does and asks why, and U opens the report again', async () => {
    const { body } = await (await scene.product.as('Admin')).get(`${call}?status=open`);
    const given = (body.items as { reports: { reason: { id: string; title: string } | null }[] }[])
      .flatMap(({ reports }) => reports)
      .find(({ reason }) => reason && reason.title !== 'Other');
    const page = await scene.signedIn('Admin', `${address}?reason=${given?.reason?.id}`);
    await page.getByRole('article').waitFor();
    const first = await page.getByRole('article').getAttribute('aria-label');
    await seen(page);
    // What publishes elsewhere does nothing here.
    await page.keyboard.press('a');
    await page.getByRole('button', { name: /^Agree: takes the (post|listing) down/ }).waitFor();
    await page.keyboard.press('t');
    // What takes a thing down for everybody asks why.
    const why = page.getByRole('dialog', { name: 'Agree: why?' });
    // What it was reported for stands chosen, with its words to the author.
    await why.getByRole('radio', { checked: true }).waitFor();
    await expect.poll(() => why.getByRole('textbox').inputValue()).not.toBe('');
    await why.press('Enter');
    await page.getByText(/^Agreed: report of/).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Taken back:/).waitFor();
    await page.getByRole('article', { name: first ?? '' }).waitFor();
  });

  test('can be read by everybody', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Admin', address);
    await page.getByRole('article').waitFor();
    expect(await offences(page)).toEqual([]);
  });
});

test('a report is dismissed at once, as that changes nothing, and stands among the decided ones', async () => {
  const page = await scene.signedIn('Admin', '/app/forum/reported');
  await page.getByRole('article').waitFor();
  await seen(page);
  await page.getByRole('complementary').getByRole('region', { name: 'Earlier decisions' }).waitFor();
  await page.keyboard.press('l');
  await page.getByText(/^Dismissed: report of/).waitFor();
  await page.getByRole('radio', { name: 'Posts decided' }).click();
  await page.getByRole('complementary').getByText('Dismissed').first().waitFor();
});

test('W shows all that was reported of one author and leads back, O orders, and F narrows by reason', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Admin', '/app/forum/reported');
  await page.getByRole('article').waitFor();
  const asked = async (query: string) => {
    const { body } = await (await scene.product.as('Admin')).get(`/forum/post/report?${query}`);
    return body.items as { id: string; author: { id: string }; reports: { reason: { id: string; title: string } }[] }[];
  };
  const listed = () => page.getByRole('region', { name: 'Queue', exact: true }).getByRole('listitem').count();
  const openId = () => page.locator('[data-item]').getAttribute('data-item');
  const [first] = await asked('');
  await expect.poll(openId).toBe(first?.id);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Back to all' }).waitFor();
  await expect.poll(listed).toBe((await asked(`author=${first?.author.id}`)).length);
  await page.keyboard.press('w');
  await expect.poll(listed).toBe((await asked('')).length);
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Newest first' }).waitFor();
  await expect.poll(openId).toBe((await asked('sort=-firstAt'))[0]?.id);
  const reason = first?.reports[0]?.reason;
  await page.keyboard.press('f');
  await page.getByRole('dialog', { name: 'Add a filter' }).getByRole('button', { name: 'Reason' }).click();
  await page.getByRole('checkbox', { name: reason?.title ?? '', exact: true }).press('Space');
  await expect.poll(listed).toBe((await asked(`reason=${reason?.id}`)).length);
});

test('a reported listing stands beside what was decided on its seller before', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Admin', '/app/mandi/reported');
  await page.getByRole('article').waitFor();
  const around = page.getByRole('complementary');
  await around
    .getByRole('region', { name: 'Seller' })
    .getByText(/\d listing/)
    .waitFor();
  await around.getByRole('region', { name: 'Earlier decisions' }).waitFor();
  // What the report is about stands there as where listings are approved.
  const offered = page.getByRole('article').getByRole('term');
  for (const field of ['Price of a unit', 'Quantity', 'Category', 'Contact number'])
    await offered.getByText(field).waitFor();
});

test('a reported person is shown with the reason, and agreeing takes the report from the queue', {
  tags: 'further',
}, async () => {
  const page = await scene.signedIn('Admin', '/app/forum/reported');
  await page.getByRole('article').waitFor();
  const name = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('fmis-user') ?? '{}');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const first = async (path: string) => (await (await fetch(path, { headers })).json()).items[0];
    const farmer = await first('/api/subscription/farmer-agent-wise-list?status=active&limit=1');
    const reason = await first('/api/lov/report-reason/items?limit=1');
    const body = JSON.stringify({ userId: farmer.id, reasonId: reason.id });
    await fetch('/api/forum/user/report', { method: 'PUT', headers, body });
    return farmer.name;
  });
  // Each part of the queue says how many wait in it, also where another one is open.
  await page.getByRole('radio', { name: /^People \d+$/ }).click();
  const row = page.getByRole('region', { name: 'Queue', exact: true }).getByRole('button', { name });
  await row.click();
  await page.getByRole('article', { name: `Report of ${name}` }).waitFor();
  await seen(page);
  await page.getByRole('article').getByRole('region', { name: 'What this person wrote' }).waitFor();
  await page.getByRole('button', { name: 'Agree: suspends the person' }).waitFor();
  await page.keyboard.press('t');
  const why = page.getByRole('dialog', { name: 'Agree: why?' });
  await why.getByRole('textbox').fill('Threatens other farmers');
  await why.getByRole('button', { name: 'Agree' }).click();
  await page.getByText(`Agreed: report of ${name}`).waitFor();
  await row.waitFor({ state: 'detached' });
});

test('in Urdu whoever wrote what is reported and who reported it are called by their names in Urdu', {
  tags: 'further',
}, async () => {
  const { body } = await (await scene.product.as('Admin')).get('/forum/post/report');
  const of = body.items.find(({ author, reports }: Reported) => author.nameUr && reports[0]?.by.nameUr);
  const page = await scene.signedIn('Admin', `/app/forum/reported?item=${of.id}`, {
    preferences: { locale: 'ur' },
  });
  const person = page.getByRole('article', { name: of.author.nameUr });
  await person.getByRole('heading', { level: 2, name: of.author.nameUr }).waitFor();
  await page.getByRole('complementary').getByText(of.reports[0].by.nameUr).first().waitFor();
});

interface Reported {
  author: { nameUr: string | null };
  reports: { by: { nameUr: string | null } }[];
}
