import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();

test('somebody who is signed in tries a call from the API reference as themselves', async () => {
  const page = await scene.signedIn('Reap Admin', '/docs#tag/accounts/GET/auth/profile');
  // The reference's own check stumbles over schemas that several others refer to; which ones depends on their order.
  scene.tolerate(page, /document validation errors|^JSHandle|\[Object/);
  await page.getByRole('button', { name: 'Test Request (get /auth/profile)' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/profile'));
  await page.getByRole('button', { name: 'Send' }).first().click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ email: 'reap-admin@demo.fmis' });
  await page.getByText('200 OK').first().waitFor();
});
