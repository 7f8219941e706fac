import { addSeconds } from 'date-fns/addSeconds';
import { countAttempt } from '../../platform/attempts.ts';
import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { ofAccount } from './attempts.ts';
import { kindsOfAccounts } from './kinds-of-accounts.ts';
import { hashPassword, isPassword, refusePlain } from './passwords.ts';
import { RESET_SECONDS, sendDueResetLinks } from './reset-mails.ts';
import { hashOf } from './secrets.ts';
import { recordSecurity } from './security-steps.ts';
import { endSessions } from './sessions.store.ts';

const LINKS = { here: 5, everywhere: 20 };

/**
 * Sends a link to choose a new password; whether somebody has the address shows neither in the answer nor in its time.
 * @param secret of the browser that asks
 */
export async function requestReset(
  services: Services,
  { email, address, secret }: { email: string; address: string; secret: string },
): Promise<void> {
  const { database, clock, newId, log, mail, settings } = services;
  const name = email.trim().toLowerCase();
  await countAttempt(database, clock(), [
    ...ofAccount('reset', name, address, LINKS, RESET_SECONDS),
    { subject: `reset:address:${address}`, max: 100, seconds: RESET_SECONDS },
  ]);
  if (mail.missing !== undefined) {
    log.warn(`somebody asked for a link to a new password: no mail is sent (${mail.missing})`);
    return;
  }
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', name))
    .where('active', '=', true)
    .where('demo', 'in', kindsOfAccounts(settings))
    .executeTakeFirst();
  if (!account) return;
  const now = clock();
  await database
    .insertInto('reset_requests')
    .values({
      id: newId(),
      account_id: account.id,
      reader_hash: hashOf(secret),
      next_try_at: now,
      expires_at: addSeconds(now, RESET_SECONDS),
    })
    .execute();
  // What this process does not come to is left to the job.
  sendDueResetLinks(services).catch((error: unknown) => {
    log.error({ err: error }, 'the reset link waits for the job');
  });
}

/** Whose password the token of a link may set; nobody's where it was used or is too old. */
export async function accountOfLink({ database, clock }: Pick<Services, 'database' | 'clock'>, token: string) {
  return await database
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select('accounts.password_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** Sets the new password with the link's token and ends every session of the person. */
export async function resetPassword({ database, clock }: Services, token: string, password: string): Promise<void> {
  refusePlain(password, '/password');
  const before = await accountOfLink({ database, clock }, token);
  if (before && (await isPassword(password, before.password_hash))) {
    throw invalid('/password', fieldMessage('passwordSame'));
  }
  const password_hash = await hashPassword(password);
  await transaction(database, async (trx) => {
    const reset = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOf(token))
      .returningAll()
      .executeTakeFirst();
    if (!reset || reset.expires_at <= clock()) {
      throw invalid('/token', fieldMessage('linkExpired'));
    }
    await setPassword(trx, reset.account_id, password_hash, clock());
    await recordSecurity(trx, { accountId: reset.account_id, field: 'passwordByLink', at: clock() });
  });
}

/** Whoever got in by the old one is out, and what was sent to choose another one leads nowhere. */
export async function setPassword(trx: Transaction, id: string, password_hash: string, at: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ password_hash, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('password_resets').where('account_id', '=', id).execute();
  await trx.deleteFrom('reset_requests').where('account_id', '=', id).execute();
  await endSessions(trx, id, at);
}
