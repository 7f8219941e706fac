import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portalFolder } from '../../src/server/platform/portal-files.ts';
import { stage } from '../support/browser.ts';

const scene = stage();

/** The JavaScript that a page asks for from now on, in kB as gzip would send it. */
function weighed(page: Page): () => Promise<number> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return async () => {
    const files = await Promise.all([...asked].map((path) => readFile(`${portalFolder}${path}`)));
    return files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;
  };
}

test('the sign-in page needs less than 150 kB of JavaScript', async () => {
  const page = await scene.visitor();
  const weight = weighed(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  const kilobytes = await weight();
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThan(150);
});

test('up to the list of loans it is less than 300 kB', async () => {
  const page = await scene.signedIn('Super Admin', '/error/404');
  const weight = weighed(page);
  await page.goto('/app/loan/view');
  await page.getByRole('grid').first().waitFor();
  const kilobytes = await weight();
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThan(300);
});
