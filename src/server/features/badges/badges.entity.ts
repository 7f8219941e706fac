import type { BadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../moderation/conditions.ts';
import { tell } from '../moderation/outcome-notices.ts';
import type { Change, WorkflowEntity } from '../workflow/workflow.entity.ts';
import { reasonOf } from '../workflow/workflow.perform.ts';
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

const titles: Readonly<Record<string, string>> = {
  ACCEPT: 'You have a new badge',
  ASSIGN: 'You have a new badge',
  REVOKE: 'A badge was taken back',
};

/** Tells the farmer what became of a badge; of a refused recommendation nobody needs to hear. */
export async function tellFarmer(
  services: Parts,
  trx: Transaction,
  { before, event, caller, at }: Pick<Change<BadgeFacts>, 'event' | 'caller' | 'at'> & { before: { id: string } },
): Promise<void> {
  const title = titles[event.type];
  if (!title) return;
  const { id } = before;
  const badge = await trx
    .selectFrom('badges as b')
    .innerJoin('reference_items as kind', 'kind.id', 'b.badge_id')
    .select(['b.farmer_id', 'kind.name'])
    .where('b.id', '=', id)
    .executeTakeFirst();
  const outcome = {
    personId: badge?.farmer_id ?? null,
    title,
    text: reasonOf(event) ?? badge?.name ?? '',
    entity: 'badge',
    recordId: id,
    event: event.type,
    by: { id: caller.id, name: caller.name },
    at,
  };
  await tell(services, trx, [outcome]);
}
