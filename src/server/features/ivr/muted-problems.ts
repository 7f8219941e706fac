import type { Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import type { By } from './draft.store.ts';

/** What the live stream calls a change of what is muted. */
export const MUTED = 'menuProblems';

/** More than a draft has that anybody looks through. */
const MAX = 10_000;

type Dependencies = Pick<Services, 'database' | 'clock'>;

export async function mutedProblems(db: Executor) {
  const rows = await db
    .selectFrom('menu_muted_problems')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('problem')
    .limit(MAX)
    .execute();
  const items = rows.map(({ problem, cause, reason, by_name: by, at }) => {
    return { problem, cause, reason, by, at: at.toISOString() };
  });
  return { items, total: items.length };
}

/** Findings that somebody decided to live with; one muted already takes the new cause, reason and name. */
export async function muteProblems(
  { database, clock }: Dependencies,
  { problems, reason }: { problems: readonly { problem: string; cause: string }[]; reason: string },
  by: By,
) {
  const at = clock();
  return await transaction(database, async (trx) => {
    // A finding that is named twice is one row all the same.
    const causes = new Map(problems.map(({ problem, cause }) => [problem, cause]));
    const rows = [...causes].map(([problem, cause]) => {
      return { problem, cause, reason, by_id: by.id, by_name: by.name, at };
    });
    await trx
      .insertInto('menu_muted_problems')
      .values(rows)
      .onConflict((known) =>
        known.column('problem').doUpdateSet((eb) => ({
          cause: eb.ref('excluded.cause'),
          reason: eb.ref('excluded.reason'),
          by_id: eb.ref('excluded.by_id'),
          by_name: eb.ref('excluded.by_name'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute();
    await enter(trx, { event: 'MUTE', count: rows.length, reason, by, at });
    return await mutedProblems(trx);
  });
}

/** Shows them again: those of them that are muted. */
export async function unmuteProblems({ database, clock }: Dependencies, problems: readonly string[], by: By) {
  const at = clock();
  return await transaction(database, async (trx) => {
    const gone = await trx
      .deleteFrom('menu_muted_problems')
      .where('problem', 'in', [...problems])
      .returning('problem')
      .execute();
    if (gone.length > 0) await enter(trx, { event: 'UNMUTE', count: gone.length, reason: null, by, at });
    return await mutedProblems(trx);
  });
}

interface Done {
  event: 'MUTE' | 'UNMUTE';
  count: number;
  reason: string | null;
  by: By;
  at: Date;
}

async function enter(trx: Transaction, { event, count, reason, by, at }: Done): Promise<void> {
  const to = String(count);
  await recordStep(trx, { entity: MUTED, id: 'draft', event, from: null, to, version: 1, reason, by, at });
}
