import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { getDayOfYear } from 'date-fns/getDayOfYear';
import { parseISO } from 'date-fns/parseISO';
import { FORECAST_DAYS, type Forecast, type Point, type WeatherProvider } from './provider.ts';
import { dayOf, hourOf, type Measured } from './sky.ts';

/**
 * Weather as it might be, the same whenever it is asked for: a year's course by latitude, spells of rain that come from the
 * west and last a few days, more of them in winter and in the monsoon. No measurement stands behind it.
 */
export const sampleClimate: WeatherProvider = {
  name: 'Sample climate',
  forecasts: async (points, firstDay) => points.map((point) => forecastAt(point, firstDay)),
};

function forecastAt(point: Point, firstDay: string): Forecast {
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) => {
    const date = addDays(parseISO(firstDay), index);
    return weatherOn(point, date);
  });
  return { firstDay, days: days.map(({ day }) => day), hours: days.flatMap(({ hours }) => hours) };
}

/** Days since 1970 of a calendar day. */
const numberOf = (date: Date) =>
  Math.round(Date.parse(`${formatISO(date, { representation: 'date' })}T00:00Z`) / 86_400_000);

function weatherOn({ lat, lng }: Point, date: Date) {
  const season = Math.cos(((getDayOfYear(date) - 190) / 365) * 2 * Math.PI);
  const number = numberOf(date);
  // A front moves east by about seven degrees a day; each has a strength of its own.
  const phase = number / 5 - (lng - 60) / 35;
  const front = Math.floor(phase);
  const strength = chance(front) * (season > 0.4 ? 1.1 : season < -0.3 ? 0.9 : 0.5);
  const near = Math.max(0, 1 - Math.abs(phase - front - 0.5) * 3.4);
  const wet = strength * near * Math.min(1, Math.max(0.25, (lat - 23) / 9));
  const mean = 28 - (lat - 25) * 0.9 + season * 10 - wet * 5 + (chance(number * 31 + Math.round(lat * 10)) - 0.5) * 2;
  const spread = 6.5 - wet * 3;
  const rainfall = wet > 0.18 ? (wet - 0.18) * 32 : 0;
  const measured: Measured = {
    rainfall,
    rainChance: Math.min(95, wet * 140),
    windSpeed: 7 + chance(number * 7 + Math.round(lng)) * 14 + wet * 22,
    humidity: Math.min(97, 38 + wet * 55 - season * 6),
    code: codeOf(wet, season, mean - spread),
  };
  const maxTemperature = mean + spread;
  const minTemperature = mean - spread;
  const day = dayOf({ ...measured, maxTemperature, minTemperature });
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const course = Math.cos(((hour - 14) / 24) * 2 * Math.PI);
    const share = Math.max(0, Math.cos(((hour - 15) / 14) * Math.PI)) ** 2 / 7;
    return hourOf({
      ...measured,
      rainfall: rainfall * share,
      rainChance: share > 0 ? measured.rainChance : measured.rainChance / 3,
      windSpeed: measured.windSpeed * (0.8 + 0.2 * course),
      humidity: Math.min(100, measured.humidity - course * 12),
      code: share > 0.02 ? measured.code : Math.min(measured.code, 3),
      temperature: mean + course * spread,
    });
  });
  return { day, hours };
}

function codeOf(wet: number, season: number, coldest: number): number {
  if (wet > 0.18 && coldest < 0) return 73;
  if (wet > 0.62) return season > 0 ? 95 : 63;
  if (wet > 0.3) return season > 0.5 ? 80 : 61;
  if (wet > 0.18) return 53;
  if (wet > 0.1) return 3;
  if (season < -0.7 && coldest < 7) return 45;
  return wet > 0.03 ? 2 : 0;
}

/** From 0 to 1, the same for the same number. */
function chance(seed: number): number {
  const x = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453;
  return x - Math.floor(x);
}
