import { sql } from 'kysely';
import { limits } from '../../../../machines/weather/weather.limits.ts';
import type { Database } from '../../platform/database.ts';
import { karachiDay } from '../../records/conditions.ts';
import type { Warning, Warnings } from '../../records/warnings.ts';
import { leftOutBecause, subscribersWithFarmers } from '../campaigns/audience.ts';
import { changesOn } from './changes.ts';
import { dayIn, isMadeUp } from './forecasts.ts';
import { placesOf } from './places.ts';
import { plusDays } from './provider.ts';

/** Today and the days in which there is still time to write to somebody. */
const DAYS = 3;

/** Where the forecasts that are kept, with what people changed, cross a limit in the next days; of a made-up one only what people changed. */
export const crossedLimits: Warnings = {
  permission: 'weather:forecast:get',
  screen: '/app/weather/manage',
  hasSource: ({ weatherUrl, demo }) => weatherUrl !== null || demo,
  async rows(database, now, settings) {
    const days = Array.from({ length: DAYS }, (_, ahead) => plusDays(karachiDay(now), ahead));
    const places = await placesOf(database);
    const ids = places.map(({ id }) => id);
    const kept = new Map(
      (await database.selectFrom('weather_forecasts').selectAll().execute()).map((row) => [row.tehsil_id, row]),
    );
    if (kept.size === 0) throw new Error('No forecast has been fetched yet');
    const changes = await changesOn(database, ids, days);
    const farmers = await farmersIn(database);
    return days.flatMap((day) => {
      const told = places.flatMap((place) => {
        const row = kept.get(place.id);
        const forecast = row && dayIn({ ...row, firstDay: row.first_day }, day);
        const change = changes.find((one) => one.tehsilId === place.id && one.day === day && one.hour === null);
        if (!forecast) return [];
        return [
          {
            place,
            values: isMadeUp(row, settings) ? (change?.values ?? {}) : { ...forecast.values, ...change?.values },
          },
        ];
      });
      return limits.flatMap(({ key, isCrossed }): Warning[] => {
        const there = told.filter(({ values }) => isCrossed(values)).map(({ place }) => place);
        if (there.length === 0) return [];
        const concerned = there.reduce((sum, { id }) => sum + (farmers.get(id) ?? 0), 0);
        const named = there.map(({ id, title, titleUr }) => ({ id, title, titleUr }));
        return [{ key, day, places: named, people: concerned }];
      });
    });
  },
};

/** By tehsil those whom a message to it reaches, as its audience is counted. */
async function farmersIn(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tehsil: string; n: number }>`
    select f.tehsil_id as tehsil, count(*)::int as n from ${subscribersWithFarmers}
    where f.tehsil_id is not null and ${leftOutBecause} is null group by 1`.execute(database);
  return new Map(rows.map(({ tehsil, n }) => [tehsil, n]));
}
