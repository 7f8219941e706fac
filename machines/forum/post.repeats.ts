import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { PostFacts } from './post.machine.ts';

export function isRepeat(subject: Subject<PostFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const mine = subject.lastOf?.[event.type]?.by.id === actor.id;
  switch (event.type) {
    case 'SET_STATUS':
      return subject.state === event.status;
    case 'DELETE':
      return mine && subject.state === 'deleted';
    case 'RESTORE':
      return mine && subject.last?.event === 'RESTORE';
    default:
      return false;
  }
}
