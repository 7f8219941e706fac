import type { ColumnType, Generated } from 'kysely';
import type { LastStepColumns } from '../../records/records.tables.ts';

export interface BadgeReason {
  words: string;
  value: number;
  needed: number;
}

export interface BadgesTable extends LastStepColumns {
  id: string;
  state: string;
  version: Generated<number>;
  /** The kind of badge. */
  badge_id: string;
  farmer_id: string;
  farmer_name: string;
  reasons: ColumnType<BadgeReason[], string, string>;
  created_at: Date;
}

interface BadgeTables {
  badges: BadgesTable;
}

declare module '../../schema.ts' {
  interface Schema extends BadgeTables {}
}
