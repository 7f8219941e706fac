import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { PostFacts } from './post.machine.ts';

export function isRepeat({ state, last, lastOf }: Subject<PostFacts>, event: WorkflowEvent, actor: Actor): boolean {
  if (event.type === 'SET_STATUS') return state === event.status;
  if (event.type === 'DELETE') return state === 'deleted' && lastOf?.['DELETE']?.by.id === actor.id;
  return (
    (event.type === 'RESTORE' || event.type === 'TAKE_BACK') && last?.event === event.type && last.by.id === actor.id
  );
}
