import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../platform/feature.ts';
import { isService } from '../platform/service.ts';
import type { Transaction } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';
import type { Change } from './entity.ts';
import { type KeptSetting, keptValueOf } from './kept-setting.ts';

/** How many of a hundred decisions a second person looks at. */
export const secondLookShare: KeptSetting<number> = { name: 'decisions.secondLooks', entity: 'secondLooks', usual: 5 };

const OVERTURN = 'OVERTURN';

const OUTCOMES: Readonly<Record<string, 'upheld' | 'overturned'>> = { UPHOLD: 'upheld', [OVERTURN]: 'overturned' };

/** Whether what this person decides on this record is among what is drawn: chance, which deciding once more does not change. */
export function isDrawn(id: string, by: string, share: number): boolean {
  const drawn = createHash('sha256').update(`${id} ${by}`).digest().readUInt32BE(0);
  return drawn < (share / 100) * 2 ** 32;
}

/** After a step: notes what the second person found, forgets what moved on unseen, and draws anew. */
export async function keepSecondLook<F extends object>(
  trx: Transaction,
  { name: entity, waiting }: { name: string; waiting: readonly string[] },
  { before, state, event, version, caller, at }: Change<F>,
): Promise<void> {
  const outcome = OUTCOMES[event.type];
  if (outcome) {
    await trx
      .updateTable('second_looks')
      .set({ outcome, looked_by: caller.id, looked_by_name: caller.name, looked_at: at })
      .where(toCome(entity, before.id))
      .execute();
    return;
  }
  const [was, is] = [before.state, state].map((each) => each.split('+')[0] ?? '');
  if (was === is) return;
  await trx.deleteFrom('second_looks').where(toCome(entity, before.id)).execute();
  // Also of what was decided before: else who decided would be rid of the look by deciding once more.
  const isDecided = !waiting.includes(is ?? '') && is !== 'deleted';
  if (!isDecided || isService(caller) || !isDrawn(before.id, caller.id, await keptValueOf(trx, secondLookShare)))
    return;
  const decided = { decided_by: caller.id, decided_by_name: caller.name, decided_at: at };
  await trx
    .insertInto('second_looks')
    .values({ entity, record_id: before.id, version, ...decided })
    .execute();
}

const toCome = (entity: string, id: string) =>
  sql<boolean>`entity = ${entity} and record_id = ${id} and outcome is null`;

/** Whose decision on the record `r` waits for a second look, or null. */
export const drawnDecisionOf = (entity: string) => sql<string | null>`(
  select s.decided_by from second_looks s
  where s.entity = ${entity} and s.record_id = r.id::text and s.outcome is null)`;

/** Its decision waits for a second look, and is somebody else's. */
export function waitsForSecondLook(entity: string, caller: Caller): Condition {
  return sql<boolean>`exists (
    select from second_looks s
    where s.entity = ${entity} and s.record_id = r.id::text and s.outcome is null and s.decided_by <> ${caller.id})`;
}
