import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { PendingSignInsTable } from './auth.tables.ts';
import { hashOf } from './secrets.ts';

export const PENDING_SECONDS = 600;

export type PendingSignIn = Selectable<PendingSignInsTable>;

/** The sign-in that this cookie's secret belongs to, unless its ten minutes are over. */
export async function findPending(
  database: Database,
  secret: string | undefined,
  now: Date,
): Promise<PendingSignIn | undefined> {
  if (!secret) return undefined;
  return await database
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns whether the account still has the password that was given: one that is being changed meanwhile is waited for */
export async function savePending(
  database: Database,
  pending: { id: string; secret: string; accountId: string; passwordHash: string; now: Date },
): Promise<boolean> {
  await database.deleteFrom('pending_sign_ins').where('expires_at', '<=', pending.now).execute();
  const saved = await database
    .insertInto('pending_sign_ins')
    .columns(['id', 'secret_hash', 'account_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select((of) => [
          of.val(pending.id).as('id'),
          of.val(hashOf(pending.secret)).as('secret_hash'),
          'id as account_id',
          of.val(new Date(pending.now.getTime() + PENDING_SECONDS * 1000)).as('expires_at'),
        ])
        .where('id', '=', pending.accountId)
        .where('password_hash', '=', pending.passwordHash)
        .where('active', '=', true)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function updatePending(
  database: Database,
  id: string,
  changes: Partial<Omit<PendingSignIn, 'id' | 'secret_hash' | 'account_id'>>,
): Promise<void> {
  await database.updateTable('pending_sign_ins').set(changes).where('id', '=', id).execute();
}

/** Takes one of the tries that a code may be guessed with; false when none is left. Two guesses at once take two. */
export async function takeTry(database: Database, id: string, max: number): Promise<boolean> {
  const taken = await database
    .updateTable('pending_sign_ins')
    .set((eb) => ({ otp_tries: eb('otp_tries', '+', 1) }))
    .where('id', '=', id)
    .where('otp_tries', '<', max)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** @returns whether it was still there: a sign-in is decided once */
export async function removePending(db: Executor, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('pending_sign_ins').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
