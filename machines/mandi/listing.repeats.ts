import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { ListingFacts } from './listing.machine.ts';

const LEADS_TO: Readonly<Record<string, string>> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  RETURN_TO_PENDING: 'pending',
  DELETE: 'deleted',
};

export function isRepeat({ state, last, lastOf }: Subject<ListingFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const [review, shown] = state.split('+');
  switch (event.type) {
    case 'TOGGLE':
      return review !== 'deleted' && (shown === 'active') === event.isActive;
    case 'RESTORE':
    case 'TAKE_BACK':
      return last?.event === event.type && last.by.id === actor.id;
    default: {
      const latest = lastOf?.[event.type];
      const isMine = latest?.by.id === actor.id && review === LEADS_TO[event.type];
      return isMine && (event.reason === undefined || event.reason === latest.reason);
    }
  }
}
