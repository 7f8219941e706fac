import type { ColumnType, Generated } from 'kysely';
import type { Attributes } from './lists.ts';

export interface ReferenceItemsTable {
  id: string;
  list: string;
  /** Made of the parent's code and the name: stable in every installation. */
  code: string;
  name: string;
  name_ur: string | null;
  parent_id: string | null;
  attributes: ColumnType<Attributes, string | undefined, string>;
  sort: Generated<number>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

interface ReferenceTables {
  reference_items: ReferenceItemsTable;
}

declare module '../../schema.ts' {
  interface Schema extends ReferenceTables {}
}
