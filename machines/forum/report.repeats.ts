import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { ReportFacts } from './report.machine.ts';

const LEADS_TO: Readonly<Record<string, string>> = {
  AGREE: 'agreed',
  DISMISS: 'dismissed',
  REOPEN: 'open',
  TAKE_BACK: 'open',
};

export function isRepeat({ state, last }: Subject<ReportFacts>, event: WorkflowEvent, actor: Actor): boolean {
  return last?.event === event.type && last.by.id === actor.id && state === LEADS_TO[event.type];
}
