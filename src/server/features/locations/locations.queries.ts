import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

const FURTHEST_KM = 150;

/** The tehsil whose centre is nearest on the great circle; a town's own point goes before one that stands for its district. */
export async function nearestTehsil(
  database: Database,
  { lat, lng }: { lat: number; lng: number },
): Promise<{ id: string; kilometres: number } | undefined> {
  const { rows } = await sql<{ id: string; kilometres: number }>`
    with centres as (
      select id, sort, attributes ->> 'precision' as precision,
             (attributes ->> 'lat')::float8 as lat, (attributes ->> 'lng')::float8 as lng
      from reference_items
      where list = 'tehsil' and active and attributes ? 'lat' and attributes ? 'lng'
    ), distances as (
      select *, 12742 * asin(sqrt(least(1,
        power(sind((lat - ${lat}) / 2), 2) + cosd(${lat}) * cosd(lat) * power(sind((lng - ${lng}) / 2), 2)
      ))) as kilometres
      from centres
    )
    select id, round(kilometres::numeric, 1)::float8 as kilometres
    from distances
    where kilometres <= ${FURTHEST_KM}
    order by kilometres, precision = 'town' desc, sort
    limit 1`.execute(database);
  return rows[0];
}
