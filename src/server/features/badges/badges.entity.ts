import type { BadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { badgeWords } from '../moderation/outcome.words.ts';
import { matchingBadgeIds } from './badges.queries.ts';
import { loadBadges, resolveBadge, saveBadge } from './badges.store.ts';

type Parts = Pick<Services, 'newId'>;

/** Badges of farmers, for everything that works on any workflow. */
export function badgeEntity(services: Parts): WorkflowEntity<BadgeFacts> {
  return {
    workflow: badgeWorkflow,
    noun: 'badge',
    resolve: resolveBadge,
    load: loadBadges,
    async save(trx, change) {
      if (!(await saveBadge(trx, change))) return false;
      await tellFarmer(services, trx, change);
      return true;
    },
    matching: (reader, filter, _caller, most) => {
      const { texts, text } = filterReader(filter);
      const wanted = { status: texts('status'), badge: texts('badge'), farmer: text('farmer'), search: text('search') };
      return matchingBadgeIds(reader, wanted, most);
    },
  };
}

/** Tells the farmer what became of a badge. */
export async function tellFarmer(
  services: Parts,
  trx: Transaction,
  { before: { id }, event, at }: Pick<Change<BadgeFacts>, 'event' | 'at'> & { before: { id: string } },
): Promise<void> {
  const { farmer_id, name, name_ur } = await trx
    .selectFrom('badges as b')
    .innerJoin('reference_items as kind', 'kind.id', 'b.badge_id')
    .select(['b.farmer_id', 'kind.name', 'kind.name_ur'])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  const words = badgeWords(name, name_ur ?? name, event.type);
  const step = { entity: 'badge', recordId: id, event, at };
  const told = { takesBack: event.type === 'REVOKE', corrects: event.type === 'RETURN' };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'holder', words, ...told });
}
