import type { ColumnType, Generated } from 'kysely';
import type { LastStepColumns, RiskLevel } from '../../records/records.tables.ts';

type Json<T> = ColumnType<T, string, string>;
type Automatic<T> = ColumnType<T, never, never>;

export interface ListingsTable extends LastStepColumns {
  id: string;
  number: Generated<number>;
  /** Review and whether it is shown, joined: `approved+active`. */
  state: string;
  review: Automatic<'pending' | 'approved' | 'rejected' | 'deleted'>;
  shown: Automatic<'active' | 'inactive'>;
  before: 'pending' | 'approved' | 'rejected' | null;
  version: Generated<number>;
  title: string;
  description: string;
  category_id: string;
  item_id: string;
  unit_price: number;
  unit: string;
  quantity: number;
  quality: string | null;
  /** A day as text, `2026-11-17`. */
  expiry: string;
  farmer_id: string | null;
  created_by: string | null;
  seller_name: string;
  seller_name_ur: string | null;
  contact: string;
  location_id: string | null;
  district_id: string | null;
  tags: Json<string[]>;
  meta_data: Json<{ key: string; value: string }[]>;
  risk: RiskLevel;
  risk_reasons: Json<string[]>;
  open_reports: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface MandiTables {
  listings: ListingsTable;
}

declare module '../../schema.ts' {
  interface Schema extends MandiTables {}
}
