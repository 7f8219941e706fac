import { system } from '../platform/history.ts';
import { lastStepTypes } from '../records/records.tables.ts';
import type { historyColumns } from './loans.rows.ts';

/** The columns of a number that takes part, and their types. */
export const subscriberColumns = {
  id: 'uuid',
  country_code: 'text',
  msisdn: 'text',
  farmer_id: 'uuid',
  operator: 'text',
  language_id: 'uuid',
  state: 'text',
  version: 'integer',
  source: 'text',
  agent_id: 'uuid',
  call_count: 'integer',
  last_call_at: 'timestamptz',
  subscribed_at: 'timestamptz',
  unsubscribed_at: 'timestamptz',
  unsub_mode: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepTypes,
} as const;

export const doNotCallColumns = {
  id: 'uuid',
  country_code: 'text',
  msisdn: 'text',
  state: 'text',
  version: 'integer',
  source: 'text',
  entered_at: 'timestamptz',
  ended_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepTypes,
} as const;

type Cell = string | number | Date | null;
export type SubscriberRow = Record<keyof typeof subscriberColumns, Cell>;
export type DoNotCallRow = Record<keyof typeof doNotCallColumns, Cell>;
export type HistoryRow = Record<keyof typeof historyColumns, Cell>;

export interface SeedStep {
  event: string;
  to: string;
  at: Date;
  reason?: string;
  facts?: Record<string, unknown>;
}

/** What a life leaves on the record: its state, how many steps it took, and the latest of them. */
export function endOf(steps: readonly SeedStep[]) {
  const last = steps.at(-1);
  if (!last) throw new Error('A record without a first step');
  return {
    state: last.to,
    version: steps.length,
    state_since: last.at,
    last_event: last.event,
    last_from: steps.at(-2)?.to ?? null,
    last_by_id: null,
    last_by_name: system.name,
    last_at: last.at,
    last_reason: last.reason ?? null,
  };
}

export function historyOf(entity: string, id: string, steps: readonly SeedStep[]): HistoryRow[] {
  return steps.map(({ event, to, at, reason, facts }, index) => ({
    entity,
    record_id: id,
    event,
    from_state: steps[index - 1]?.to ?? null,
    to_state: to,
    version: index + 1,
    reason: reason ?? null,
    facts: facts ? JSON.stringify(facts) : null,
    by_id: null,
    by_name: system.name,
    at,
  }));
}
