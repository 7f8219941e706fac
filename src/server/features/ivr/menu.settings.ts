import { conflict } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, transaction } from '../../platform/transaction.ts';
import { announceMenu } from './draft.store.ts';

const NAME = 'menu.publishEveryChange';

export async function menuSettings(db: Executor) {
  const row = await db.selectFrom('settings').selectAll().where('name', '=', NAME).executeTakeFirst();
  return {
    publishEveryChange: row?.value === true,
    version: row?.version ?? 1,
    updatedAt: row?.changed_at.toISOString() ?? null,
  };
}

export async function changeMenuSettings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  publishEveryChange: boolean,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
) {
  return await transaction(database, async (trx) => {
    const before = await menuSettings(trx);
    if (ifMatch !== undefined && ifMatch !== before.version) {
      const words = 'The settings have changed since they were read.';
      throw conflict('stale', words, { state: String(before.publishEveryChange), allowed: [] });
    }
    if (before.publishEveryChange === publishEveryChange) return before;
    const at = clock();
    const version = before.version + 1;
    const row = { value: JSON.stringify(publishEveryChange), version, changed_by: caller.id, changed_at: at };
    await trx
      .insertInto('settings')
      .values({ name: NAME, ...row })
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
    const by = { id: caller.id, name: caller.name };
    await recordStep(trx, {
      entity: 'menuSettings',
      id: NAME,
      event: 'CHANGE',
      from: String(before.publishEveryChange),
      to: String(publishEveryChange),
      version,
      by,
      at,
    });
    const { sequence } = await trx.selectFrom('menu_draft').select('sequence').executeTakeFirstOrThrow();
    await announceMenu(trx, 'SETTINGS', sequence, by, at);
    return await menuSettings(trx);
  });
}
