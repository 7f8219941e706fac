import type { Actor, Subject, WorkflowEvent } from '../../shared/workflow.ts';
import type { NodeFacts } from './node.machine.ts';

const LEADS_TO: Readonly<Record<string, string>> = { ACTIVATE: 'active', DEACTIVATE: 'inactive', DELETE: 'deleted' };

/** Activating and deactivating name the state wished for: being in it already is enough, whoever brought it there. */
export function isRepeat(subject: Subject<NodeFacts>, event: WorkflowEvent, actor: Actor): boolean {
  if (event.type === 'RESTORE') return subject.last?.event === 'RESTORE' && subject.last.by.id === actor.id;
  return subject.state === LEADS_TO[event.type];
}
