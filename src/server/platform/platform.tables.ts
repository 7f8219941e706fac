import type { ColumnType, Generated } from 'kysely';
import type { Channel } from './channels.ts';

type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Written by the database itself. */
type Automatic<T> = ColumnType<T, never, never>;

export interface HistoryTable {
  id: Automatic<number>;
  entity: string;
  record_id: string;
  event: string;
  from_state: string | null;
  to_state: string;
  version: number;
  reason: string | null;
  facts: OptionalJson<Record<string, unknown>>;
  by_id: string | null;
  by_name: string;
  at: Date;
}

export interface OutboxTable {
  id: Automatic<number>;
  entity: string;
  record_id: string;
  event: string;
  state: string;
  version: number;
  by_id: string | null;
  by_name: string;
  at: Date;
  /** What decides, beside the permission, who may hear of it: an institution's own. */
  scope: string | null;
  /** All records that changed alike in one transaction, where they are several. */
  records: OptionalJson<{ id: string; state: string; version: number }[]>;
  /** The writing transaction and the oldest one that was open beside it: what a returning reader may have missed. */
  tx: Automatic<string>;
  horizon: Automatic<string>;
}

export interface IdempotencyTable {
  person_id: string;
  method: string;
  path: string;
  key: string;
  body_hash: string;
  status: number | null;
  headers: OptionalJson<Record<string, string | string[]>>;
  /** The text sent as the body. */
  answer: string | null;
  started_at: Date;
}

export interface IdempotencyStepsTable {
  person_id: string;
  method: string;
  path: string;
  key: string;
  step: number;
  /** What the transaction answered, and the ids made before it. */
  done: Buffer;
}

export interface ClaimsTable {
  entity: string;
  record_id: string;
  person_id: string;
  person_name: string;
  until: Date;
}

export interface RecordNotesTable {
  id: string;
  entity: string;
  record_id: string;
  text: string;
  by_id: string;
  by_name: string;
  at: Date;
  /** Its place among the steps; notes of before have none, and are told to nobody. */
  position: number | null;
}

export interface MediaTable {
  id: string;
  /** What the sender called it. */
  filename: string;
  type: string;
  size: number;
  sha256: string;
  owner_id: string | null;
  created_at: Date;
}

export interface SettingsTable {
  name: string;
  value: Json<unknown>;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Date;
}

export interface SavedViewsTable {
  id: string;
  owner_id: string;
  owner_name: string;
  screen: string;
  name: string;
  query: string;
  columns: Json<{ key: string; width?: number; hidden?: boolean }[]>;
  shared: boolean;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface NoticesReadTable {
  person_id: string;
  up_to: number;
}

export interface SentMessagesTable {
  id: string;
  channel: 'mail' | Channel;
  recipient: string;
  subject: string | null;
  text: string;
  /** Of the secret of the browser that may read it; null in texts to farmers. */
  reader_hash: Generated<string | null>;
  sent_at: Date;
}

export interface PlatformTables {
  history: HistoryTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyTable;
  idempotency_steps: IdempotencyStepsTable;
  claims: ClaimsTable;
  record_notes: RecordNotesTable;
  media: MediaTable;
  settings: SettingsTable;
  saved_views: SavedViewsTable;
  notices_read: NoticesReadTable;
  sent_messages: SentMessagesTable;
  attempts: { subject: string; at: Date };
}
