import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { karachiDay, ZONE } from './conditions.ts';

/** Figures of the dashboard over some rows: weeks, days. The portal has the words, by `key` and by the names of the series. */
export interface Chart {
  key: string;
  permission: string;
  /** The page to which its rows lead. */
  screen: string;
  series: readonly string[];
  rows(database: Database, now: Date): Promise<ChartRow[]>;
}

export interface ChartRow {
  /** The day, or the first of a week, in Pakistan: `2026-11-16`. */
  day: string;
  /** One a series. */
  values: number[];
}

/** The last weeks in Pakistan, this one the last of them, as rows of `day` (their Monday), `from_at` and `until_at`. */
export function weeksUpTo(now: Date, count: number): RawBuilder<unknown> {
  const week = sql`date_trunc('week', ${karachiDay(now)}::date)`;
  return sql`(
    select w::date as day, w at time zone ${sql.lit(ZONE)} as from_at, (w + interval '1 week') at time zone ${sql.lit(ZONE)} as until_at
    from generate_series(${week}::timestamp - make_interval(weeks => ${count - 1}::int), ${week}::timestamp, interval '1 week') as w)`;
}
