import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../../machines/ivr/menu.ts';
import type { Channel } from '../../platform/channels.ts';
import type { LastStepColumns } from '../../records/records.tables.ts';

type Json<T> = ColumnType<T, string, string>;

export interface OutreachJobsTable extends LastStepColumns {
  id: string;
  number: Generated<number>;
  state: string;
  version: Generated<number>;
  title: string;
  job_type_id: string;
  campaign_id: string | null;
  survey_id: string | null;
  /** Days as text, `2026-11-17`. */
  start_dt: string;
  end_dt: string;
  /** On the clock in Pakistan, `09:00`. */
  start_time: string | null;
  end_time: string | null;
  extension: string | null;
  operators: Json<string[]>;
  week_days: Json<number[]>;
  month_days: Json<number[]>;
  year_months: Json<number[]>;
  missed_runs: 'drop' | 'catchUp';
  is_urgent: boolean;
  leaves_out_reached: Generated<boolean>;
  /** The next run tries again whom the last one failed to reach. */
  retries: Generated<boolean>;
  next_day: ColumnType<string | null, string | null | undefined>;
  next_run_at: ColumnType<Date | null, Date | null | undefined>;
  urgency: string;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface JobRunsTable {
  id: string;
  job_id: string;
  number: number;
  day: string;
  planned_at: Date;
  until_at: Date;
  began_at: Date | null;
  ended_at: Date | null;
  outcome: 'done' | 'failed' | 'cancelled' | 'missed' | null;
}

export interface JobRecipientsTable {
  run_id: string;
  channel: Channel;
  country_code: string;
  msisdn: string;
  farmer_id: string | null;
  operator: string;
  /** Null while nothing has become of it. */
  outcome: 'handed' | 'leftOut' | null;
  /** Of what was handed over; null of what was not, and of what was before it was noted. */
  language: Language | null;
  message_id: string | null;
  why: string | null;
  at: Date | null;
}

interface JobTables {
  outreach_jobs: OutreachJobsTable;
  job_runs: JobRunsTable;
  job_recipients: JobRecipientsTable;
}

declare module '../../schema.ts' {
  interface Schema extends JobTables {}
}
