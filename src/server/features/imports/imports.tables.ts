import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ActionName, Target } from '../../../../machines/imports/import.columns.ts';
import type { ImportState } from '../../../../machines/imports/import.machine.ts';

/** What all rows have in common. */
export interface ImportSettings {
  reason?: string;
  status?: 'active' | 'suspended' | 'rejected' | 'closed';
  reasonId?: string;
}

type Json<T> = ColumnType<T, string | undefined, string>;

export interface ImportsTable {
  id: string;
  person_id: string;
  action: ActionName;
  settings: Json<ImportSettings>;
  filename: string;
  bytes: ColumnType<string, number, never>;
  media_id: string | null;
  state: Generated<Exclude<ImportState, 'discarded'>>;
  refusal: string | null;
  runs_itself: Generated<boolean>;
  kind: 'csv' | 'xlsx' | null;
  encoding: string | null;
  separator: string | null;
  heading_row: number | null;
  headings: Json<string[] | null>;
  examples: Json<string[][] | null>;
  targets: Json<(Target | null)[] | null>;
  mapped_like: string | null;
  /** In how many rows something stands, by column. */
  filled: Json<number[] | null>;
  rows: Generated<number>;
  read_to: Generated<number>;
  judged_to: Generated<number>;
  run_to: Generated<number>;
  undone_to: Generated<number>;
  to_change: Generated<number>;
  nothing: Generated<number>;
  refused: Generated<number>;
  wrong: Generated<number>;
  changed: Generated<number>;
  failed: Generated<number>;
  meanwhile: Generated<number>;
  undone: Generated<number>;
  kept: Generated<number>;
  worker: string | null;
  created_at: Date;
  judged_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
}

export type Verdict = 'change' | 'nothing' | 'refused' | 'wrong';
export type Outcome = 'changed' | 'failed' | 'meanwhile' | 'undone' | 'kept';

export interface ImportRowsTable {
  import_id: string;
  place: number;
  cells: string[];
  verdict: Verdict | null;
  code: string | null;
  detail: string | null;
  words: string | null;
  wrong_column: number | null;
  phone: string | null;
  record_id: string | null;
  seen: number | null;
  was: string | null;
  outcome: Outcome | null;
  after: number | null;
}

export type EventKind =
  | 'started'
  | 'paused'
  | 'resumed'
  | 'wentOn'
  | 'cancelled'
  | 'rightsGone'
  | 'ended'
  | 'undoing'
  | 'undone';

export interface ImportEventsTable {
  import_id: string;
  seq: Generated<number>;
  at: Date;
  kind: EventKind;
  by_name: string | null;
  place: number | null;
}

export interface ImportMarksTable {
  import_id: string;
  at: Date;
  done: number;
}

export type Import = Selectable<ImportsTable>;
export type ImportRow = Selectable<ImportRowsTable>;

interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_events: ImportEventsTable;
  import_marks: ImportMarksTable;
}

declare module '../../schema.ts' {
  interface Schema extends ImportTables {}
}
