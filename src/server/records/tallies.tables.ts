/** How many records of an entity and scope are in a state: the sum over the slots, kept by the triggers of `keep_tallies`. */
export interface TalliesTable {
  entity: string;
  scope: string;
  state: string;
  slot: number;
  n: number;
}

/** What came to a queue and was decided in an hour, kept by triggers. */
export interface QueueHoursTable {
  entity: string;
  scope: string;
  hour: Date;
  /** Who decided; empty for what came. */
  person: string;
  slot: number;
  arrived: number;
  /** What waited and does no more. */
  decided: number;
  /** Decisions on what was decided before. */
  again: number;
}

export interface TallyTables {
  tallies: TalliesTable;
  queue_hours: QueueHoursTable;
}
