import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

/** Counts the JavaScript that a page has fetched so far, in kB as gzip would send it. */
function weighed(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

test('the sign-in page needs less than 150 kB of JavaScript', async () => {
  const page = await scene.visitor();
  const weight = weighed(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(await weight()).toBeLessThan(150);
});

test('up to the list of loans it is less than 300 kB', async () => {
  const page = await scene.signedIn('Super Admin', '/error/404');
  const weight = weighed(page);
  await page.goto('/app/loan/view');
  await page.getByRole('grid').first().waitFor();
  expect(await weight()).toBeLessThan(300);
});
