import type { DayValues, HourValues } from '../../../../machines/weather/weather.values.ts';

export const FORECAST_DAYS = 7;

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
