import type { Services } from '../../platform/feature.ts';
import type { WorkflowEntity } from '../../records/entity.ts';
import { badgeEntity } from '../badges/badges.entity.ts';
import { postEntity } from '../forum/post.entity.ts';
import { reportEntity } from '../forum/report.entity.ts';
import { menuNodeEntity } from '../ivr/node.entity.ts';
import { loanEntity } from '../loans/loans.entity.ts';
import { listingEntity } from '../mandi/mandi.entity.ts';

/** Every kind of record that has a workflow, by the name in addresses, history and live events. */
export function entitiesOf(services: Services): Map<string, WorkflowEntity<object>> {
  const entities: WorkflowEntity<object>[] = [
    loanEntity(services),
    listingEntity(services),
    postEntity(services),
    reportEntity(services),
    badgeEntity(services),
    menuNodeEntity(services),
  ];
  return new Map(entities.map((entity) => [entity.workflow.name, entity]));
}
