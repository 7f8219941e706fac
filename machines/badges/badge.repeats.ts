import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { BadgeFacts } from './badge.machine.ts';

const LEADS_TO: Readonly<Record<string, string>> = {
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  REVOKE: 'revoked',
  RETURN: 'recommended',
  TAKE_BACK: 'recommended',
};

export function isRepeat({ state, last }: Subject<BadgeFacts>, event: WorkflowEvent, actor: Actor): boolean {
  return last?.event === event.type && last.by.id === actor.id && state === LEADS_TO[event.type];
}
