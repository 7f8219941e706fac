import { sql } from 'kysely';
import { BAND_UP, KILLA_ALONG, KILLA_UP, VILLAGE_KILLAS } from '../../../machines/farmers/land/killa.ts';

/** One in so many farms with room for it reaches over its neighbour's edge. */
const DISPUTED = 50;
const REACH = 0.1;

const up = sql.lit(KILLA_UP);
const high = sql.lit(KILLA_UP * VILLAGE_KILLAS);
const killas = sql.lit(VILLAGE_KILLAS);

/**
 * Outlines for the rows of `land` (id, k, number, area, lat, lng of the house), as the canal colonies are cut: whole
 * killas row by row, the rest beside them. Each farm takes a square of 2, 4, 8, 16 or 32 killas a side on the land of the
 * village; laid in the order of a Z curve, the largest first, squares lie on their lines and none on another. Who finds
 * no room is not drawn. Columns: id, shape, extent.
 */
export const outlines = sql`(
  with plots as (
    select id, k, number, area, row, along, side, floor(lng / (along * ${killas})) as col, side * side / 4 as room
    from (
      select land.*, floor(lat / ${high}) as row,
        ${sql.lit(KILLA_ALONG)} / cosd((floor(lat / ${sql.lit(BAND_UP)}) + 0.5) * ${sql.lit(BAND_UP)}) as along,
        case when area <= 4 then 2 when area <= 16 then 4 when area <= 64 then 8 when area <= 256 then 16 else 32 end as side
      from land
    ) as sized
  ), laid as (
    select *, (sum(room) over (partition by row, col order by room desc, number, k) - room)::integer as at,
      floor(area / side) as full_rows, area - floor(area / side) * side as rest,
      case when number % ${sql.lit(DISPUTED)} = 0 and area >= 4 then ${sql.lit(-REACH)} else 0 end as edge
    from plots
  )
  select id, jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(ring)) as shape,
    box(point(west, south), point(east, north)) as extent
  from laid
  cross join lateral (
    select row * ${killas} + 2 * ((at >> 1 & 1) + (at >> 2 & 2) + (at >> 3 & 4) + (at >> 4 & 8) + (at >> 5 & 16)) as north_of,
      col * ${killas} + 2 * ((at & 1) + (at >> 1 & 2) + (at >> 2 & 4) + (at >> 3 & 8) + (at >> 4 & 16)) as east_of,
      case when rest = 0 then array[edge, side, side, edge, edge] when full_rows = 0 then array[edge, rest, rest, edge, edge]
        else array[edge, side, side, rest, rest, edge, edge] end as over,
      case when rest = 0 then array[0, 0, full_rows, full_rows, 0] when full_rows = 0 then array[0, 0, 1, 1, 0]
        else array[0, 0, full_rows, full_rows, full_rows + 1, full_rows + 1, 0] end as upward
  ) as corners
  cross join lateral (
    select jsonb_agg(jsonb_build_array(lng, lat) order by corner) as ring,
      min(lng) as west, max(lng) as east, min(lat) as south, max(lat) as north
    from (
      select corner, round(((east_of + case when number % 2 = 0 then x else y end) * along * 1e6)::numeric)::float8 / 1e6 as lng,
        round(((north_of + case when number % 2 = 0 then y else x end) * ${up} * 1e6)::numeric)::float8 / 1e6 as lat
      from unnest(over::float8[], upward::float8[]) with ordinality as points (x, y, corner)
    ) as placed
  ) as drawn
  where at + room <= ${sql.lit((VILLAGE_KILLAS / 2) ** 2)}
)`;
