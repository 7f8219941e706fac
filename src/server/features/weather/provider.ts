import type { DayValues, HourValues } from '../../../../machines/weather/weather.values.ts';

export const FORECAST_DAYS = 7;

/** A calendar day so many days after another, `2026-11-17`. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** From `firstDay` (2026-11-17, on the calendar of Karachi) on: `FORECAST_DAYS` days, and 24 hours of each. */
export interface Forecast {
  firstDay: string;
  days: DayValues[];
  hours: HourValues[];
}

/** Who knows the weather to come. */
export interface WeatherProvider {
  /** As people know it. */
  name: string;
  /** A forecast a point, in their order. Throws when it does not answer as agreed. */
  forecasts(points: readonly Point[], firstDay: string): Promise<Forecast[]>;
}
