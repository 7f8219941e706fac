import { sql } from 'kysely';
import { conflict } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { recordStep } from '../platform/history.ts';
import { type Executor, transaction } from '../platform/transaction.ts';

/** A rule of a workflow that can be switched, off until somebody switches it on: who did one step may not do the other. */
export interface TwoPersonRule {
  /** In the settings. */
  name: string;
  /** In the history. */
  entity: string;
}

/** Whether the rule is in force, for a statement that reads records. */
export function isInForce({ name }: TwoPersonRule) {
  return sql<boolean>`coalesce((select s.value = 'true'::jsonb from settings s where s.name = ${name}), false)`;
}

export async function twoPersonSettings(db: Executor, { name }: TwoPersonRule) {
  const row = await db
    .selectFrom('settings')
    .leftJoin('accounts', 'accounts.id', 'settings.changed_by')
    .select(['value', 'settings.version', 'changed_at', 'accounts.id', 'accounts.name'])
    .where('settings.name', '=', name)
    .executeTakeFirst();
  return {
    twoPerson: row?.value === true,
    version: row?.version ?? 1,
    updatedAt: row?.changed_at.toISOString() ?? null,
    updatedBy: row?.id && row.name ? { id: row.id, name: row.name } : null,
  };
}

export async function changeTwoPerson(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  rule: TwoPersonRule,
  twoPerson: boolean,
  by: { caller: Caller; ifMatch?: number },
) {
  return await transaction(database, async (trx) => {
    const before = await twoPersonSettings(trx, rule);
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
      .values({ name: rule.name, ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
    await recordStep(trx, {
      entity: rule.entity,
      id: rule.name,
      event: 'CHANGE',
      from: String(before.twoPerson),
      to: String(twoPerson),
      version,
      by: { id: by.caller.id, name: by.caller.name },
      at: clock(),
    });
    return await twoPersonSettings(trx, rule);
  });
}
