import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';
import { focused, offences } from '../support/page-checks.ts';
import { DEMO_PASSWORD, latestCode } from '../support/sign-in.ts';
import { codeField, give, tabBeside } from '../support/sign-in-page.ts';

const scene = stage();

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).first().waitFor();
const lastCode = () => latestCode(scene.product.mailbox);
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function atLogin(): Promise<Page> {
  const page = await scene.visitor();
  await page.goto('/login');
  await email(page).waitFor();
  return page;
}

describe('signing in', () => {
  test('names what is missing at its field, in the words everybody knows', async () => {
    const page = await atLogin();
    await button(page, 'Sign in').click();
    await page.getByText('Email cannot be empty.').waitFor();
    await page.getByText('Password cannot be empty').waitFor();
    await said(page, 'Please enter valid email address');
    await focused(email(page));
    await give(page, 'ayesha.siddiqui@fmis');
    await page.getByText('The email address is badly formatted.').waitFor();
  });

  test('a wrong password is a failed login', async () => {
    const page = await atLogin();
    scene.tolerate(page, /401/);
    await give(page, 'admin@demo.fmis', 'not the password');
    await said(page, 'Login Failed');
  });

  test('a server that is not reached is said to be so, and what was typed stays', async () => {
    const page = await atLogin();
    scene.tolerate(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await give(page, 'admin@demo.fmis');
    await page.getByRole('alert').filter({ hasText: 'The server was not reached.' }).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('admin@demo.fmis');
    await page.context().setOffline(false);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/app/dashboard');
  });

  test('brings a person in, keeps the session over a reload, and out again', async () => {
    const page = await atLogin();
    await focused(email(page));
    await give(page, 'admin@demo.fmis');
    await page.waitForURL('**/app/dashboard');
    await said(page, 'User Logged In');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fmis-user') ?? '{}'));
    expect(Object.keys(kept).sort()).toEqual(['access_token', 'refresh_token']);
    await page.reload();
    await page.getByRole('button', { name: /Sana Malik/ }).click();
    await page.getByText('Version 2.1.8').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await said(page, 'User Logged Out');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fmis-user'))).toBeNull();
  });

  test('leads on to the address that was asked for', async () => {
    const page = await scene.visitor();
    await page.goto('/app/lovs/listlovs');
    await page.waitForURL('**/login?next=*');
    await give(page, 'admin@demo.fmis');
    await page.waitForURL('**/app/lovs/listlovs');
  });
});

describe('two-factor', () => {
  async function asked(): Promise<Page> {
    const page = await atLogin();
    await give(page, 'ops@demo.fmis');
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
    return page;
  }

  test('takes a pasted code', async () => {
    const page = await asked();
    const phone = scene.product.mailbox.texts.at(-1)?.to.slice(-3) ?? 'none';
    await page.getByText(`ending in ${phone}`).waitFor();
    const code = lastCode();
    await focused(page.getByRole('textbox', { name: 'Enter OTP' }));
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        document.execCommand('insertText', false, text);
      },
      `${code.slice(0, 3)}-${code.slice(3)}`,
    );
    await expect.poll(() => page.getByRole('textbox', { name: 'Enter OTP' }).inputValue()).toBe(code);
    await button(page, 'Confirm').click();
    await page.waitForURL('**/app/dashboard');
  });

  test('a wrong code costs a try, and five end the sign-in', async () => {
    const page = await asked();
    scene.tolerate(page, /401/);
    await page.getByText('5 tries left').waitFor();
    const wrong = otherThan(lastCode());
    for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
      await page.getByRole('textbox', { name: 'Enter OTP' }).fill(wrong);
      await page.keyboard.press('Enter');
      await page.getByText(left).waitFor();
      await expect.poll(() => page.getByRole('textbox', { name: 'Enter OTP' }).inputValue()).toBe('');
    }
    await page.getByRole('textbox', { name: 'Enter OTP' }).fill(wrong);
    await page.keyboard.press('Enter');
    await said(page, 'Too many wrong codes');
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor({ state: 'detached' });
  });

  test('sends the code again when the pause is over, and begins a new one', { tags: 'further' }, async () => {
    const page = await scene.visitor({ isDisposable: true });
    scene.tolerate(page, /401/);
    await page.clock.install({ time: journeyNow() });
    await page.goto('/login');
    await give(page, 'ops@demo.fmis');
    await page.getByText('Resend OTP in').waitFor();
    const box = page.getByRole('textbox', { name: 'Enter OTP' });
    await box.fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('4 tries left').waitFor();
    await box.fill('123');
    await page.clock.fastForward(31_000);
    await button(page, 'Resend OTP').click();
    await said(page, 'A code has been sent.');
    await page.getByText('Resend OTP in').waitFor();
    // The code before is gone with what was said of it; its tries stay used.
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByText('This code is not right').waitFor({ state: 'detached' });
    await page.getByText('4 tries left').waitFor();
  });

  test('Cancel gives the focus back to the form', { tags: 'further' }, async () => {
    const page = await asked();
    await page.getByText('Resend OTP in').waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor({ state: 'detached' });
    await focused(button(page, 'Sign in'));
  });
});

describe('a session', () => {
  test('that expired is renewed once, and the page goes on', async () => {
    const page = await scene.signedIn('Admin', '/app/lovs/listlovs');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    scene.tolerate(page, /401/);
    const before = await page.evaluate(() => localStorage.getItem('fmis-user'));
    await scene.product.database
      .updateTable('access_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    await page.goto('/app/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/app/dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fmis-user'))).not.toBe(before);
  });

  test('is renewed by one tab for all of them, and what was typed stays', async () => {
    const page = await scene.signedIn('Admin', '/app/dashboard', { isDisposable: true });
    const other = await tabBeside(page, '/app/dashboard');
    for (const tab of [page, other]) await tab.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('button', { name: /Sana Malik/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await page.getByLabel('Old password', { exact: true }).fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('another-long-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('another-long-password');

    for (const tab of [page, other]) scene.tolerate(tab, /401/);
    const renewals: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().endsWith('/oauth/token')) renewals.push(request.url());
    });
    await scene.product.database
      .updateTable('access_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    await Promise.all([button(page, 'Change password').click(), other.reload()]);
    await said(page, 'The old password is not right.');
    await other.getByRole('heading', { level: 1 }).first().waitFor();
    expect(renewals).toHaveLength(1);
    await expect
      .poll(() => page.getByLabel('New password', { exact: true }).inputValue())
      .toBe('another-long-password');
  });

  test('whose role does not open a page is told so, and led back', async () => {
    const page = await scene.signedIn('Reap Agent', '/app/lovs/listlovs');
    await page.waitForURL('**/login?denied=*');
    await page.getByText('nadia.hussain').or(page.getByText('reap-agent@demo.fmis')).first().waitFor();
    await button(page, 'Back to the portal').click();
    await page.waitForURL('**/app/dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fmis-user'))).not.toBeNull();
  });

  test('that ends in one tab ends in the others', async () => {
    const page = await scene.signedIn('Admin');
    const other = await tabBeside(page, '/app/dashboard');
    await other.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('button', { name: /Sana Malik/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL('**/login**');
  });
});

describe('passwords', () => {
  test('a forgotten one is chosen anew with the link that was sent', async () => {
    const page = await atLogin();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.waitForURL('**/forgot-password2');
    await email(page).fill('bi@demo.fmis');
    await button(page, 'Reset My Password').click();
    await page.getByText('a link is on its way').waitFor();
    const link = /\/reset-password\?token=[\w-]+/.exec(scene.product.mailbox.mails.at(-1)?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a-brand-new-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('a-brand-new-passw');
    await button(page, 'Save the new password').click();
    await said(page, 'New password and Confirm password do not match !');
    await page.getByLabel('Confirm password', { exact: true }).fill('a-brand-new-password');
    await button(page, 'Save the new password').click();
    await page.waitForURL('**/login');
    await give(page, 'bi@demo.fmis', 'a-brand-new-password');
    await page.waitForURL('**/app/dashboard');
  });

  test('changing it says what the server says', async () => {
    const page = await scene.signedIn('GIS');
    await page.getByRole('button', { name: /Adeel Khattak/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await page.getByLabel('Old password', { exact: true }).fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('another-long-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('another-long-password');
    await button(page, 'Change password').click();
    await said(page, 'The old password is not right.');
    await page.getByLabel('Old password', { exact: true }).fill(DEMO_PASSWORD);
    await button(page, 'Change password').click();
    await said(page, 'Your password has been changed.');
  });
});

describe('the pages before a session', () => {
  test.each(['light', 'dark'] as const)('are accessible in %s', { tags: 'further' }, async (theme) => {
    const page = await scene.visitor({ preferences: { theme } });
    for (const address of ['/login', '/forgot-password2', '/reset-password?token=x', '/demo/outbox', '/error/404']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await offences(page), address).toEqual([]);
    }
  });
});

test('an authenticator app takes the place of the text, until it is removed', { tags: 'further' }, async () => {
  const page = await scene.signedIn('Field Admin');
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  const open = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Authenticator app' }).click();
  };
  scene.tolerate(page, /422/);
  await open();
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('img', { name: 'The secret as a QR code' }).waitFor();
  expect(await offences(page)).toEqual([]);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const shown = (away: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: journeyNow().getTime() + away * 30_000 });
  await dialog.getByRole('textbox', { name: 'Code of the app' }).fill(shown(0));
  await dialog.getByRole('button', { name: 'Use the app' }).click();
  await said(page, 'From now on your app is asked when you sign in.');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await email(page).waitFor();
  await give(page, 'field-admin@demo.fmis');
  await page.getByText('Type the 6 digits that your authenticator app shows.').waitFor();
  await codeField(page).fill(shown(1));
  await button(page, 'Confirm').click();
  await page.waitForURL('**/app/dashboard');

  await open();
  await dialog.getByText(/^In use since/).waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove the app' }).click();
  await said(page, 'The app is asked no longer.');
});
