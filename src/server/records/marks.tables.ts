/** What waits and was handed on, until it is decided. */
export interface EscalationsTable {
  entity: string;
  record_id: string;
  to_id: string | null;
  to_name: string | null;
  note: string;
  by_id: string;
  by_name: string;
  at: Date;
}

/** Decisions that were drawn for a second look; without an outcome it is still to come. */
export interface SecondLooksTable {
  entity: string;
  record_id: string;
  version: number;
  decided_by: string;
  decided_by_name: string;
  decided_at: Date;
  outcome: 'upheld' | 'overturned' | null;
  looked_by: string | null;
  looked_by_name: string | null;
  looked_at: Date | null;
}

export interface MarkTables {
  escalations: EscalationsTable;
  second_looks: SecondLooksTable;
}
