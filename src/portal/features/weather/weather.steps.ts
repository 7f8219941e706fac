import type { WeatherField } from '../../../../machines/weather/weather.values.ts';

/** Where the five steps of a map begin, but for the first. */
const steps: Partial<Record<WeatherField, readonly [number, number, number, number]>> = {
  rainChance: [21, 41, 61, 81],
  rainfall: [1, 5, 15, 30],
  maxTemperature: [10, 20, 30, 40],
  minTemperature: [0, 8, 16, 24],
  temperature: [8, 16, 26, 36],
  windSpeed: [10, 20, 30, 40],
  humidity: [30, 45, 60, 75],
};

/** What a map can show of a day, and of an hour. */
export const mapFields = {
  day: ['rainChance', 'rainfall', 'maxTemperature', 'minTemperature', 'windSpeed', 'humidity'],
  hour: ['rainChance', 'rainfall', 'temperature', 'windSpeed', 'humidity'],
} as const satisfies Record<string, readonly WeatherField[]>;

/** From 0 to 4. */
export function stepOf(field: WeatherField, value: number | undefined): number | undefined {
  return value === undefined ? undefined : steps[field]?.filter((begin) => value >= begin).length;
}

/** Each step from where to where; the first begins and the last ends nowhere. */
export function rangesOf(field: WeatherField): { from: number | null; to: number | null }[] {
  const begins = steps[field] ?? [0, 0, 0, 0];
  return [null, ...begins].map((from, index) => ({ from, to: begins[index] ?? null }));
}
