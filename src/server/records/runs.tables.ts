import type { ColumnType, Generated } from 'kysely';
import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';

export interface BulkRunsTable {
  id: string;
  entity: string;
  event: ColumnType<WorkflowEvent, string, never>;
  person_id: string;
  undo_of: string | null;
  total: number;
  done: Generated<number>;
  accepted: Generated<number>;
  replayed: Generated<number>;
  outcome: 'done' | 'cancelled' | null;
  cancelled: Generated<boolean>;
  created_at: Date;
  ended_at: Date | null;
}

export interface BulkLinesTable {
  run_id: string;
  place: number;
  record_id: string;
  /** The version it was seen at. */
  version: number | null;
  outcome: string | null;
  words: string | null;
  label: string | null;
  state: string | null;
  version_after: number | null;
}

export interface RunTables {
  bulk_runs: BulkRunsTable;
  bulk_lines: BulkLinesTable;
}
