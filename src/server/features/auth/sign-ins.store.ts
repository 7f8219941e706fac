import type { Database } from '../../platform/database.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { SignInsTable } from './auth.tables.ts';

const SHOWN = 20;

/** Writes down what became of a sign-in to an account that there is. */
export async function noteSignIn(
  db: Executor,
  { accountId, ...note }: { accountId: string; at: Date; outcome: SignInsTable['outcome']; address: string },
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ account_id: accountId, ...note })
    .execute();
}

/** The latest sign-ins to an account, those that failed too. */
export async function listSignIns(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['at', 'outcome', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }));
}
