import { noBadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import { conflict } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { transaction } from '../../platform/transaction.ts';
import { refusalOf } from '../../records/denial.ts';
import { firstStepColumns } from '../../records/last-step.ts';
import { tellFarmer } from './badges.entity.ts';
import { hasLiveBadge } from './badges.store.ts';

/** Gives a farmer a badge directly; returns its id. The machine judges, the unique index holds it against a race. */
export async function assignBadge(
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  { farmerId, badgeId, reason }: BodyOf<'assignBadge'>,
  caller: Caller,
): Promise<string> {
  const id = services.newId();
  await transaction(services.database, async (trx) => {
    const farmer = await trx
      .selectFrom('farmers')
      .select(['name', 'state'])
      .where('id', '=', farmerId)
      .executeTakeFirst();
    const kind = await trx
      .selectFrom('reference_items')
      .select('active')
      .where('id', '=', badgeId)
      .where('list', '=', 'badge')
      .executeTakeFirst();
    const event = {
      type: 'ASSIGN',
      ...(reason ? { reason } : {}),
      farmerActive: farmer?.state === 'active',
      badgeActive: kind?.active === true,
      hasLiveBadge: await hasLiveBadge(trx, farmerId, badgeId),
    };
    const unborn = { id, state: initialState(badgeWorkflow.machine), version: 0, facts: noBadgeFacts };
    const decision = decide(badgeWorkflow, unborn, event, { actor: caller });
    if (decision.outcome === 'replayed') return;
    if (decision.outcome !== 'accepted') throw refusalOf(badgeWorkflow, 'badge', decision);
    const at = services.clock();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('badges')
      .values({
        id,
        state: decision.state,
        badge_id: badgeId,
        farmer_id: farmerId,
        farmer_name: farmer?.name ?? '',
        reasons: '[]',
        created_at: at,
        ...firstStepColumns('ASSIGN', caller, at),
        last_reason: reason ?? null,
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const words = 'The farmer has this badge since a moment ago.';
      throw conflict('guard', words, { state: unborn.state, allowed: [], guard: 'noLiveBadge' });
    }
    await recordStep(trx, {
      entity: 'badge',
      id,
      event: 'ASSIGN',
      from: null,
      to: decision.state,
      version: 1,
      reason: reason ?? null,
      by: { id: caller.id, name: caller.name },
      at,
    });
    await tellFarmer(services, trx, { before: { id }, event, at });
  });
  return id;
}
