import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from './sign-in.ts';

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Enter OTP' });

/** Fills in the sign-in page and sends it. */
export async function give(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Email' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Another tab of the same browser, behind the page: one in front of it would make the page slow. */
export async function tabBeside(page: Page, path = '/error/404'): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  await page.bringToFront();
  return other;
}
