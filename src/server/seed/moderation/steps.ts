import { lastStepTypes } from '../../records/records.tables.ts';
import { random as streamOf } from '../random.ts';

type Cell = string | number | boolean | Date | null;

/** One step of a record's made-up life. */
export interface SeedStep {
  event: string;
  from: string | null;
  to: string;
  by: { id: string | null; name: string };
  at: Date;
  reason?: string | null;
  facts?: Record<string, unknown>;
}

export const historyColumns = {
  entity: 'text',
  record_id: 'text',
  event: 'text',
  from_state: 'text',
  to_state: 'text',
  version: 'integer',
  reason: 'text',
  facts: 'jsonb',
  by_id: 'uuid',
  by_name: 'text',
  at: 'timestamptz',
} as const;

export type HistoryRow = Record<keyof typeof historyColumns, Cell>;

/** The history of a record, oldest step first. `version` is the one the record had before these steps. */
export function historyOf(entity: string, id: string, steps: readonly SeedStep[], version = 0): HistoryRow[] {
  return steps.map((step, index) => ({
    entity,
    record_id: id,
    event: step.event,
    from_state: step.from,
    to_state: step.to,
    version: version + index + 1,
    reason: step.reason ?? null,
    facts: step.facts ? JSON.stringify(step.facts) : null,
    by_id: step.by.id,
    by_name: step.by.name,
    at: step.at,
  }));
}

export const lastStepColumns = {
  state: 'text',
  version: 'integer',
  ...lastStepTypes,
} as const;

/** What a record keeps of its latest step. */
export function lastStepOf(steps: readonly SeedStep[]): Record<keyof typeof lastStepColumns, Cell> {
  const last = steps.at(-1);
  if (!last) throw new Error('A record begins with a step');
  const since = steps.findLast((step) => step.from !== step.to) ?? last;
  return {
    state: last.to,
    version: steps.length,
    state_since: since.at,
    last_event: last.event,
    last_from: last.from,
    last_by_id: last.by.id,
    last_by_name: last.by.name,
    last_at: last.at,
    last_reason: last.reason ?? null,
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Moments in order, more of them lately, in the waking hours of Pakistan. */
export function moments(seed: number, count: number, now: Date, days: number): Date[] {
  const random = streamOf(seed);
  const karachi = 5 * HOUR;
  return Array.from({ length: count }, () => {
    const day = Math.floor((now.getTime() + karachi) / DAY) - Math.floor(days * random.next() ** 1.4);
    const hour = 5 + 17 * ((random.next() + random.next()) / 2);
    const at = day * DAY + hour * HOUR - karachi;
    return at < now.getTime() - 3 * MINUTE ? at : now.getTime() - 3 * MINUTE - random.next() * 20 * HOUR;
  })
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}
