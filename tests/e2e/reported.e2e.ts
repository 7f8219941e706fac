import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { offences, seen } from '../support/page-checks.ts';

const scene = stage();

describe.each([
  ['posts', '/app/forum/reported'],
  ['listings', '/app/mandi/reported'],
])('reported %s', (_, address) => {
  test('are agreed with by T, which says what it does, and U opens the report again', async () => {
    const page = await scene.signedIn('Admin', address);
    await page.getByRole('article').waitFor();
    const first = await page.getByRole('article').getAttribute('aria-label');
    await seen(page);
    // What publishes elsewhere does nothing here.
    await page.keyboard.press('a');
    await page.getByRole('button', { name: /^Agree: takes the (post|listing) down/ }).waitFor();
    await page.keyboard.press('t');
    await page.getByText(/^Agreed: report of/).waitFor();
    await page.keyboard.press('u');
    await page.getByText(/^Taken back:/).waitFor();
    await page.getByRole('article', { name: first ?? '' }).waitFor();
  });

  test('can be read by everybody', async () => {
    const page = await scene.signedIn('Admin', address);
    await page.getByRole('article').waitFor();
    expect(await offences(page)).toEqual([]);
  });
});

test('a report is dismissed with or without a reason and stands among the decided ones', async () => {
  const page = await scene.signedIn('Admin', '/app/forum/reported');
  await page.getByRole('article').waitFor();
  await seen(page);
  await page.getByRole('complementary').getByRole('region', { name: 'Earlier decisions' }).waitFor();
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Dismiss: why?' }).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(/^Dismissed: report of/).waitFor();
  await page.getByRole('radio', { name: 'Posts decided' }).click();
  await page.getByRole('complementary').getByText('Dismissed').first().waitFor();
});

test('a reported person is shown with the reason, and agreeing takes the report from the queue', async () => {
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
  await page.getByRole('radio', { name: 'People', exact: true }).click();
  const row = page.getByRole('region', { name: 'Queue', exact: true }).getByRole('button', { name });
  await row.click();
  await page.getByRole('article', { name: `Report of ${name}` }).waitFor();
  await seen(page);
  await page.getByRole('article').getByRole('region', { name: 'What this person wrote' }).waitFor();
  await page.getByRole('button', { name: 'Agree: suspends the person' }).waitFor();
  await page.keyboard.press('t');
  await page.getByText(`Agreed: report of ${name}`).waitFor();
  await row.waitFor({ state: 'detached' });
});
