import { conflict } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { transaction } from '../../platform/transaction.ts';
import type { Reader } from '../workflow/workflow.entity.ts';
import { TWO_PERSON } from './loans.store.ts';

/** The rules of the loan workflow that can be switched, off until somebody switches them on. */
export async function loanSettings(reader: Reader) {
  const row = await reader.selectFrom('settings').selectAll().where('name', '=', TWO_PERSON).executeTakeFirst();
  return {
    twoPerson: row?.value === true,
    version: row?.version ?? 1,
    updatedAt: row?.changed_at.toISOString() ?? null,
  };
}

export async function changeLoanSettings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  twoPerson: boolean,
  by: { caller: Caller; ifMatch?: number },
) {
  return await transaction(database, async (trx) => {
    const before = await loanSettings(trx);
    if (by.ifMatch !== undefined && by.ifMatch !== before.version) {
      throw conflict('stale', 'The rules have changed since they were read.', {
        state: String(before.twoPerson),
        allowed: [],
      });
    }
    if (before.twoPerson === twoPerson) return before;
    const version = before.version + 1;
    const row = { value: JSON.stringify(twoPerson), version, changed_by: by.caller.id, changed_at: clock() };
    await trx
      .insertInto('settings')
      .values({ name: TWO_PERSON, ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
    await recordStep(trx, {
      entity: 'loanSettings',
      id: TWO_PERSON,
      event: 'CHANGE',
      from: String(before.twoPerson),
      to: String(twoPerson),
      version,
      by: { id: by.caller.id, name: by.caller.name },
      at: clock(),
    });
    return await loanSettings(trx);
  });
}
