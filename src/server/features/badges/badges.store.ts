import { sql } from 'kysely';
import type { BadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { Change, LoadedRecord } from '../../records/entity.ts';
import { lastStepColumns, lastStepNames, lastStepOf } from '../../records/last-step.ts';

/** The states in which a farmer has a badge, or is about to. */
export const LIVE = ['recommended', 'accepted', 'assigned'] as const;

export async function resolveBadge(_reader: Executor, reference: string): Promise<string | null> {
  return /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null;
}

export async function loadBadges(db: Executor, ids: readonly string[]): Promise<Map<string, LoadedRecord<BadgeFacts>>> {
  const rows = await db
    .selectFrom('badges as b')
    .innerJoin('reference_items as kind', 'kind.id', 'b.badge_id')
    .select(['b.id', 'b.state', 'b.version', 'b.farmer_name', 'kind.name as kind', ...lastStepNames])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('badges as o')
          .select('o.id')
          .whereRef('o.farmer_id', '=', 'b.farmer_id')
          .whereRef('o.badge_id', '=', 'b.badge_id')
          .whereRef('o.id', '<>', 'b.id')
          .where('o.state', 'in', LIVE),
      ).as('has_live_badge'),
    )
    .where(sql<boolean>`b.id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const { id, state, version } = row;
      const subject: Subject<BadgeFacts> = {
        id,
        state,
        version,
        facts: { hasLiveBadge: Boolean(row.has_live_badge) },
        last: lastStepOf(row),
      };
      return [id, { subject, label: `${row.farmer_name}: ${row.kind}`, since: row.state_since }];
    }),
  );
}

export async function saveBadge(trx: Transaction, change: Change<BadgeFacts>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('badges')
    .set({ state: change.state, version: change.version, ...lastStepColumns(change) })
    .where('id', '=', change.before.id)
    .where('version', '=', change.before.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasLiveBadge(db: Executor, farmerId: string, badgeId: string): Promise<boolean> {
  const live = await db
    .selectFrom('badges')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('badge_id', '=', badgeId)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
  return live !== undefined;
}
