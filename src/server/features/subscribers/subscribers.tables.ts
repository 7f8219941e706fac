import type { Generated } from 'kysely';

export interface SubscribersTable {
  id: string;
  country_code: string;
  /** Without the country code: 3004417826. */
  msisdn: string;
  operator: string;
  language_id: string | null;
  subscription: Generated<'active' | 'unsubscribed'>;
  host: Generated<'notHost' | 'host'>;
  contact: Generated<'reachable' | 'doNotCall'>;
  /** The three regions joined with `+`. */
  state: Generated<string>;
  source: Generated<string>;
  agent_id: string | null;
  call_count: Generated<number>;
  last_call_at: Date | null;
  subscribed_at: Date;
  unsubscribed_at: Date | null;
  unsub_mode: string | null;
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
