import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import { agentOf, type CaseContent, type CaseFacts, contentOf, isSameTag, parameterOf } from './case.machine.ts';

/** The state each of these leads to: repeated there by the same person, it has been done. */
const LEADS_TO: Readonly<Record<string, string>> = {
  PEND: 'pending',
  SNOOZE: 'snoozed',
  WAKE: 'open',
  RESOLVE: 'resolved',
  CLOSE: 'closed',
  REOPEN: 'open',
  DELETE: 'deleted',
  MERGE: 'merged',
};
const WORKED_ON: ReadonlySet<string> = new Set(['new', 'open', 'pending', 'snoozed']);

export function isRepeat(subject: Subject<CaseFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const { state, facts, last } = subject;
  switch (event.type) {
    case 'ASSIGN':
      return state === 'open' && facts.agentId !== null && facts.agentId === agentOf(event as never);
    case 'EDIT':
      return (
        WORKED_ON.has(state) &&
        says(event) &&
        isSame(facts.content, contentOf(event as Partial<CaseContent>, facts.content))
      );
    case 'TAG':
      return WORKED_ON.has(state) && hasTag(facts, event);
    case 'ADD_PARAMETER':
      return WORKED_ON.has(state) && facts.parameters.includes(parameterOf(event as never));
    default: {
      const isDone = last?.event === event.type && last.by.id === actor.id && state === LEADS_TO[event.type];
      return isDone && (event.type !== 'SNOOZE' || facts.snoozedUntil === event['until']);
    }
  }
}

function hasTag({ tags }: CaseFacts, { tag }: WorkflowEvent): boolean {
  return typeof tag === 'string' && tags.some((known) => isSameTag(known, tag));
}

const names: readonly (keyof CaseContent)[] = ['title', 'description', 'categoryId', 'subCategoryId'];

const says = (event: WorkflowEvent) => names.some((name) => event[name] !== undefined);
const isSame = (one: CaseContent, other: CaseContent) => names.every((name) => one[name] === other[name]);
