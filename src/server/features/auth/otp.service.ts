import { countAttempt } from '../../platform/attempts.ts';
import type { Services } from '../../platform/feature.ts';
import { forgetAttempts, ofAccount } from './attempts.ts';
import { isShown } from './authenticators.ts';
import { type PendingSignIn, takeTry, updatePending } from './pending.store.ts';
import { equalSecrets, hashOf, hashOfCode, newCode } from './secrets.ts';

export const OTP_TRIES = 5;
export const OTP_PAUSE_SECONDS = 30;
const HOUR = 3600;
const WRONG_CODES = { here: 20, everywhere: 60 };

interface Recipient {
  id: string;
  email: string;
  msisdn: string | null;
}

/**
 * Sends the code of a pending sign-in, by SMS when the person has a number, else by mail.
 * Within the pause nothing is sent; tries already used stay used.
 * @returns seconds until it may be sent again
 */
export async function sendCode(
  { database, clock, sms, mail }: Services,
  pending: PendingSignIn,
  secret: string,
  to: Recipient,
  address: string,
): Promise<number> {
  const now = clock();
  const waited = pending.otp_sent_at
    ? (now.getTime() - pending.otp_sent_at.getTime()) / 1000
    : Number.POSITIVE_INFINITY;
  if (waited < OTP_PAUSE_SECONDS) return Math.ceil(OTP_PAUSE_SECONDS - waited);
  await countAttempt(database, now, [
    { subject: `otp:account:${to.id}`, max: 12, seconds: HOUR },
    { subject: `otp:number:${to.msisdn ?? to.email}`, max: 12, seconds: HOUR },
    { subject: `otp:address:${address}`, max: 120, seconds: HOUR },
  ]);
  const code = newCode();
  await updatePending(database, pending.id, { otp_hash: hashOfCode(code, pending.id, secret), otp_sent_at: now });
  const text = `Your FMIS code is ${code}. It is good for 10 minutes.`;
  const readerHash = hashOf(secret);
  if (to.msisdn) await sms.send({ to: to.msisdn, text, readerHash });
  else await mail.send({ to: to.email, subject: 'Your FMIS code', text, readerHash });
  return OTP_PAUSE_SECONDS;
}

/** Judges a code, of the text or of the person's app, and takes a try for it. */
export async function judgeCode(
  { database, clock }: Services,
  pending: PendingSignIn,
  secret: string,
  { code, address }: { code: string; address: string },
): Promise<'right' | 'wrong' | 'noTriesLeft'> {
  if (!(await takeTry(database, pending.id, OTP_TRIES))) return 'noTriesLeft';
  // Those of a sign-in are not all: who knows the password may begin another.
  const limits = ofAccount('code', pending.account_id, address, WRONG_CODES, HOUR);
  const tried = clock();
  await countAttempt(database, tried, limits);
  const isSent = pending.otp_hash !== null && equalSecrets(pending.otp_hash, hashOfCode(code, pending.id, secret));
  if (isSent || (await isShown({ database, clock }, pending.account_id, code))) {
    await forgetAttempts(database, limits, tried);
    return 'right';
  }
  return pending.otp_tries + 1 >= OTP_TRIES ? 'noTriesLeft' : 'wrong';
}
