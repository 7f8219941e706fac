import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';
import { fillEmpty } from './bulk-insert.ts';
import { HOUSEHOLDS, makeHouseholds, zonesOfDistricts } from './farming.households.ts';
import { outlines } from './farming.outlines.ts';
import type { Random } from './random.ts';

/** Sowing goes on for this long after the first day. */
const DAYS_OF_SOWING = 24;
/** What is seen of a crop is seen up to so many days after it begins; the last few stages of it are recorded. */
const DAYS_OF_DELAY = 4;
const STAGES_SEEN = 3;
/** Of one farm in so many nothing was recorded for some weeks. */
const FORGOTTEN = 7;
const DAYS_UNSEEN = 21;
/** Who lives of animals alone has more of them. */
const HERD_WITHOUT_LAND = 3;

/**
 * Land, crops, animals and machines of the farmers whose profile was accepted. The patterns are made here, a few of each
 * zone, and spread over the farmers by the database: a hundred thousand rows need not travel to it. Who gets which
 * pattern follows from the farmer's number, ids from the farmer's id.
 */
export async function seedFarming(trx: Transaction, random: Random, now: Date): Promise<void> {
  const { grounds, crops, herds, machines } = makeHouseholds(random, now);
  const today = new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  const farmers = sql`(
    select f.*, f.id::text as name_of_id, f.msisdn::bigint as number, z.zone
    from farmers f
    join jsonb_to_recordset(${JSON.stringify(zonesOfDistricts())}::jsonb) as z (district uuid, zone integer)
      on z.district = f.district_id
    where f.state in ('active', 'suspended')
  ) as f`;
  const slot = sql`f.number % ${sql.lit(HOUSEHOLDS)}`;

  await fillEmpty(trx, ['farms', 'farm_crops', 'crop_stages', 'farmer_livestock', 'farmer_machineries'], async () => {
    await sql`
      with land as materialized (
        select overlay(f.name_of_id placing '8a0' || k from 15 for 4) as id, f.id as farmer_id, k, f.number, f.zone,
          (f.number + 5 * k) % ${sql.lit(HOUSEHOLDS)} as slot, f.tehsil_id, f.village, f.lat, f.lng, f.created_at,
          f.updated_at, case when k < f.farms then floor(f.land_acres * 2 / f.farms) / 2
            else f.land_acres - (f.farms - 1) * floor(f.land_acres * 2 / f.farms) / 2 end as area
        from ${farmers}
        cross join generate_series(1, f.farms) as k
      ), made as (
        insert into farms (id, farmer_id, title, land_area, location_id, address, soil_type_id, soil_issue_id,
          irrigation_source_id, land_topography_id, shape, extent, created_at, updated_at)
        select land.id::uuid, farmer_id, (array['Home land', 'Lower field', 'Far field', 'New land'])[k], area,
          tehsil_id, village, g.soil, g.issue, g.water, g.topography, drawn.shape,
          drawn.extent, created_at, updated_at
        from land
        left join ${outlines} as drawn on drawn.id = land.id
        join jsonb_to_recordset(${JSON.stringify(grounds)}::jsonb)
          as g (zone integer, slot integer, soil uuid, issue uuid, water uuid, topography uuid)
          on g.zone = land.zone and g.slot = land.slot
      ), grown as materialized (
        select land.id, land.k, farmer_id, area, created_at, updated_at, c.*, began,
          case when ${today}::date - began < c.days then greatest(1, (
            select count(*) from unnest(c.begins) as begin where begin <= least(${today}::date - began, 0)
              or begin <= ${today}::date - began - unseen
          )::integer) end as stage, number % ${sql.lit(DAYS_OF_DELAY)} as delay
        from land
        join jsonb_to_recordset(${JSON.stringify(crops)}::jsonb)
          as c (zone integer, slot integer, ordinal integer, crop uuid, season uuid, method uuid, seed uuid,
            share double precision, since date, days integer, stages uuid[], begins integer[])
          on c.zone = land.zone and c.slot = land.slot
        cross join lateral (
          select c.since + (number / ${sql.lit(HOUSEHOLDS)} % ${sql.lit(DAYS_OF_SOWING)})::integer as began,
            (number % ${sql.lit(DAYS_OF_DELAY)} + case when number % ${sql.lit(FORGOTTEN)} = 0 then ${sql.lit(DAYS_UNSEEN)} else 0 end)::integer as unseen
        ) as sowing
      ), seen as (
        insert into crop_stages (id, farm_crop_id, stage_id, seen_on, created_at, updated_at)
        select overlay(overlay(id placing '8d' || k || ordinal from 15 for 4) placing to_hex(at) from 36 for 1)::uuid,
          overlay(id placing '8b' || k || ordinal from 15 for 4)::uuid, stages[at],
          began + begins[at] + case when begins[at] > 0 then delay else 0 end::integer, created_at, updated_at
        from grown
        cross join lateral generate_series(greatest(1, stage - ${sql.lit(STAGES_SEEN - 1)}), stage) as at
        where method is not null and stage is not null and began + begins[at] <= ${today}::date
      )
      insert into farm_crops (id, farm_id, farmer_id, crop_id, crop_season_id, sowing_method_id, seed_type_id,
        cultivated_area, sown_on, growth_stage_id, created_at, updated_at)
      select overlay(id placing '8b' || k || ordinal from 15 for 4)::uuid, id::uuid, farmer_id, crop,
        season, method, seed, greatest(0.25, round(area * share * 4) / 4),
        case when method is not null then began end, stages[stage], created_at, updated_at
      from grown`.execute(trx);

    await sql`
      insert into farmer_livestock (id, farmer_id, livestock_id, count, breed_id, category_id, stage_id, purpose_id,
        created_at, updated_at)
      select overlay(f.name_of_id placing '8c0' || h.ordinal from 15 for 4)::uuid, f.id, h.kind,
        case when f.land_acres = 0 then h.count * ${sql.lit(HERD_WITHOUT_LAND)} else h.count end,
        h.breed, h.category, h.stage, h.purpose, f.created_at, f.updated_at
      from ${farmers}
      join jsonb_to_recordset(${JSON.stringify(herds)}::jsonb)
        as h (zone integer, slot integer, ordinal integer, kind uuid, breed uuid, category uuid, stage uuid,
          purpose uuid, count integer)
        on h.zone = f.zone and h.slot = ${slot}`.execute(trx);

    await sql`
      insert into farmer_machineries (farmer_id, machinery_id, created_at)
      select f.id, m.machinery, f.created_at
      from ${farmers}
      join jsonb_to_recordset(${JSON.stringify(machines)}::jsonb) as m (slot integer, machinery uuid, acres real)
        on m.slot = ${slot} and f.land_acres >= m.acres`.execute(trx);
  });
}
