import type { Insertable } from 'kysely';

/** The step that put a record where it is, kept beside it so that a refusal can say who and when. */
export interface LastStepColumns {
  state_since: Date;
  last_event: string;
  last_from: string | null;
  last_by_id: string | null;
  last_by_name: string;
  last_at: Date;
  last_reason: string | null;
}

/** What the mechanism reads of every record. */
export interface RecordColumns extends LastStepColumns {
  id: string;
  state: string;
  version: number;
}

/** The columns of a new record that its own feature writes; the rest is the mechanism's. */
export type NewColumns<Table> = Omit<Insertable<Table>, keyof RecordColumns>;

/** The same as the database has them. */
export const lastStepTypes = {
  state_since: 'timestamptz',
  last_event: 'text',
  last_from: 'text',
  last_by_id: 'uuid',
  last_by_name: 'text',
  last_at: 'timestamptz',
  last_reason: 'text',
} as const satisfies Record<keyof LastStepColumns, string>;

export type RiskLevel = 'low' | 'medium' | 'high';

export interface AttachmentsTable {
  id: string;
  owner: string;
  owner_id: string;
  kind: 'image' | 'audio' | 'video';
  media_id: string;
  thumbnail_id: string | null;
  type: string;
  width: number | null;
  height: number | null;
  seconds: number | null;
  seq: number;
}

export interface ModerationTables {
  attachments: AttachmentsTable;
}
