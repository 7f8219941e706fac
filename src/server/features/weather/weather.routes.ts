import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { faultOfRing } from '../../../../machines/farmers/land/polygon.ts';
import { iconCodes, narratives, thunderCategories } from '../../../../machines/weather/weather.words.ts';
import type { Routes } from '../../manifest.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { refusedAs } from '../../platform/problem.ts';
import { karachiDay } from '../../records/conditions.ts';
import { nearestTehsil } from '../locations/locations.queries.ts';
import { type ChangeSet, changesOn, deleteChange, type Outcome, saveChanges, WEATHER_ENTITY } from './changes.ts';
import { dayIn, Forecasts } from './forecasts.ts';
import { openMeteo } from './open-meteo.ts';
import { outlookNow, replaceOutlook } from './outlook.ts';
import { placesOf, type WeatherPlace } from './places.ts';
import { plusDays } from './provider.ts';
import { sampleClimate } from './sample-climate.ts';
import { weatherMessage } from './weather.messages.ts';

interface When {
  day?: string;
  hour?: number;
}

export const weatherRoutes: Routes = (services) => {
  const { database, clock, settings, live, jobs } = services;
  const provider = settings.weatherUrl === null ? sampleClimate : openMeteo(settings.weatherUrl);
  const forecasts = new Forecasts(services, provider);
  live.announceTo(WEATHER_ENTITY, { permission: 'weather:forecast:get' });
  jobs.define({
    name: 'fetch-forecasts',
    cron: '23 */3 * * *',
    atStart: true,
    work: async () => await forecasts.refresh(await placesOf(database)),
  });

  const dayAsked = (day: string | undefined) => day ?? karachiDay(clock());

  async function ofPlace(place: WeatherPlace, kilometres: number | null, day: string | undefined) {
    const kept = await forecasts.ofOne(place);
    const asked = dayAsked(day);
    const dates = kept.days.map((_, index) => plusDays(kept.firstDay, index));
    const changes = await changesOn(database, [place.id], [...new Set([...dates, asked])]);
    const changeOf = changeIn(changes);
    const days = dates.flatMap((date) => {
      const found = dayIn(kept, date);
      return found ? [{ day: date, hour: null, forecast: found.values, change: changeOf(place.id, date, null) }] : [];
    });
    const hours = (dayIn(kept, asked)?.hours ?? []).map((forecast, hour) => ({
      day: asked,
      hour,
      forecast,
      change: changeOf(place.id, asked, hour),
    }));
    return { body: { place, kilometres, run: forecasts.runOf([kept]), days, hours } };
  }

  async function ofPlaces(places: readonly WeatherPlace[], { day: wanted, hour }: When) {
    const day = dayAsked(wanted);
    const known = await forecasts.on(places, day, hour);
    const ids = places.map(({ id }) => id);
    const changeOf = changeIn(await changesOn(database, ids, [day]));
    const items = places.flatMap((place) => {
      const forecast = known.get(place.id)?.values;
      return forecast ? [{ place, forecast, change: changeOf(place.id, day, hour ?? null) }] : [];
    });
    return { body: { day, hour: hour ?? null, run: forecasts.runOf(known.values()), items } };
  }

  async function placeOf(id: string): Promise<WeatherPlace> {
    const [place] = await placesOf(database, [id]);
    if (!place) throw notFound('tehsil with a forecast');
    return place;
  }

  return {
    async getWeather({ params, query }) {
      const nearest = await nearestTehsil(database, params);
      if (!nearest) throw notFound('tehsil near this point');
      return await ofPlace(await placeOf(nearest.id), nearest.kilometres, query.day);
    },
    getWeatherOfTehsil: async ({ params, query }) => await ofPlace(await placeOf(params.id), null, query.day),
    listWeather: async ({ query }) => await ofPlaces(await placesOf(database), query),
    async getWeatherOfArea({ body }) {
      const [ring = []] = body.shape.coordinates;
      const fault = faultOfRing(ring);
      if (fault) throw invalid('/shape/coordinates/0', weatherMessage(fault));
      const places = await placesOf(database);
      const within = places.filter(({ lat, lng }) =>
        booleanPointInPolygon([lng, lat], { type: 'Polygon', coordinates: [ring] }),
      );
      return await ofPlaces(within, body);
    },

    getOutlook: async () => ({ body: await outlookNow(database) }),
    setOutlook: async ({ body, caller }) => ({ body: await replaceOutlook(services, body.videoUrl, caller) }),

    async syncWeather({ body }) {
      const places = await placesOf(database, body.sites);
      if (places.length < body.sites.length) throw notFound('tehsil with a forecast');
      await forecasts.fetch(places);
      return {
        body: { fetched: places.length, run: forecasts.runOf([{ provider: provider.name, fetchedAt: clock() }]) },
      };
    },

    changeDailyWeather: async ({ body, caller }) => oneOf(await saveChanges(services, forecasts, [body], caller)),
    changeIntradayWeather: async ({ body, caller }) => oneOf(await saveChanges(services, forecasts, [body], caller)),
    changeDailyWeatherOfMany: async ({ body, caller }) =>
      allOf(await saveChanges(services, forecasts, body.changeSet, caller)),
    changeIntradayWeatherOfMany: async ({ body, caller }) =>
      allOf(await saveChanges(services, forecasts, body.changeSet, caller)),
    async deleteDailyWeather({ params, caller, ifMatch }) {
      await deleteChange(services, params.id, 'day', { caller, ...(ifMatch !== undefined && { ifMatch }) });
      return {};
    },
    async deleteIntradayWeather({ params, caller, ifMatch }) {
      await deleteChange(services, params.id, 'hour', { caller, ...(ifMatch !== undefined && { ifMatch }) });
      return {};
    },

    listNarratives: async () => ({ body: { items: narratives } }),
    listThunderCategories: async () => ({ body: { items: thunderCategories } }),
    listIconCodes: async () => ({ body: { items: iconCodes } }),
  };
};

function changeIn(changes: readonly ChangeSet[]) {
  const keyOf = (tehsil: string, day: string, hour: number | null) => `${tehsil} ${day} ${hour}`;
  const byKey = new Map(changes.map((change) => [keyOf(change.tehsilId, change.day, change.hour), change]));
  return (tehsil: string, day: string, hour: number | null) => byKey.get(keyOf(tehsil, day, hour)) ?? null;
}

/** A single change that is refused is a refusal of the call. */
function oneOf(outcomes: readonly Outcome[]) {
  for (const { refusal } of outcomes) if (refusal) throw refusedAs(refusal);
  return allOf(outcomes);
}

function allOf(items: readonly Outcome[]) {
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  return { body: { items, saved: items.length - refused, refused } };
}
