import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

type Farm = components['schemas']['Farm'];
type FarmCrop = Farm['farmcrops'][number];
type FarmerLivestock = components['schemas']['FarmerLivestock'];
type Titled = Farm['soilType'];

/** The farms of a farmer with what grows on them, in the order in which they were recorded. */
export async function farmsOf(db: Executor, farmerId: string): Promise<Farm[]> {
  const crops = await cropsOf(db, farmerId);
  const rows = await db
    .selectFrom('farms as f')
    .selectAll('f')
    .select([
      titleOf('f.location_id').as('location'),
      titleOf('f.soil_type_id').as('soil'),
      titleOf('f.soil_issue_id').as('issue'),
      titleOf('f.irrigation_source_id').as('water'),
      titleOf('f.land_topography_id').as('topography'),
    ])
    .where('f.farmer_id', '=', farmerId)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    farmerId: row.farmer_id,
    farmTitle: row.title,
    landArea: row.land_area,
    landUnit: row.land_unit,
    location: row.location,
    address: row.address,
    soilType: row.soil,
    soilIssue: row.issue,
    irrigationSource: row.water,
    landTopography: row.topography,
    shape: row.shape,
    operatorId: row.operator_id,
    farmcrops: crops.filter(({ farmId }) => farmId === row.id).map(({ crop }) => crop),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

async function cropsOf(db: Executor, farmerId: string): Promise<{ farmId: string; crop: FarmCrop }[]> {
  const rows = await db
    .selectFrom('farm_crops as c')
    .innerJoin('reference_items as crop', 'crop.id', 'c.crop_id')
    .selectAll('c')
    .select([
      titleOf('c.crop_id').$notNull().as('crop'),
      titleOf('c.crop_season_id').as('season'),
      titleOf('c.sowing_method_id').as('method'),
      titleOf('c.seed_type_id').as('seed'),
      titleOf('c.growth_stage_id').as('stage'),
    ])
    .where('c.farmer_id', '=', farmerId)
    .orderBy('crop.sort')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    farmId: row.farm_id,
    crop: {
      id: row.id,
      crop: row.crop,
      cropSeason: row.season,
      sowingMethod: row.method,
      seedType: row.seed,
      cultivatedArea: row.cultivated_area,
      sownOn: row.sown_on,
      growthStage: row.stage,
    },
  }));
}

/** The animals of a farmer, in the order of the reference list. */
export async function livestockOf(db: Executor, farmerId: string): Promise<FarmerLivestock[]> {
  const rows = await db
    .selectFrom('farmer_livestock as l')
    .innerJoin('reference_items as kind', 'kind.id', 'l.livestock_id')
    .selectAll('l')
    .select([
      titleOf('l.livestock_id').$notNull().as('livestock'),
      titleOf('l.breed_id').as('breed'),
      titleOf('l.category_id').as('category'),
      titleOf('l.stage_id').as('stage'),
      titleOf('l.purpose_id').as('purpose'),
    ])
    .where('l.farmer_id', '=', farmerId)
    .orderBy('kind.sort')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    farmerId: row.farmer_id,
    livestock: row.livestock,
    breed: row.breed,
    category: row.category,
    stage: row.stage,
    purpose: row.purpose,
    count: row.count,
    description: row.description,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** A reference item as answers show it; null without one. */
function titleOf(column: string) {
  return sql<Titled>`(
    select jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)
    from reference_items as i where i.id = ${sql.ref(column)}
  )`;
}

/** What a farmer grows, keeps and owns: each item of a reference list once, in the list's order. */
export async function belongingsOf(db: Executor, farmerId: string) {
  const items = async (table: 'farm_crops' | 'farmer_livestock' | 'farmer_machineries', column: string) => {
    const { rows } = await sql<NonNullable<Titled>>`
      select i.id, i.name as title, i.name_ur as "titleUr"
      from reference_items as i
      where i.id in (select ${sql.ref(column)} from ${sql.table(table)} where farmer_id = ${farmerId})
      order by i.sort, i.id`.execute(db);
    return rows;
  };
  return {
    crops: await items('farm_crops', 'crop_id'),
    livestock: await items('farmer_livestock', 'livestock_id'),
    machineries: await items('farmer_machineries', 'machinery_id'),
  };
}
