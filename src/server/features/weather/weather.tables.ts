import type { ColumnType, Generated } from 'kysely';
import type { DayValues, HourValues, WeatherChange } from '../../../../machines/weather/weather.values.ts';

type Kept<T> = ColumnType<T, string, string>;

interface WeatherTables {
  weather_forecasts: {
    tehsil_id: string;
    provider: string;
    fetched_at: Date;
    /** Days as text, `2026-11-17`. */
    first_day: string;
    days: Kept<DayValues[]>;
    hours: Kept<HourValues[]>;
  };
  weather_changes: {
    id: string;
    version: Generated<number>;
    tehsil_id: string;
    day: string;
    /** Null where the whole day is changed. */
    hour: number | null;
    values: Kept<WeatherChange>;
    forecast: Kept<WeatherChange>;
    updated_by: string | null;
    updated_by_name: string;
    updated_at: Date;
  };
  weather_outlook: {
    single: Generated<boolean>;
    version: number;
    video_url: string;
    updated_by: string | null;
    updated_by_name: string;
    updated_at: Date;
  };
}

declare module '../../schema.ts' {
  interface Schema extends WeatherTables {}
}
