import type { ColumnType, Generated } from 'kysely';
import type { Channel } from '../../platform/channels.ts';

export interface TextMessagesTable {
  id: string;
  /** Null of a text to a number; then this is the number. */
  farmer_id: string | null;
  country_code: ColumnType<string | null, string | undefined>;
  msisdn: ColumnType<string | null, string | undefined>;
  /** Who wrote it; null of what the service tells by itself. */
  sender_id: ColumnType<string | null, string | null | undefined>;
  sender_name: ColumnType<string | null, string | undefined>;
  /** What the farmer is to the record, in a word that the portal's files of this type of record have. */
  addressee: string;
  entity: string;
  record_id: string;
  event: string;
  /** Digits with the country code. */
  recipient: string;
  language: 'en' | 'ur';
  channel: ColumnType<Channel, Channel | undefined>;
  text: string;
  content: ColumnType<Record<string, unknown> | null, string | undefined>;
  /** Null while it waits. */
  outcome: 'sent' | 'failed' | 'withdrawn' | 'withheld' | null;
  attempts: Generated<number>;
  next_try_at: Date;
  /** Null until a try has failed. */
  first_due_at: ColumnType<Date | null, undefined, Date>;
  /** Whoever has taken it sends it until then; if nothing is noted by that time, that process has died. */
  taken_until: ColumnType<Date | null, undefined, Date | null>;
  sent_at: Date | null;
  last_error: string | null;
  noted_attempts: Generated<number>;
  may_have_arrived: Generated<boolean>;
  created_at: Date;
  /** Who is not subscribed any more by the moment of sending does not get it. */
  for_subscribers: Generated<boolean>;
}

interface GatewayOutagesTable {
  channel: Channel;
  since: Date;
  failed: number;
}

interface MessageTables {
  gateway_outages: GatewayOutagesTable;
  text_messages: TextMessagesTable;
}

declare module '../../schema.ts' {
  interface Schema extends MessageTables {}
}
