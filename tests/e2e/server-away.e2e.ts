import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loanDriver } from '../server/workflow/loan.driver.ts';
import { stage } from '../support/browser.ts';
import { type Line, lineTo } from '../support/line.ts';
import { take } from '../support/loan-page.ts';

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
    await page.getByRole('searchbox').fill('LN-24');
    await page.getByText('The server was not reached.').first().waitFor();
    await line.mend();
    await page.getByText(AWAY).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'LN-24' }).first().waitFor();
  });

  test('a decision whose answer was lost is taken once, and shown', async () => {
    const id = await loanDriver.create(scene.product);
    const page = await opened(`/app/loan/view/${id}`);
    const lost = line.cutAnswerTo('PUT /api/loan/reject-loan');
    const deciding = take(page, { type: 'REJECT', reason: 'The last loan is overdue' });
    await lost;
    await page.getByText(AWAY).waitFor();
    await line.mend();
    await deciding;
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    const admin = await scene.product.as('Super Admin');
    const { body } = await admin.get(`/workflow/loan/${id}`);
    expect(body.history.map((step: { event: string }) => step.event)).toEqual(['REJECT', 'APPLY']);
  });
});
