import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '../../../contract/generated/types.ts';
import { $weather, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { keyOf, type WeatherRow } from './weather.edits.ts';

export type PlaceDay = components['schemas']['WeatherOfPlaces']['items'][number];
export type WeatherPlace = components['schemas']['WeatherPlace'];
export type Span = components['schemas']['WeatherSpan'];
export type WeatherRun = components['schemas']['WeatherRun'];

/** A day, or an hour of it, everywhere. */
export function useWeatherEverywhere(day: string, hour: number | null) {
  const query = { day, ...(hour !== null && { hour }) };
  return $weather.useQuery('get', '/getWeatherByTehsil/', { params: { query } }, { placeholderData: keepPreviousData });
}

/** The days of a place, and the hours of one of them. */
export function useWeatherOf(tehsilId: string | null, day: string) {
  return $weather.useQuery(
    'get',
    '/getWeatherByTehsilId/{id}',
    { params: { path: { id: tehsilId ?? '' }, query: { day } } },
    { enabled: tehsilId !== null, placeholderData: keepPreviousData },
  );
}

export const forecastsChanged = () => invalidate('/getWeather', '/getOutlook');

/** Whatever anybody changes is read anew. */
export function useLiveWeather(): void {
  const readAgain = () => void forecastsChanged();
  useLive('weather', readAgain, readAgain);
}

export function rowOf(
  place: Pick<WeatherPlace, 'id'>,
  title: string,
  { day, hour, forecast, change }: Omit<Span, 'hour'> & { hour: number | null },
): WeatherRow {
  return {
    key: keyOf(place.id, day, hour),
    tehsilId: place.id,
    title,
    day,
    hour,
    forecast,
    saved: change?.values ?? {},
    version: change?.version ?? 0,
  };
}

/** A day as it is told now: the forecast with what people changed. */
export const valuesNow = ({ forecast, change }: Pick<PlaceDay, 'forecast' | 'change'>) => ({
  ...forecast,
  ...change?.values,
});
