import type { Generated, GeneratedAlways } from 'kysely';
import type { LastStepColumns } from '../../records/records.tables.ts';

export interface SubscribersTable extends LastStepColumns {
  id: string;
  country_code: string;
  /** Without the country code: 3004417826. */
  msisdn: string;
  /** The three regions joined with `+`. */
  state: string;
  subscription: GeneratedAlways<'active' | 'unsubscribed'>;
  host: GeneratedAlways<'notHost' | 'host'>;
  contact: GeneratedAlways<'reachable' | 'doNotCall'>;
  /** The farmer with the number; a trigger on the farmers keeps it. */
  farmer_id: string | null;
  operator: string;
  language_id: string | null;
  source: Generated<string>;
  agent_id: string | null;
  call_count: Generated<number>;
  last_call_at: Date | null;
  subscribed_at: Date;
  unsubscribed_at: Date | null;
  unsub_mode: 'web' | 'ivr' | 'sms' | 'callCentre' | 'bulk' | 'undone' | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface SubscriberTables {
  subscribers: SubscribersTable;
}

declare module '../../schema.ts' {
  interface Schema extends SubscriberTables {}
}
