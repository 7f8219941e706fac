import { sql } from 'kysely';
import { CLAIM_MS } from '../../../machines/shared/claim.ts';
import type { Subject } from '../../../machines/shared/workflow.ts';
import { conflict } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { announce } from '../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../platform/transaction.ts';
import type { LoadedRecord } from './entity.ts';

/** Who works on a record now, or null. */
export async function claimOf(db: Executor, entity: string, id: string, now: Date) {
  const row = await db
    .selectFrom('claims')
    .selectAll()
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ? { by: { id: row.person_id, name: row.person_name }, until: row.until.toISOString() } : null;
}

/** Who else works on these records now, by record. */
export async function claimsOfOthers(
  db: Executor,
  entity: string,
  ids: readonly string[],
  { caller, now }: { caller: Caller; now: Date },
) {
  const rows = await db
    .selectFrom('claims')
    .selectAll()
    .where('entity', '=', entity)
    .where(sql<boolean>`record_id = any(${ids})`)
    .where('until', '>', now)
    .where('person_id', '!=', caller.id)
    .execute();
  return new Map(
    rows.map((row) => [
      row.record_id,
      { by: { id: row.person_id, name: row.person_name }, until: row.until.toISOString() },
    ]),
  );
}

/** Takes or renews a lease; refused while somebody else holds it. */
export async function claim(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  entity: string,
  { subject, scope = null }: LoadedRecord<object>,
  caller: Caller,
) {
  const now = clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  const mine = { person_id: caller.id, person_name: caller.name, until };
  return await transaction(database, async (trx) => {
    const taken = await trx
      .insertInto('claims')
      .values({ entity, record_id: subject.id, ...mine })
      .onConflict((known) =>
        known
          .columns(['entity', 'record_id'])
          .doUpdateSet(mine)
          .where((eb) => eb.or([eb('claims.until', '<=', now), eb('claims.person_id', '=', caller.id)])),
      )
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 1n) {
      await tell(trx, entity, 'CLAIM', { ...subject, scope }, caller, now);
      return { by: { id: caller.id, name: caller.name }, until: until.toISOString() };
    }
    const holder = await claimOf(trx, entity, subject.id, now);
    throw conflict(
      'claimed',
      `${holder?.by.name ?? 'Somebody else'} is working on it until ${holder?.until ?? 'soon'}.`,
      {
        state: subject.state,
        ...(holder ? { by: holder.by } : {}),
        allowed: [],
      },
    );
  });
}

export async function release(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  entity: string,
  { subject, scope = null }: LoadedRecord<object>,
  caller: Caller,
): Promise<void> {
  await transaction(database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('claims')
      .where('entity', '=', entity)
      .where('record_id', '=', subject.id)
      .where('person_id', '=', caller.id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await tell(trx, entity, 'RELEASE', { ...subject, scope }, caller, clock());
  });
}

/** Other people's lists show at once who works on what. */
async function tell(
  trx: Transaction,
  entity: string,
  event: 'CLAIM' | 'RELEASE',
  { id, state, version, scope }: Subject<object> & { scope: string | null },
  caller: Caller,
  at: Date,
): Promise<void> {
  await announce(trx, { entity, id, event, state, version, by: { id: caller.id, name: caller.name }, at, scope });
}
