import { countAttempt } from '../../platform/attempts.ts';
import type { Services } from '../../platform/feature.ts';
import { isPassword } from './passwords.ts';

const QUARTER_HOUR = 900;

/** Whether somebody who is signed in knows the password of their account: asked ten times in a quarter of an hour at most. */
export async function knowsPassword(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
  password: string,
): Promise<boolean> {
  await countAttempt(database, clock(), [{ subject: `change:account:${accountId}`, max: 10, seconds: QUARTER_HOUR }]);
  const { password_hash: stored } = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return await isPassword(password, stored);
}
