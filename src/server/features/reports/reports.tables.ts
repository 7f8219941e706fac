import type { ColumnType, Generated } from 'kysely';
import type { LastStepColumns } from '../../records/records.tables.ts';

type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type TargetKind = 'post' | 'user' | 'listing';

/** A step that agreeing to a report sent to what was reported. */
export interface ReportEffect {
  entity: 'post' | 'listing' | 'farmer';
  id: string;
  /** The state before, to which reopening leads back. */
  from: string;
  /** The version after: another one means that somebody decided since. */
  version: number;
}

export interface ReportsTable extends LastStepColumns {
  id: string;
  state: 'open' | 'agreed' | 'dismissed';
  version: Generated<number>;
  target_kind: TargetKind;
  target_id: string;
  reason_id: string | null;
  note: string | null;
  reporter_id: string;
  reporter_kind: 'farmer' | 'staff';
  reporter_name: string;
  copy_title: string;
  copy_text: string;
  copy_version: number;
  effect: OptionalJson<ReportEffect>;
  created_at: Date;
}

interface ReportTables {
  reports: ReportsTable;
}

declare module '../../schema.ts' {
  interface Schema extends ReportTables {}
}
