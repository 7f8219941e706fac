import { isBlank } from '../../../machines/shared/blank.ts';
import type { Trace } from '../../../machines/shared/workflow.ts';
import { doneBy } from '../platform/service.ts';
import type { Change } from './entity.ts';
import type { LastStepColumns } from './records.tables.ts';

export const lastStepNames = [
  'state_since',
  'last_event',
  'last_from',
  'last_by_id',
  'last_by_name',
  'last_at',
  'last_reason',
] as const;

/** The latest step of a record as a refusal names it. */
export function lastStepOf(row: LastStepColumns & { state: string }): Trace {
  return {
    event: row.last_event,
    by: { id: row.last_by_id, name: row.last_by_name },
    at: row.last_at.toISOString(),
    from: row.last_from,
    to: row.state,
    ...(row.last_reason === null ? {} : { reason: row.last_reason }),
  };
}

/** What an accepted step leaves beside its record. */
export function lastStepColumns<F extends object>({ before, state, event, caller, at }: Change<F>) {
  const by = doneBy(caller);
  return {
    ...(state === before.state ? {} : { state_since: at }),
    last_event: event.type,
    last_from: before.state,
    last_by_id: by.id,
    last_by_name: by.name,
    last_at: at,
    last_reason: typeof event.reason === 'string' && !isBlank(event.reason) ? event.reason : null,
  };
}

/** The columns of a record that begins with this step. */
export function firstStepColumns(event: string, by: { id: string | null; name: string }, at: Date): LastStepColumns {
  return {
    state_since: at,
    last_event: event,
    last_from: null,
    last_by_id: by.id,
    last_by_name: by.name,
    last_at: at,
    last_reason: null,
  };
}
