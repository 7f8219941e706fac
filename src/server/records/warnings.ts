import type { Database } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';

/** What people are to be warned of, for the dashboard. The portal has the words, by the keys of the rows. */
export interface Warnings {
  permission: string;
  /** The page that tells more. */
  screen: string;
  /** Whether anybody who knows is named; without one the rows are only what people entered. */
  hasSource(settings: Settings): boolean;
  rows(database: Database, now: Date, settings: Settings): Promise<Warning[]>;
}

export interface Warning {
  key: string;
  /** In Pakistan: `2026-11-16`. */
  day: string;
  /** Where, by their names. */
  places: { id: string; title: string; titleUr: string | null }[];
  /** How many people there a message reaches. */
  people: number;
}
