import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import type { JobFacts, JobForm } from './job.machine.ts';

/** The state each of these leads to: repeated there by the same person, it has been done. */
const LEADS_TO: Readonly<Record<string, string>> = {
  SCHEDULE: 'scheduled',
  PAUSE: 'paused',
  RESUME: 'scheduled',
  RETRY: 'scheduled',
  CANCEL: 'cancelled',
};
const EDITED: ReadonlySet<string> = new Set(['draft', 'scheduled', 'paused']);

export function isRepeat({ state, facts, last }: Subject<JobFacts>, event: WorkflowEvent, actor: Actor): boolean {
  if (event.type === 'EDIT')
    return EDITED.has(state) && says(event['form']) && changes(facts.form, event['form']) === 0;
  return last?.event === event.type && last.by.id === actor.id && state === LEADS_TO[event.type];
}

const says = (form: unknown): form is Partial<JobForm> => typeof form === 'object' && form !== null;

function changes(before: JobForm, sent: Partial<JobForm>): number {
  return changedNames(before, { ...before, ...sent }).length;
}

/** What differs between two forms, by name. */
export function changedNames(before: JobForm, after: JobForm): (keyof JobForm)[] {
  const names = Object.keys(before) as (keyof JobForm)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
