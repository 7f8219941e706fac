import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import { conflict } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { type badgeEntity, hasLiveBadge, tellFarmer } from './badges.entity.ts';
import type { BadgesTable } from './badges.tables.ts';

/** Gives a farmer a badge directly; returns its id. The machine judges, the unique index holds it against a race. */
export async function assignBadge(
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  badges: ReturnType<typeof badgeEntity>,
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
    const at = services.clock();
    const entered = await badges.create(trx, {
      id,
      event,
      actor: caller,
      at,
      columns: {
        badge_id: badgeId,
        farmer_id: farmerId,
        farmer_name: farmer?.name ?? '',
        reasons: '[]',
        created_at: at,
      } satisfies NewColumns<BadgesTable>,
      reason,
    });
    if (!entered) {
      throw conflict('guard', 'The farmer has this badge since a moment ago.', {
        state: initialState(badgeWorkflow.machine),
        allowed: [],
        guard: 'noLiveBadge',
      });
    }
    await tellFarmer(services, trx, { before: { id }, event, at });
  });
  return id;
}
