// @module-tag further
import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

test('the API reference tries a call in the name of whoever is signed in, and prints no warning', async () => {
  const page = await scene.signedIn('Reap Admin', '/app/dashboard', { isDisposable: true });
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto('/docs#/accounts/getProfile');
  const call = page.locator('#operations-accounts-getProfile');
  await call.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/profile'));
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ email: 'reap-admin@demo.fmis' });
  await call.getByText('"roles"').first().waitFor();
  expect(warnings).toEqual([]);
});
