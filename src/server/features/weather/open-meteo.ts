import { FORECAST_DAYS, type Forecast, type Point, plusDays, type WeatherProvider } from './provider.ts';
import { dayOf, hourOf } from './sky.ts';

/** As many places fit into one address. */
const POINTS_A_CALL = 80;
const PATIENCE_MS = 15_000;

const DAILY = [
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
  'relative_humidity_2m_mean',
  'weather_code',
] as const;
const HOURLY = [
  'temperature_2m',
  'precipitation',
  'precipitation_probability',
  'wind_speed_10m',
  'relative_humidity_2m',
  'weather_code',
] as const;

/** Open-Meteo's forecast (https://open-meteo.com/en/docs), or another server that speaks as it does. */
export function openMeteo(address: string): WeatherProvider {
  return {
    name: 'Open-Meteo',
    async forecasts(points, firstDay) {
      const found: Forecast[] = [];
      for (let from = 0; from < points.length; from += POINTS_A_CALL) {
        found.push(...(await asked(address, points.slice(from, from + POINTS_A_CALL), firstDay)));
      }
      return found;
    },
  };
}

async function asked(address: string, points: readonly Point[], firstDay: string): Promise<Forecast[]> {
  const url = new URL('v1/forecast', address.endsWith('/') ? address : `${address}/`);
  // An address of one's own may carry a key.
  url.search = new URL(address).search;
  for (const [name, value] of Object.entries({
    latitude: points.map(({ lat }) => lat).join(','),
    longitude: points.map(({ lng }) => lng).join(','),
    daily: DAILY.join(','),
    hourly: HOURLY.join(','),
    timezone: 'Asia/Karachi',
    start_date: firstDay,
    end_date: plusDays(firstDay, FORECAST_DAYS - 1),
  })) {
    url.searchParams.set(name, value);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`the weather provider answered ${response.status}`);
  const answer: unknown = await response.json();
  const places = Array.isArray(answer) ? answer : [answer];
  if (places.length !== points.length) throw new Error('the weather provider answered for other places');
  return places.map((place) => forecastIn(place, firstDay));
}

function forecastIn(place: unknown, firstDay: string): Forecast {
  const daily = columnsOf(place, 'daily', DAILY, FORECAST_DAYS);
  const hourly = columnsOf(place, 'hourly', HOURLY, FORECAST_DAYS * 24);
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) =>
    dayOf({
      maxTemperature: daily('temperature_2m_max', index),
      minTemperature: daily('temperature_2m_min', index),
      rainfall: daily('precipitation_sum', index),
      rainChance: daily('precipitation_probability_max', index),
      windSpeed: daily('wind_speed_10m_max', index),
      humidity: daily('relative_humidity_2m_mean', index),
      code: daily('weather_code', index),
    }),
  );
  const hours = Array.from({ length: FORECAST_DAYS * 24 }, (_, index) =>
    hourOf({
      temperature: hourly('temperature_2m', index),
      rainfall: hourly('precipitation', index),
      rainChance: hourly('precipitation_probability', index),
      windSpeed: hourly('wind_speed_10m', index),
      humidity: hourly('relative_humidity_2m', index),
      code: hourly('weather_code', index),
    }),
  );
  return { firstDay, days, hours };
}

/** Reads a table of an answer; throws where it is not what was asked for. */
function columnsOf<Name extends string>(place: unknown, part: string, names: readonly Name[], length: number) {
  const table = (place as Record<string, Record<string, unknown>> | null)?.[part];
  const columns = new Map<Name, readonly number[]>();
  for (const name of names) {
    const column = table?.[name];
    if (!Array.isArray(column) || column.length !== length || !column.every((value) => typeof value === 'number')) {
      throw new Error(`the weather provider left ${name} out`);
    }
    columns.set(name, column);
  }
  return (name: Name, index: number) => columns.get(name)?.[index] ?? 0;
}
