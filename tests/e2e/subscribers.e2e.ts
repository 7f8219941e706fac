import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newFarmer } from '../server/workflow/farmer.driver.ts';
import { stage } from '../support/browser.ts';
import { focused } from '../support/page-checks.ts';

const scene = stage();

describe('all subscribers', () => {
  test('a caller is found by the number, made a host, counted and unsubscribed by keyboard', async () => {
    const page = await scene.signedIn('Call Center', '/app/users/listusers');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('0300 4417826');
    await page.getByText('as 92 300 4417826').waitFor();
    const row = page.getByRole('row', { name: /Muhammad Aslam Bhatti/ });
    await row.locator('mark', { hasText: /^0300.4417826$/ }).waitFor();
    await page.keyboard.press('Tab');
    await row.focus();
    await row.and(page.locator('[data-seen]')).waitFor();
    await page.keyboard.press('e');
    await row.getByRole('img', { name: 'Host' }).waitFor();
    await page.keyboard.press('u');
    await row.getByRole('img', { name: 'Host' }).waitFor({ state: 'detached' });
  });

  test('a number that nobody subscribed is subscribed where it was looked for', async () => {
    // A farmer whose number it is, without a subscription, is named.
    const { id, phone } = await newFarmer(await scene.product.as('Super Admin'), { name: 'Rehana Aslam' });
    const page = await scene.signedIn('Call Center', `/app/users/listusers?search=${phone}`);
    const link = page.getByRole('link', { name: 'Rehana Aslam' });
    await expect.poll(() => link.getAttribute('href')).toBe(`/app/users/userprofile/${id}`);
    await page.goto('/app/users/listusers?search=03017654321');
    await page.getByRole('heading', { name: 'No subscriber 0301 7654321' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe this number' }).click();
    const row = page.getByRole('row', { name: /0301.7654321/ });
    await row.getByText('Active').waitFor();

    await row.hover();
    await row.getByRole('button', { name: /What can be done/ }).click();
    await page.getByRole('menuitem', { name: /Do not call/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Do not call' });
    await dialog.getByLabel(/Reason/).fill('Asked not to be called');
    await dialog.getByRole('button', { name: 'Do not call', exact: true }).click();
    await row.getByRole('img', { name: 'Do not call' }).waitFor();
  });

  test('a number without a profile is added by a press, with the number filled in', { tags: 'further' }, async () => {
    const number = `92399${randomInt(1_000_000, 9_999_999)}`;
    const api = await scene.product.as('Super Admin');
    await api.post('/subscription/subscribe', { msisdn: number });
    const page = await scene.signedIn('Call Center', `/app/users/listusers?search=${number}`);
    await page
      .getByRole('row', { name: `0${number.slice(2, 5)} ${number.slice(5)}` })
      .getByText('Add')
      .click();
    const form = page.getByRole('form', { name: 'New farmer' });
    await expect.poll(() => form.getByLabel('Number').inputValue()).toContain(number.slice(-7));
  });

  /** A number is typed into the search, where the keys still are. */
  async function searched(): Promise<Page> {
    const page = await scene.signedIn('Call Center', '/app/users/listusers');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('03004417826');
    return page;
  }

  test('Enter in the search opens who was found alone', { tags: 'further' }, async () => {
    const page = await searched();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/userprofile/**');
    await page.getByRole('heading', { level: 1, name: 'Muhammad Aslam Bhatti' }).waitFor();
  });

  test('an arrow down in the search goes on in what was found', { tags: 'further' }, async () => {
    const page = await searched();
    await page.keyboard.press('ArrowDown');
    await focused(page.getByRole('row', { name: /0300.4417826/ }));
    await page.locator('tr[data-seen]').waitFor();
    await page.keyboard.press('q');
    await page.waitForURL('**/quick-profile-view/**');
  });

  test('a name as it is heard finds who is written otherwise', async () => {
    const page = await scene.signedIn('Call Center', '/app/users/listusers');
    await page.getByRole('searchbox').fill('Mohamad Aslum Bhati');
    await page.getByText(/^Nobody is written so\. /).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Muhammad Aslam Bhatti' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Muhammad Aslam Bhatti' }).waitFor();
  });

  test('what is typed stays in view beside how it is read', { tags: 'further' }, async () => {
    const page = await scene.signedIn('Call Center', '/app/users/listusers', {
      viewport: { width: 1366, height: 768 },
    });
    const search = page.getByRole('searchbox');
    await search.fill('03009876541');
    await page.getByText('as 92 300 9876541').waitFor();
    await expect.poll(() => search.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });

  test.each([
    { locale: 'ur', width: 1366 },
    { locale: 'en', width: 1440 },
    { locale: 'en', width: 1366 },
  ] as const)(
    'no number is cut, and all a row offers is in view: $locale, $width',
    { tags: 'further' },
    async ({ locale, width }) => {
      const page = await scene.signedIn('Super Admin', '/app/users/listusers', {
        preferences: { locale, theme: 'dark' },
        viewport: { width, height: 768 },
      });
      const row = page.getByRole('row').nth(1);
      await row.waitFor();
      const cutNumbers = () =>
        page
          .locator('tbody tr > td:nth-child(2) > span')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      await expect.poll(cutNumbers).toBe(0);
      const columns = () => page.locator('tbody tr').first().locator('td').count();
      const before = await columns();
      await page.keyboard.press('j');
      const outside = () =>
        row.locator('td:last-child button').evaluateAll(
          (all) =>
            all.filter((one) => {
              const { left, right } = one.getBoundingClientRect();
              return left < 0 || right > window.innerWidth;
            }).length,
        );
      await expect.poll(() => row.locator('td:last-child button').count()).toBe(4);
      await expect.poll(outside).toBe(0);
      expect(await columns()).toBe(before);
    },
  );
});

test('a number that is no subscriber is put on the do-not-call list, and its entry ended', async () => {
  const page = await scene.signedIn('Ops', '/app/users/donotcall');
  await page.getByRole('button', { name: 'Add a number' }).click();
  const form = page.getByRole('dialog', { name: 'Add a number' });
  await form.getByLabel('Number').fill('۰۳۰۱ ۷۶۵۴۳۲۲');
  await form.getByLabel('Why').fill('Asked not to be called');
  await form.getByRole('button', { name: 'Add a number' }).click();
  const row = page.getByRole('row', { name: /0301.7654322/ });
  await row.waitFor();
  await row.hover();
  await row.getByRole('button', { name: 'End' }).click();
  const dialog = page.getByRole('dialog', { name: 'End' });
  await dialog.getByLabel(/Reason/).fill('Wants the advice again');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  // What has ended stands apart, and the first figure says that it leaves it out.
  const states = page.getByRole('group', { name: 'State' });
  const first = states.getByRole('button').first();
  const listed = states.getByRole('button', { name: /^Do not call / });
  const figure = async () => /\d+$/.exec((await listed.textContent()) ?? '')?.[0];
  await expect.poll(async () => await first.textContent()).toBe(`All but Ended ${await figure()}`);
});
