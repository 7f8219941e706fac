import { subSeconds } from 'date-fns/subSeconds';
import { sql } from 'kysely';
import type { Executor, Transaction } from '../../platform/transaction.ts';

interface Which {
  /** Only this one. */
  only?: string | undefined;
  /** All but the one of this access token. */
  exceptTokenHash?: string;
}

/**
 * Ends sessions of a person: their tokens count no more. So do sign-ins under way, unless only one session is meant: their
 * password was right when it was given. Those first: one that becomes a session just now is then seen as that. Answers with how
 * many sessions were ended.
 */
export async function endSessions(
  trx: Transaction,
  accountId: string,
  at: Date,
  { only, exceptTokenHash }: Which = {},
): Promise<number> {
  if (only === undefined) await trx.deleteFrom('pending_sign_ins').where('account_id', '=', accountId).execute();
  let ending = trx
    .updateTable('token_families')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (only !== undefined) ending = ending.where('id', '=', only);
  if (exceptTokenHash !== undefined) {
    ending = ending.where('id', 'not in', (eb) =>
      eb.selectFrom('access_tokens').select('family_id').where('token_hash', '=', exceptTokenHash),
    );
  }
  return (await ending.returning('id').execute()).length;
}

/** So seldom it is written down that a session is in use: a list of sessions is right to the minute. */
const SECONDS_UNSEEN = 60;

export function wasSeenLately(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && seenAt > subSeconds(now, SECONDS_UNSEEN);
}

/** Writes down that a session, and so its person, was here. */
export async function noteSeen(db: Executor, familyId: string, now: Date): Promise<void> {
  await sql`
    with seen as (update token_families set seen_at = ${now} where id = ${familyId} returning account_id)
    update accounts set seen_at = ${now} from seen where accounts.id = seen.account_id`.execute(db);
}
