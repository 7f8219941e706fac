import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

test('the API reference tries a call in the name of whoever is signed in, and prints no warning', async () => {
  const page = await scene.signedIn('Super Admin', '/app/dashboard', { isDisposable: true });
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto('/docs#/accounts/getProfile');
  const call = page.locator('#operations-accounts-getProfile');
  await call.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse('**/api/**');
  await call.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  await call.getByText('"roles"').first().waitFor();
  expect(warnings).toEqual([]);
});
