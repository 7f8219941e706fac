import { invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { say } from '../../platform/refusal.words.ts';
import { transaction } from '../../platform/transaction.ts';
import { countAttempt } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newSecret } from './secrets.ts';

const HOUR = 3600;

/** Sends a link to choose a new password; whether somebody has the address shows neither in the answer nor in its time. */
export async function requestReset(services: Services, email: string, address: string): Promise<void> {
  const { database, clock, mail, log, settings } = services;
  const name = email.trim().toLowerCase();
  await countAttempt(database, clock(), [
    { subject: `reset:account:${name}`, most: 5, seconds: HOUR },
    { subject: `reset:address:${address}`, most: 100, seconds: HOUR },
  ]);
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', name))
    .where('active', '=', true)
    .executeTakeFirst();
  if (!account) return;
  const token = newSecret();
  await database
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      account_id: account.id,
      expires_at: new Date(clock().getTime() + HOUR * 1000),
    })
    .execute();
  const text = `Choose a new password here; the link is good for an hour:\n${settings.publicUrl}/reset-password?token=${token}\n\nIf you did not ask for it, ignore this message.`;
  mail.send({ to: account.email, subject: 'Choose a new FMIS password', text }).catch((error: unknown) => {
    log.error({ err: error }, 'the reset link could not be sent');
  });
}

/** Sets the new password with the link's token and ends every session of the person. */
export async function resetPassword({ database, clock }: Services, token: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await transaction(database, async (trx) => {
    const reset = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOf(token))
      .returningAll()
      .executeTakeFirst();
    if (!reset || reset.expires_at <= clock()) {
      throw invalid('/token', say('linkExpired'));
    }
    await trx
      .updateTable('accounts')
      .set((eb) => ({ password_hash, version: eb('version', '+', 1) }))
      .where('id', '=', reset.account_id)
      .execute();
    await trx.deleteFrom('password_resets').where('account_id', '=', reset.account_id).execute();
    await trx
      .updateTable('token_families')
      .set({ ended_at: clock() })
      .where('account_id', '=', reset.account_id)
      .where('ended_at', 'is', null)
      .execute();
  });
}
