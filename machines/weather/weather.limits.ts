import type { WeatherChange } from './weather.values.ts';

interface Limit {
  key: 'rain' | 'hail' | 'wind' | 'fog' | 'frost' | 'heat';
  isCrossed: (values: WeatherChange) => boolean;
}

/** What farmers are warned of: millimetres and degrees of a day, kilometres an hour. */
export const limits: readonly Limit[] = [
  { key: 'rain', isCrossed: ({ rainfall = 0 }) => rainfall > 20 },
  {
    key: 'hail',
    isCrossed: ({ iconCode, thunderCategory }) => iconCode === 'hail' || thunderCategory === 'strongHail',
  },
  { key: 'wind', isCrossed: ({ windSpeed = 0 }) => windSpeed > 40 },
  { key: 'fog', isCrossed: ({ iconCode }) => iconCode === 'fog' },
  { key: 'frost', isCrossed: ({ minTemperature = 9 }) => minTemperature <= 0 },
  { key: 'heat', isCrossed: ({ maxTemperature = 0 }) => maxTemperature >= 45 },
];
