import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loanDriver } from '../server/workflow/loan.driver.ts';
import { stage } from '../support/browser.ts';
import { type Line, lineTo } from '../support/line.ts';
import { take } from '../support/loan-page.ts';
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

const AWAY = /^The server does not answer just now/;

async function opened(path: string) {
  const page = await scene.signedIn('Super Admin', path, { baseURL: line.origin, isDisposable: true });
  scene.tolerate(page, /Failed to load resource|ERR_/);
  await scene.hears(page);
  return page;
}

describe('a server that goes and comes back', () => {
  test('is said on a page where nothing is done, and the list that could not be read mends itself', async () => {
    const page = await opened('/app/loan/view');
    await page.getByRole('row').nth(1).waitFor();
    await line.cut();
    await page.getByText(AWAY).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.filter({ hasText: 'Waiting for the rows you asked for' }).filter({ hasText: 'Page 1 of' }).waitFor();
    await page.getByText('The server was not reached.').first().waitFor();
    await page.getByRole('searchbox').fill('LN-24');
    await page.getByText('The server was not reached.').first().waitFor();
    await line.mend();
    await page.getByText(AWAY).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'LN-24' }).first().waitFor();
  });

  test('a page that is opened meanwhile comes with its words and its styles once the server is back', {
    tags: 'further',
  }, async () => {
    const page = await opened('/app/loan/view');
    await page.getByRole('row').nth(1).waitFor();
    await line.cut();
    await page.getByText(AWAY).waitFor();
    await page.getByRole('link', { name: 'All Cases' }).click();
    await page.waitForURL('**/app/ticket/list');
    await line.mend();
    await page.getByRole('heading', { level: 1, name: 'All Cases' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('columnheader', { name: 'Farmer' }).waitFor();
    const styles = () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ href }) => href ?? '').toSorted((a, b) => a.localeCompare(b)),
      );
    const now = await styles();
    await page.reload();
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(async () => (await styles()).filter((href) => !now.includes(href))).toEqual([]);
  });

  test('a search of a field says that it could not ask, and not that nothing is found', {
    tags: 'further',
  }, async () => {
    const page = await opened('/app/loan/view');
    await page.getByRole('button', { name: 'New application' }).click();
    const drawer = page.getByRole('dialog', { name: 'New application' });
    const farmer = drawer.getByRole('combobox', { name: 'Farmer' });
    await farmer.click();
    await page.getByRole('option').first().waitFor();
    await line.cut();
    await farmer.pressSequentially('Bash');
    await page.getByRole('listbox').getByText('This could not be loaded').waitFor();
    await line.mend();
    await drawer.getByText(AWAY).waitFor({ state: 'detached' });
    await farmer.pressSequentially('ir');
    await page
      .getByRole('option', { name: /Bashir/ })
      .first()
      .waitFor();
  });

  test('a decision whose answer was lost is taken once, and shown', async () => {
    const id = await loanDriver.create(scene.product);
    const page = await opened(`/app/loan/view/${id}`);
    const lost = line.cutAnswerTo('PUT /api/loan/reject-loan');
    const deciding = take(page, { type: 'REJECT', reason: 'The last loan is overdue' });
    await lost;
    await page.getByRole('dialog').getByText(AWAY).waitFor();
    await line.mend();
    await deciding;
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    const admin = await scene.product.as('Super Admin');
    const { body } = await admin.get(`/workflow/loan/${id}`);
    expect(body.history.map((step: { event: string }) => step.event)).toEqual(['REJECT', 'APPLY']);
  });
});

describe('decisions made while the server is away', () => {
  const openId = (page: Page) => page.locator('[data-item]').getAttribute('data-item');
  const item = (page: Page, id: string) => expect.poll(() => openId(page)).toBe(id);
  async function statesOf(ids: readonly string[]) {
    const admin = await scene.product.as('Admin');
    return await Promise.all(ids.map(async (id) => (await admin.get(`/forum/post/${id}`)).body.state));
  }

  test('in a queue wait in their order, are taken back by U, go out once, and come back with the reason where refused', async () => {
    const [first = '', second = '', third = ''] = await fillQueue(scene.product, 3, 'Waiting');
    const page = await opened(`${QUEUE}?search=Waiting&sort=oldest`);
    for (const id of [first, second, third]) {
      await item(page, id);
      await seen(page);
      await page.keyboard.press('j');
    }
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await item(page, first);
    await line.cut();
    await page.getByText(AWAY).waitFor();
    for (const id of [first, second, third]) {
      await item(page, id);
      await seen(page);
      await page.keyboard.press('a');
    }
    await page.locator('[data-item]').waitFor({ state: 'detached' });
    await page.getByText(/^3 decisions wait for the server/).waitFor();
    await page.keyboard.press('u');
    await item(page, third);
    await page.getByText(/^2 decisions wait for the server/).waitFor();
    // A colleague is at the second meanwhile.
    const admin = await scene.product.as('Super Admin');
    expect(
      await admin.put('/forum/status', { id: second, status: 'rejected', reason: 'Names a neighbour' }),
    ).toMatchObject({ status: 200 });
    await line.mend();
    await page.getByText('1 decision that had waited was refused.').waitFor();
    expect(await statesOf([first, second, third])).toEqual(['approved', 'rejected', 'pending']);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const kept = page.getByRole('dialog', { name: 'Decisions that waited' });
    await kept.getByText(/^Approve · decided/).waitFor();
    await kept.getByText(/It is rejected now/).waitFor();
    await kept.getByRole('button', { name: 'Understood' }).click();
    await kept.getByText('All that waited has been sent.').waitFor();
    const { body } = await admin.get(`/workflow/post/${first}`);
    expect(body.history.filter((step: { event: string }) => step.event === 'SET_STATUS')).toHaveLength(1);
  });

  test('on a record stay when the page is closed, say so on it, and are sent when it is opened again', {
    tags: 'further',
  }, async () => {
    const id = await loanDriver.create(scene.product);
    const page = await opened(`/app/loan/view/${id}`);
    await page.getByRole('button', { name: 'Reject…' }).waitFor();
    await line.cut();
    await page.getByText(AWAY).waitFor();
    await take(page, { type: 'REJECT', reason: 'The last loan is overdue' });
    await page.getByText('Your decision waits for the server and is sent when it is back: Reject.').waitFor();
    await page.getByRole('button', { name: 'Reject…', disabled: true }).waitFor();
    await page.goto('about:blank');
    await line.mend();
    await page.goto('/app/loan/view');
    const admin = await scene.product.as('Super Admin');
    await expect.poll(async () => (await admin.get(`/workflow/loan/${id}`)).body.state).toBe('rejected');
  });
});
