import { expect, test } from 'vitest';
import { stage } from '../support/browser.ts';

const scene = stage();
const NEW_CASE = '/app/ticket/createticket';

test('a new case that was left is found again, and one in which nothing was typed asks nothing', async () => {
  const page = await scene.signedIn('Super Admin', NEW_CASE);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Rust on the wheat of Chak 12');
  const away = page.getByRole('navigation').getByRole('link', { name: 'All Cases' }).first();
  await away.click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await title.waitFor({ state: 'detached' });
  await page.goto(NEW_CASE);
  await expect.poll(() => title.inputValue()).toBe('Rust on the wheat of Chak 12');
  await page.getByText(/^Draft of .* restored/).waitFor();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await away.click();
  await title.waitFor({ state: 'detached' });
});

test('a text that is too long stays as it was pasted, and says by how much', async () => {
  const page = await scene.signedIn('Super Admin', NEW_CASE);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('a'.repeat(1_000));
  await page.getByText('At most 120 characters; yours has 1,000').waitFor();
  await expect.poll(async () => (await title.inputValue()).length).toBe(1_000);
  await title.fill('Wheat \u202erust');
  await page.getByText(/hidden mark that turns the direction/).waitFor();
});
