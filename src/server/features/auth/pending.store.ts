import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database.ts';
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

export async function savePending(
  database: Database,
  pending: { id: string; secret: string; accountId: string; now: Date },
): Promise<void> {
  await database.deleteFrom('pending_sign_ins').where('expires_at', '<=', pending.now).execute();
  await database
    .insertInto('pending_sign_ins')
    .values({
      id: pending.id,
      secret_hash: hashOf(pending.secret),
      account_id: pending.accountId,
      expires_at: new Date(pending.now.getTime() + PENDING_SECONDS * 1000),
    })
    .execute();
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
export async function removePending(database: Database, id: string): Promise<boolean> {
  const gone = await database.deleteFrom('pending_sign_ins').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
