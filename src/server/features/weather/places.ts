import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

export type WeatherPlace = components['schemas']['WeatherPlace'];

/** The tehsils that have a point, by their names; all of them, or those of these ids. */
export async function placesOf(db: Executor, ids?: readonly string[]): Promise<WeatherPlace[]> {
  const { rows } = await sql<WeatherPlace>`
    select t.id, t.name as title, t.name_ur as "titleUr", d.name as district, d.name_ur as "districtUr",
           (t.attributes ->> 'lat')::float8 as lat, (t.attributes ->> 'lng')::float8 as lng
    from reference_items t join reference_items d on d.id = t.parent_id
    where t.list = 'tehsil' and t.active and t.attributes ? 'lat' and t.attributes ? 'lng'
      ${ids ? sql`and t.id = any(${ids}::uuid[])` : sql``}
    order by t.name, t.id`.execute(db);
  return rows;
}
