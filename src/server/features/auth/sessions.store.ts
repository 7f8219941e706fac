import type { Transaction } from '../../platform/transaction.ts';

interface Which {
  /** Only this one. */
  only?: string | undefined;
  /** All but the one of this access token. */
  exceptTokenHash?: string;
}

/** Ends sessions of a person: their tokens count no more. Answers with how many were ended. */
export async function endSessions(
  trx: Transaction,
  accountId: string,
  at: Date,
  { only, exceptTokenHash }: Which = {},
): Promise<number> {
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
