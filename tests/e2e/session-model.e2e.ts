// @module-tag further
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Passage, sessionPassages, sessionRounds, stepsOf } from '../machines/session-walk.ts';
import { stage } from '../support/browser.ts';
import { journeyNow } from '../support/journey-clock.ts';
import { DEMO_PASSWORD, latestCode } from '../support/sign-in.ts';
import { codeField, give, tabBeside } from '../support/sign-in-page.ts';

const scene = stage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const overPage = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const accessToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fmis-user') ?? '{}').access_token);

/** What shows that the session is in a state at rest. */
const signs: Record<string, (page: Page) => Promise<void>> = {
  signedOut: (page) => page.locator('button[type="submit"]:not([aria-disabled])', { hasText: 'Sign in' }).waitFor(),
  lapsed: (page) => overPage(page).locator('button[type="submit"]:not([aria-disabled])').waitFor(),
  'otpRequired over a page': (page) => page.getByRole('dialog', { name: 'Enter OTP' }).waitFor(),
  otpRequired: (page) => page.getByRole('dialog', { name: 'Enter OTP' }).waitFor(),
  signedIn: (page) => page.getByRole('button', { name: /^Account of / }).waitFor(),
};

/** The person whose page it is signs in again over it. */
async function giveAgain(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await overPage(page).getByLabel('Password', { exact: true }).fill(password);
  await overPage(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Whether signing in asks for the six digits. */
async function asksForCode(isAsked: boolean): Promise<void> {
  await scene.product.database.updateTable('accounts').set({ two_factor: isAsked }).execute();
}

async function confirm(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await button(page, 'Confirm').click();
}

const lastCode = () => latestCode(scene.product.mailbox);

async function offline(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

/** The call that asks whose the tokens are goes without an answer. */
const profileUnanswered = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/profile'));

/** The server fails in all that needs this table. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  const { database } = scene.product;
  await sql`alter table ${sql.table(table)} rename to away`.execute(database);
  await work();
  await sql`alter table away rename to ${sql.table(table)}`.execute(database);
}

/** Access tokens run out, and the next call is refused. */
async function runOut(page: Page): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Forum', exact: true }).click();
  // The page may notice by itself before: nothing behind a dialog is found by its role, nor waits to be written in.
  const search = await page.getByRole('searchbox').elementHandle();
  await scene.product.database
    .updateTable('access_tokens')
    .set({ expires_at: new Date(0) })
    .execute();
  await search?.fill(`nobody writes this ${crypto.randomUUID()}`, { force: true });
}

/** Another tab signs in, or tries to, with tokens of its own. */
async function elsewhere(page: Page, tokens: object): Promise<void> {
  const other = await tabBeside(page);
  await other.evaluate((kept) => localStorage.setItem('fmis-user', kept), JSON.stringify(tokens));
  await other.close();
}

const nobodyIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('fmis-user'))).toBeNull();

async function refused(page: Page): Promise<void> {
  await page.getByRole('alertdialog').filter({ hasText: 'Login Failed' }).waitFor();
}

async function unreached(page: Page): Promise<void> {
  await page.getByRole('alert').filter({ hasText: 'The server was not reached.' }).waitFor();
}

/** An address within the open document, as a link would lead there. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** The address that a code comes back to, in a window that asked for one. */
async function returning(page: Page, code: string): Promise<string> {
  await page.evaluate(() =>
    sessionStorage.setItem('fmis-proof', JSON.stringify({ state: 'asked', verifier: 'v'.repeat(43) })),
  );
  return `/oauth/code?code=${code}&state=asked`;
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByText('You could not be signed in').waitFor();
  await button(page, 'Sign in again').click();
}

/** What is done about the six digits, on the sign-in page and over a page alike. */
const codeSteps: Record<string, (page: Page) => Promise<void>> = {
  'OTP_CONFIRM CODE TOKEN_OK': (page) => confirm(page, lastCode()),
  'OTP_CONFIRM OTP_REFUSED': async (page) => {
    await confirm(page, String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByText('4 tries left').waitFor();
  },
  'OTP_CONFIRM OTP_EXPIRED': async (page) => {
    await scene.product.database
      .updateTable('pending_sign_ins')
      .set({ expires_at: new Date(0) })
      .execute();
    await confirm(page, lastCode());
    await page.getByRole('alertdialog').filter({ hasText: 'This sign-in has ended.' }).waitFor();
  },
  'OTP_CONFIRM AUTH_FAILED': (page) =>
    without('authorization_codes', async () => {
      await confirm(page, lastCode());
      await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor({ state: 'detached' });
    }),
  'OTP_CONFIRM CONNECTION_LOST': (page) =>
    offline(page, async () => {
      await confirm(page, lastCode());
      await unreached(page);
    }),
  OTP_RESEND: async (page) => {
    await page.clock.fastForward(31_000);
    await button(page, 'Resend OTP').click();
    await page.getByText('Resend OTP in').waitFor();
  },
  OTP_CANCEL: (page) => button(page, 'Cancel').click(),
};

const atBoth = (steps: typeof codeSteps) =>
  Object.fromEntries(
    ['otpRequired', 'otpRequired over a page'].flatMap((place) =>
      Object.entries(steps).map(([events, act]) => [`${place} ${events}`, act] as const),
    ),
  );

/** How a person, or what happens to them, takes a passage of the machine; the form stands on the screen where nobody is signed in. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  'signedOut SUBMIT OTP_NEEDED': async (page) => {
    await asksForCode(true);
    await give(page, 'admin@demo.fmis');
  },
  'signedOut SUBMIT PASSWORD_OK CODE TOKEN_OK': async (page) => {
    await asksForCode(false);
    await give(page, 'admin@demo.fmis');
  },
  'signedOut SUBMIT AUTH_FAILED': async (page) => {
    await give(page, 'admin@demo.fmis', 'not the password');
    await refused(page);
  },
  'signedOut SUBMIT CONNECTION_LOST': (page) =>
    offline(page, async () => {
      await give(page, 'admin@demo.fmis');
      await unreached(page);
    }),
  'signedOut RESTORE TOKEN_OK': async (page) => {
    const tokens = JSON.stringify(await scene.product.session('Admin'));
    await page.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
    await page.reload();
  },
  'signedOut RESTORE TOKEN_FAILED': async (page) => {
    const tokens = JSON.stringify({ access_token: 'made up', refresh_token: 'made up' });
    await page.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
    await page.goto('/app/dashboard');
    await page.waitForURL('**/login?next=*');
    await nobodyIsKept(page);
  },
  'signedOut RESTORE CONNECTION_LOST': async (page) => {
    // What the portal consists of is there before the connection goes.
    await page.goto('/app/dashboard');
    await page.waitForURL('**/login?next=*');
    const other = await tabBeside(page, '/login');
    const tokens = JSON.stringify(await scene.product.session('Admin'));
    await offline(page, async () => {
      const asked = profileUnanswered(page);
      await other.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
      await asked;
      await goWithin(page, '/app/dashboard');
      await button(page, 'Try again').waitFor();
    });
    // Once the server is back the page finds out by itself whose the tokens are.
    await other.close();
  },
  'signedOut CODE TOKEN_FAILED': async (page) => {
    await page.goto(await returning(page, 'made-up'));
    await signInAgain(page);
  },
  'signedOut CODE CONNECTION_LOST': async (page) => {
    await page.goto('/oauth/code');
    await signInAgain(page);
    const address = await returning(page, 'lost');
    await offline(page, async () => {
      await goWithin(page, address);
      await page.getByText('You could not be signed in').waitFor();
    });
    await signInAgain(page);
  },
  ...atBoth(codeSteps),
  'signedIn UNAUTHORIZED TOKEN_OK': async (page) => {
    const before = await accessToken(page);
    await runOut(page);
    await expect.poll(() => accessToken(page)).not.toBe(before);
  },
  'signedIn UNAUTHORIZED CONNECTION_LOST': (page) =>
    without('refresh_tokens', async () => {
      const before = await accessToken(page);
      const failed = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
      await runOut(page);
      expect((await failed).status()).toBe(500);
      expect(await accessToken(page)).toBe(before);
    }),
  'signedIn UNAUTHORIZED TOKEN_FAILED': async (page) => {
    await scene.product.database.deleteFrom('refresh_tokens').execute();
    await runOut(page);
  },
  'lapsed SUBMIT OTP_NEEDED': async (page) => {
    await asksForCode(true);
    await giveAgain(page);
  },
  'lapsed SUBMIT PASSWORD_OK CODE TOKEN_OK': async (page) => {
    await asksForCode(false);
    await giveAgain(page);
  },
  'lapsed SUBMIT PASSWORD_OK CODE TOKEN_FAILED': async (page) => {
    await asksForCode(false);
    await without('access_tokens', async () => {
      const failed = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
      await giveAgain(page);
      expect((await failed).status()).toBe(500);
    });
  },
  'lapsed SUBMIT AUTH_FAILED': async (page) => {
    await giveAgain(page, 'not the password');
    await refused(page);
  },
  'lapsed SUBMIT CONNECTION_LOST': (page) =>
    offline(page, async () => {
      await giveAgain(page);
      await unreached(page);
    }),
  'lapsed RESTORE TOKEN_OK': async (page) => elsewhere(page, await scene.product.session('Admin')),
  'lapsed RESTORE TOKEN_FAILED': async (page) => {
    await elsewhere(page, { access_token: 'made up', refresh_token: 'made up' });
    await nobodyIsKept(page);
  },
  'lapsed RESTORE CONNECTION_LOST': async (page) => {
    const tokens = JSON.stringify(await scene.product.session('Admin'));
    const other = await tabBeside(page);
    await offline(page, async () => {
      const asked = profileUnanswered(page);
      await other.evaluate((kept) => localStorage.setItem('fmis-user', kept), tokens);
      await asked;
      await signs['lapsed']?.(page);
      // With them there the page would go on by itself as soon as the server is back.
      await other.evaluate(() => localStorage.removeItem('fmis-user'));
    });
    await other.close();
  },
  'lapsed SIGN_OUT': async (page) => {
    await button(page, 'Leave').click();
    await page
      .getByRole('alertdialog', { name: 'Close without saving?' })
      .getByRole('button', { name: 'Close', exact: true })
      .click();
  },
  'signedIn SIGN_OUT': async (page) => {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  },
};

const nameOf = ({ from, events }: Passage) => [from, ...events].join(' ');

describe('a session in the browser', () => {
  const all = sessionPassages();
  const played = Object.keys(acts).flatMap((name) => all.find((passage) => nameOf(passage) === name) ?? []);

  test('takes every step of its machine but those that only the server or the line could begin', () => {
    expect(played.map(nameOf)).toEqual(Object.keys(acts));
    const taken = new Set(played.flatMap(stepsOf));
    const left = new Set(all.flatMap(stepsOf).filter((step) => !taken.has(step)));
    // That the six digits have run out is heard when they are sent; over a page the code is exchanged in the same breath.
    expect([...left].sort()).toEqual([
      'exchangingCode CONNECTION_LOST lapsed',
      'otpRequired OTP_EXPIRED lapsed',
      'otpRequired OTP_EXPIRED signedOut',
    ]);
  });

  test.each(sessionRounds(played).map((round, place) => ({ place: place + 1, round })))(
    'walks round $place',
    async ({ round }) => {
      // The rounds together sign in more often than a person may.
      await scene.product.database.deleteFrom('attempts').execute();
      const isTimed = round.some(({ events }) => events.includes('OTP_RESEND'));
      const page = await scene.visitor({ isDisposable: isTimed });
      scene.tolerate(page, /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      if (isTimed) await page.clock.install({ time: journeyNow() });
      await page.goto('/login');
      for (const passage of round) {
        await signs[passage.from]?.(page);
        await acts[nameOf(passage)]?.(page);
        await signs[passage.to]?.(page);
      }
    },
  );
});
