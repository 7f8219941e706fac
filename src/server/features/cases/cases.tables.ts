import type { ColumnType, Generated } from 'kysely';
import type { CaseFacts } from '../../../../machines/cases/case.machine.ts';
import type { LastStepColumns } from '../../records/records.tables.ts';

type Json<T> = ColumnType<T, string, string>;

export interface CasesTable extends LastStepColumns {
  id: string;
  number: Generated<number>;
  state: string;
  version: Generated<number>;
  /** Digits with the country code. */
  msisdn: string;
  farmer_id: string | null;
  farmer_name: string | null;
  farmer_name_ur: string | null;
  district_id: string | null;
  district: string | null;
  language_id: string | null;
  title: string;
  description: string | null;
  category_id: string;
  sub_category_id: string | null;
  tags: Json<string[]>;
  /** `crops:<id of the entry>`. */
  parameters: Json<string[]>;
  agent_id: string | null;
  agent_email: string | null;
  agent_name: string | null;
  answer: string | null;
  /** A day as text. */
  snoozed_until: string | null;
  allowed_seconds: number;
  due_at: Date | null;
  left_seconds: number | null;
  merged_into: Generated<string | null>;
  merged_from: Generated<CaseFacts['mergedFrom']>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface CaseTables {
  cases: CasesTable;
}

declare module '../../schema.ts' {
  interface Schema extends CaseTables {}
}
