import type { Database } from '../platform/database.ts';

/** What is being done now, and what begins later today, for the dashboard. */
export interface UnderWay {
  /** The type of record, by the name of its workflow. */
  entity: string;
  permission: string;
  /** The page with all of them. */
  screen: string;
  /** What is being done first, then in the order in which it begins. */
  rows(database: Database, now: Date): Promise<UnderWayRow[]>;
}

export interface UnderWayRow {
  id: string;
  title: string;
  state: string;
  /** When it begins; null of what has begun. */
  at: string | null;
  /** How far it has come: null of what has not begun. */
  done: number | null;
  total: number | null;
}
