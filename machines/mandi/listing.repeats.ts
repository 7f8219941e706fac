import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { ListingFacts } from './listing.machine.ts';

const LEADS_TO: Readonly<Record<string, string>> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  RETURN_TO_PENDING: 'pending',
  DELETE: 'deleted',
};

export function isRepeat(subject: Subject<ListingFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const [review, shown] = subject.state.split('+');
  const latest = subject.lastOf?.[event.type];
  const mine = latest?.by.id === actor.id;
  switch (event.type) {
    case 'TOGGLE':
      return review !== 'deleted' && typeof event.isActive === 'boolean' && (shown === 'active') === event.isActive;
    case 'RESTORE':
      return mine && subject.last?.event === 'RESTORE';
    default:
      return mine && review === LEADS_TO[event.type] && (event.reason === undefined || event.reason === latest?.reason);
  }
}
