import { conflict } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { recordStep } from '../platform/history.ts';
import { type Executor, transaction } from '../platform/transaction.ts';

/** What those who lead the service can set; its changes are kept in the history. */
export interface KeptSetting<Value extends boolean | number> {
  /** In the settings. */
  name: string;
  /** In the history. */
  entity: string;
  /** Until somebody sets it. */
  usual: Value;
}

export async function keptValueOf<Value extends boolean | number>(
  db: Executor,
  { name, usual }: KeptSetting<Value>,
): Promise<Value> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return typeof row?.value === typeof usual ? (row?.value as Value) : usual;
}

export async function readSetting<Value extends boolean | number>(db: Executor, setting: KeptSetting<Value>) {
  const row = await db
    .selectFrom('settings')
    .leftJoin('accounts', 'accounts.id', 'settings.changed_by')
    .select(['settings.version', 'changed_at', 'accounts.id', 'accounts.name'])
    .where('settings.name', '=', setting.name)
    .executeTakeFirst();
  return {
    value: await keptValueOf(db, setting),
    version: row?.version ?? 1,
    updatedAt: row?.changed_at.toISOString() ?? null,
    updatedBy: row?.id && row.name ? { id: row.id, name: row.name } : null,
  };
}

export async function changeSetting<Value extends boolean | number>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  setting: KeptSetting<Value>,
  value: Value,
  by: { caller: Caller; ifMatch?: number },
) {
  return await transaction(database, async (trx) => {
    const before = await readSetting(trx, setting);
    if (by.ifMatch !== undefined && by.ifMatch !== before.version) {
      throw conflict('stale', 'The rules have changed since they were read.', {
        state: String(before.value),
        allowed: [],
      });
    }
    if (before.value === value) return before;
    const version = before.version + 1;
    const row = { value: JSON.stringify(value), version, changed_by: by.caller.id, changed_at: clock() };
    await trx
      .insertInto('settings')
      .values({ name: setting.name, ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
    await recordStep(trx, {
      entity: setting.entity,
      id: setting.name,
      event: 'CHANGE',
      from: String(before.value),
      to: String(value),
      version,
      by: { id: by.caller.id, name: by.caller.name },
      at: clock(),
    });
    return await readSetting(trx, setting);
  });
}
