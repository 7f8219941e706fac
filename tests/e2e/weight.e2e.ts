import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { portalFolder } from '../../src/server/platform/portal-files.ts';
import { stage } from '../support/browser.ts';

const scene = stage();

/** The JavaScript that a page asks for from now on: in kB as gzip would send it, and in how many files. */
function weighed(page: Page): () => Promise<{ kilobytes: number; files: number }> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return async () => {
    const files = await Promise.all([...asked].map((path) => readFile(`${portalFolder}${path}`)));
    const kilobytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;
    return { kilobytes, files: files.length };
  };
}

test('the sign-in page needs less than 158 kB of JavaScript, in a handful of files', async () => {
  const page = await scene.visitor({ isDisposable: true });
  const weight = weighed(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  const { kilobytes, files } = await weight();
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThan(158);
  expect(files).toBeLessThan(10);
});

test('up to the list of loans it is less than 315 kB, in fewer than 40 files', async () => {
  const page = await scene.signedIn('Super Admin', '/error/404', { isDisposable: true });
  const weight = weighed(page);
  await page.goto('/app/loan/view');
  await page.getByRole('grid').first().waitFor();
  const { kilobytes, files } = await weight();
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThan(315);
  expect(files).toBeLessThan(40);
});
