import { stateWords } from '../../../machines/shared/decide.ts';
import type { Decision, Trace, Workflow } from '../../../machines/shared/workflow.ts';
import { conflict, forbidden, type HttpError, invalidFields, notFound } from '../platform/errors.ts';
import { karachiTime } from './conditions.ts';

type Refused<F> = Exclude<Decision<F>, { outcome: 'accepted' | 'replayed' }>;

/** The answer to a person whose event was not accepted. */
export function deniedError<F extends object>(workflow: Workflow<F>, noun: string, refused: Refused<F>): HttpError {
  switch (refused.outcome) {
    case 'notFound':
      return notFound(noun);
    case 'forbidden':
      return forbidden(refused.permission);
    case 'invalid':
      return invalidFields(refused.errors);
    case 'conflict': {
      const { last } = refused;
      return conflict(refused.code, conflictWords(workflow, refused), {
        entity: workflow.name,
        state: refused.state,
        ...(last ? { by: last.by, at: last.at, event: last.event } : {}),
        allowed: refused.allowed,
        ...(refused.guard ? { guard: refused.guard, words: workflow.guards[refused.guard] } : {}),
      });
    }
  }
}

/** One sentence: what the record really is, who did that and when, and what is missing. */
export function conflictWords<F extends object>(
  workflow: Workflow<F>,
  refused: Extract<Decision<F>, { outcome: 'conflict' }>,
): string {
  const now = `It is ${stateWords(workflow, refused.state)} now${by(workflow, refused.last)}.`;
  switch (refused.code) {
    case 'stale':
      return `It has changed since it was read. ${now}`;
    case 'guard':
      return sentence(workflow.guards[refused.guard ?? ''] ?? refused.code);
    case 'decidedElsewhere':
      return `Somebody else was faster. ${now}`;
    case 'wrongState':
      return now;
  }
}

function by<F extends object>(workflow: Workflow<F>, last: Trace | undefined): string {
  if (!last) return '';
  const label = workflow.events[last.event]?.label ?? last.event;
  return ` (${label} by ${last.by.name}, ${karachiTime(last.at, 'd MMM yyyy, HH:mm')})`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
