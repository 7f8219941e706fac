import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';
import { fillEmpty } from './bulk-insert.ts';
import { HOUSEHOLDS, makeHouseholds, zonesOfDistricts } from './farming.households.ts';
import type { Random } from './random.ts';

/** Sowing goes on for this long after the first day. */
const DAYS_OF_SOWING = 24;
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

  await fillEmpty(trx, ['farms', 'farm_crops', 'farmer_livestock', 'farmer_machineries'], async () => {
    await sql`
      with land as materialized (
        select overlay(f.name_of_id placing '8a0' || k from 15 for 4) as id, f.id as farmer_id, k, f.number, f.zone,
          (f.number + 5 * k) % ${sql.lit(HOUSEHOLDS)} as slot, f.tehsil_id, f.village, f.created_at, f.updated_at,
          case when k < f.farms then floor(f.land_acres * 2 / f.farms) / 2
            else f.land_acres - (f.farms - 1) * floor(f.land_acres * 2 / f.farms) / 2 end as area
        from ${farmers}
        cross join generate_series(1, f.farms) as k
      ), made as (
        insert into farms (id, farmer_id, title, land_area, location_id, address, soil_type_id, soil_issue_id,
          irrigation_source_id, land_topography_id, created_at, updated_at)
        select land.id::uuid, farmer_id, (array['Home land', 'Lower field', 'Far field', 'New land'])[k], area,
          tehsil_id, village, g.soil, g.issue, g.water, g.topography, created_at, updated_at
        from land
        join jsonb_to_recordset(${JSON.stringify(grounds)}::jsonb)
          as g (zone integer, slot integer, soil uuid, issue uuid, water uuid, topography uuid)
          on g.zone = land.zone and g.slot = land.slot
      )
      insert into farm_crops (id, farm_id, farmer_id, crop_id, crop_season_id, sowing_method_id, seed_type_id,
        cultivated_area, sown_on, growth_stage_id, created_at, updated_at)
      select overlay(land.id placing '8b' || k || c.ordinal from 15 for 4)::uuid, land.id::uuid, farmer_id, c.crop,
        c.season, c.method, c.seed, greatest(0.25, round(area * c.share * 4) / 4),
        case when c.method is not null then began end,
        case when ${today}::date - began < c.days
          then c.stages[1 + greatest(0, ${today}::date - began) * cardinality(c.stages) / c.days] end,
        created_at, updated_at
      from land
      join jsonb_to_recordset(${JSON.stringify(crops)}::jsonb)
        as c (zone integer, slot integer, ordinal integer, crop uuid, season uuid, method uuid, seed uuid,
          share double precision, since date, days integer, stages uuid[])
        on c.zone = land.zone and c.slot = land.slot
      cross join lateral (
        select c.since + (number / ${sql.lit(HOUSEHOLDS)} % ${sql.lit(DAYS_OF_SOWING)})::integer as began
      ) as sowing`.execute(trx);

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
