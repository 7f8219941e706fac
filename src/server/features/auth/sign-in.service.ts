import { countAttempt } from '../../platform/attempts.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import { forgetAttempts, ofAccount } from './attempts.ts';
import { hasAuthenticator } from './authenticators.ts';
import { issueCode } from './codes.store.ts';
import { kindsOfAccounts } from './kinds-of-accounts.ts';
import { judgeCode, sendCode } from './otp.service.ts';
import { isPassword } from './passwords.ts';
import { findPending, type PendingSignIn, removePending, savePending, updatePending } from './pending.store.ts';
import { newSecret } from './secrets.ts';
import { noteSignIn } from './sign-ins.store.ts';

export const CLIENT_ID = 'fmis-portal';
const QUARTER_HOUR = 900;
const WRONG_PASSWORDS = { here: 10, everywhere: 100 };

const notSignedIn = (code: string, detail: string) => new HttpError({ status: 401, code, detail });

/** What comes after the password; for the six digits, where they went and when they may be sent again. */
interface SignInStep {
  next: 'otp' | 'authorize';
  sentTo?: string;
  retryAfter?: number;
  outbox?: string;
  /** The digits are in the person's app: none were sent. */
  byApp?: true;
}

/** Checks the password and opens a pending sign-in. Unknown people and wrong passwords get the same answer, in the same time. */
export async function beginSignIn(
  services: Services,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<{ secret: string; step: SignInStep }> {
  const { database, clock, newId, settings } = services;
  const name = username.trim().toLowerCase();
  const tried = clock();
  const limits = ofAccount('password', name, address, WRONG_PASSWORDS, QUARTER_HOUR);
  await countAttempt(database, tried, [
    ...limits,
    { subject: `password:address:${address}`, max: 300, seconds: QUARTER_HOUR },
  ]);

  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'msisdn', 'password_hash', 'two_factor', 'active'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', name))
    .where('demo', 'in', kindsOfAccounts(settings))
    .executeTakeFirst();
  const right = await isPassword(password, account?.password_hash);
  const isRefused = !right || !account?.active;
  if (account && isRefused) {
    const outcome = right ? 'notActive' : 'wrongPassword';
    await noteSignIn(database, { accountId: account.id, at: tried, outcome, address });
  }
  if (isRefused) throw notSignedIn('signInFailed', 'Login Failed');

  await forgetAttempts(database, limits, tried);
  const secret = newSecret();
  const { id: accountId, password_hash: passwordHash } = account;
  const isSaved = await savePending(database, { id: newId(), secret, accountId, passwordHash, now: clock() });
  if (!isSaved) throw notSignedIn('signInFailed', 'Login Failed');
  if (await hasAuthenticator(database, account.id)) return { secret, step: { next: 'otp', byApp: true } };
  if (!account.two_factor) return { secret, step: { next: 'authorize' } };

  const pending = await findPending(database, secret, clock());
  const retryAfter = pending ? await sendCode(services, pending, secret, account, address) : 0;
  const step: SignInStep = {
    next: 'otp',
    retryAfter,
    ...(account.msisdn && { sentTo: account.msisdn.slice(-3) }),
    ...(settings.demo && { outbox: '/demo/outbox' }),
  };
  return { secret, step };
}

/** Sends the code again to the person whose sign-in is pending; to anybody else nothing happens, and nobody can tell. */
export async function sendCodeAgain(
  services: Services,
  { user, secret, address }: { user: string; secret: string | undefined; address: string },
): Promise<void> {
  const { database, clock } = services;
  await countAttempt(database, clock(), [{ subject: `send-otp:address:${address}`, max: 300, seconds: QUARTER_HOUR }]);
  const pending = await findPending(database, secret, clock());
  if (!pending || !secret) return;
  const account = await accountOf(services, pending);
  if (account.email.toLowerCase() !== user.trim().toLowerCase() || !account.asksForCode) return;
  await sendCode(services, pending, secret, account, address);
}

export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  codeChallenge: string;
}

/** Ties the client's wish for a code to the pending sign-in. */
export async function beginAuthorization(
  { database, clock, newId, settings }: Services,
  secret: string | undefined,
  wish: AuthorizationRequest,
): Promise<string> {
  const pending = await findPending(database, secret, clock());
  if (!pending) throw notSignedIn('signInExpired', 'This sign-in has ended. Please sign in again.');
  const known = ['/oauth/code', `${settings.publicUrl}/oauth/code`];
  if (wish.clientId !== CLIENT_ID || !known.includes(wish.redirectUri)) {
    throw new HttpError({
      status: 400,
      code: 'unknownClient',
      detail: 'This client or its return address is not known here.',
    });
  }
  const transactionId = newId();
  await updatePending(database, pending.id, {
    transaction_id: transactionId,
    redirect_uri: wish.redirectUri,
    client_state: wish.state ?? null,
    code_challenge: wish.codeChallenge,
  });
  return transactionId;
}

interface Decision {
  transactionId: string;
  otp: string | undefined;
  address: string;
  /** In a few words the browser that signs in. */
  device: string | undefined;
}

/** Gives the authorization code away, after the six digits where they are asked for. Decided once. */
export async function decideAuthorization(
  services: Services,
  secret: string | undefined,
  { transactionId, otp, address, device }: Decision,
): Promise<string> {
  const { database, clock } = services;
  const pending = await findPending(database, secret, clock());
  const { redirect_uri: redirectUri, code_challenge: codeChallenge } = pending ?? {};
  if (!pending || !secret || !redirectUri || !codeChallenge || pending.transaction_id !== transactionId) {
    throw notSignedIn('signInExpired', 'This sign-in has ended. Please sign in again.');
  }
  const account = await accountOf(services, pending);
  if (account.asksForCode) await confirm(services, pending, secret, { otp, address });
  // In one: a sign-in that is ended just now is either gone, or the session that it has become is ended.
  const code = await transaction(database, async (trx) => {
    if (!(await removePending(trx, pending.id))) {
      throw notSignedIn('signInExpired', 'This sign-in has ended. Please sign in again.');
    }
    await noteSignIn(trx, { accountId: account.id, at: clock(), outcome: 'signedIn', address });
    return await issueCode(services, trx, { accountId: account.id, redirectUri, codeChallenge, address, device });
  });
  const query = new URLSearchParams({
    code,
    ...(pending.client_state === null ? {} : { state: pending.client_state }),
  });
  return `${redirectUri}?${query}`;
}

async function confirm(
  services: Services,
  pending: PendingSignIn,
  secret: string,
  { otp, address }: { otp: string | undefined; address: string },
) {
  if (otp === undefined) throw notSignedIn('otpRequired', 'Enter the code that was sent to you.');
  const verdict = await judgeCode(services, pending, secret, { code: otp, address });
  if (verdict === 'wrong' || verdict === 'noTriesLeft') {
    const at = services.clock();
    await noteSignIn(services.database, { accountId: pending.account_id, at, outcome: 'wrongCode', address });
  }
  if (verdict === 'wrong') throw notSignedIn('otpRefused', 'This code is not right. Please check it and try again.');
  if (verdict === 'noTriesLeft') {
    await removePending(services.database, pending.id);
    throw notSignedIn('otpExpired', 'Too many wrong codes. Please sign in again.');
  }
}

async function accountOf({ database }: Services, pending: PendingSignIn) {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email', 'msisdn', 'two_factor'])
    .where('id', '=', pending.account_id)
    .executeTakeFirstOrThrow();
  return { ...account, asksForCode: account.two_factor || (await hasAuthenticator(database, account.id)) };
}
