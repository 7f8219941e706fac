import type { Generated } from 'kysely';
import type { LastStepColumns } from '../../records/records.tables.ts';

export interface DoNotCallTable extends LastStepColumns {
  id: string;
  country_code: string;
  /** Without the country code. */
  msisdn: string;
  state: 'listed' | 'ended';
  version: Generated<number>;
  source: 'web' | 'ivr' | 'sms' | 'callCentre' | 'operator' | 'bulk';
  entered_at: Date;
  ended_at: Date | null;
  /** As it was before its last step, but for that of an undone run. */
  earlier: Generated<{ enteredAt: string; endedAt: string | null; source: string } | null>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface DoNotCallTables {
  do_not_call: DoNotCallTable;
}

declare module '../../schema.ts' {
  interface Schema extends DoNotCallTables {}
}
