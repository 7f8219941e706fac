import type { Transaction } from '../../platform/transaction.ts';
import { type KeptChange, type KeptKind, recordKept } from '../../records/kept.ts';

export const accountKind: KeptKind = { table: 'accounts', entity: 'account', noun: 'account' };

interface SecurityStep {
  accountId: string;
  field: 'password' | 'passwordByLink' | 'passwordByCommand' | 'authenticator' | 'sessionsEnded';
  from?: string;
  to?: string;
  /** Left out where the person themselves did it without being signed in. */
  caller?: { id: string; name: string };
  at: Date;
}

/** Writes into the history of an account what changes who gets into it; never a secret. */
export async function recordSecurity(trx: Transaction, step: SecurityStep): Promise<void> {
  const { accountId, field, from = null, to = null, at } = step;
  const { version, ...person } = await trx
    .selectFrom('accounts')
    .select(['id', 'name', 'version'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const changes: KeptChange['changes'] = [{ field, from, to }];
  await recordKept(trx, accountKind, {
    id: accountId,
    event: 'EDIT',
    version,
    changes,
    caller: step.caller ?? person,
    at,
  });
}
