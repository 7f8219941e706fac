import { karachiDay } from '../../src/server/records/conditions.ts';
import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

let made = 0;

async function somewhere({ database, clock }: TestApp): Promise<{ tehsilId: string; day: string }> {
  const { id } = await database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'tehsil')
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return { tehsilId: id, day: karachiDay(clock.now()) };
}

/** A change of an hour or of a day, entered just now. */
async function changed(app: TestApp, hour: number | null): Promise<string> {
  const { tehsilId } = await somewhere(app);
  const id = crypto.randomUUID();
  made += 1;
  await app.database
    .insertInto('weather_changes')
    .values({
      id,
      tehsil_id: tehsilId,
      // Days of their own, so that none meets another.
      day: karachiDay(new Date(app.clock.now().getTime() + (20 + made) * 86_400_000)),
      hour,
      values: JSON.stringify({ rainfall: 4 }),
      forecast: JSON.stringify({ rainfall: 0 }),
      updated_by: null,
      updated_by_name: 'Somebody',
      updated_at: app.clock.now(),
    })
    .execute();
  return id;
}

/** Forecasts and what people change in them. */
export const weatherRequests: { [operationId: string]: Records } = {
  getWeatherOfTehsil: async (app) => ({ path: { id: (await somewhere(app)).tehsilId } }),
  syncWeather: async (app) => ({ body: { sites: [(await somewhere(app)).tehsilId] } }),
  changeDailyWeather: async (app) => ({ body: { ...(await somewhere(app)), rainChance: 85 } }),
  changeIntradayWeather: async (app) => ({ body: { ...(await somewhere(app)), hour: 14, humidity: 70 } }),
  changeDailyWeatherOfMany: async (app) => ({ body: { changeSet: [{ ...(await somewhere(app)), rainChance: 80 }] } }),
  changeIntradayWeatherOfMany: async (app) => ({
    body: { changeSet: [{ ...(await somewhere(app)), hour: 15, humidity: 71 }] },
  }),
  deleteDailyWeather: async (app) => ({ path: { id: await changed(app, null) } }),
  deleteIntradayWeather: async (app) => ({ path: { id: await changed(app, 9) } }),
};
