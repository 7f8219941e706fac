import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { doubtsOf } from '../../../../machines/farmers/land/doubts.ts';
import { acresOn, extentOf, type Shape, sharedAcres } from '../../../../machines/farmers/land/polygon.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

export type Farm = components['schemas']['Farm'];
export type FarmerLivestock = components['schemas']['FarmerLivestock'];
type Titled = Farm['soilType'];

interface Neighbour {
  farmId: string;
  farmTitle: string;
  farmerId: string;
  farmer: string;
  shape: Shape;
}

/** A farm as the database puts it together: moments in its own form, and whose boxes meet its own. */
type StoredFarm = Omit<Farm, 'overlaps' | 'warnings'> & { neighbours: Neighbour[] };

const MOST_NEIGHBOURS = 20;
/** What two neighbours drew with a slip of the hand is no overlap. */
const LEAST_ACRES = 0.01;

/** A reference item as answers show it; null without one. */
const titleOf = (column: string) => sql<Titled>`(
  select jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)
  from reference_items as i where i.id = ${sql.ref(column)}
)`;

const stages = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'date', s.seen_on, 'description', s.description,
    'stage', jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur)
  ) order by i.sort, i.id), '[]')
  from crop_stages as s join reference_items as i on i.id = s.stage_id where s.farm_crop_id = c.id
)`;

const crops = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'crop', ${titleOf('c.crop_id')}, 'cropSeason', ${titleOf('c.crop_season_id')},
    'sowingMethod', ${titleOf('c.sowing_method_id')}, 'seedType', ${titleOf('c.seed_type_id')},
    'cultivatedArea', c.cultivated_area, 'sownOn', c.sown_on, 'growthStage', ${titleOf('c.growth_stage_id')},
    'stages', ${stages}, 'version', c.version
  ) order by crop.sort, c.id), '[]')
  from farm_crops as c join reference_items as crop on crop.id = c.crop_id where c.farm_id = land.id
)`;

const neighbours = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'farmId', o.id, 'farmTitle', o.title, 'farmerId', o.farmer_id, 'farmer', o.name, 'shape', o.shape
  )), '[]')
  from (
    select other.id, other.title, other.farmer_id, owner.name, other.shape
    from farms as other join farmers as owner on owner.id = other.farmer_id
    where other.extent && land.extent and other.id <> land.id
    limit ${sql.lit(MOST_NEIGHBOURS)}
  ) as o
)`;

const farm = sql`jsonb_build_object(
  'id', land.id, 'farmerId', land.farmer_id, 'farmTitle', land.title, 'landArea', land.land_area, 'landUnit', land.land_unit,
  'location', ${titleOf('land.location_id')}, 'address', land.address, 'soilType', ${titleOf('land.soil_type_id')},
  'soilIssue', ${titleOf('land.soil_issue_id')}, 'irrigationSource', ${titleOf('land.irrigation_source_id')},
  'landTopography', ${titleOf('land.land_topography_id')}, 'shape', land.shape, 'operatorId', land.operator_id,
  'overlapReason', land.overlap_reason, 'areaReason', land.area_reason, 'neighbours', ${neighbours}, 'farmcrops', ${crops}, 'version', land.version,
  'createdAt', land.created_at, 'updatedAt', land.updated_at
)`;

const animals = sql`jsonb_build_object(
  'id', l.id, 'farmerId', l.farmer_id, 'livestock', ${titleOf('l.livestock_id')}, 'breed', ${titleOf('l.breed_id')},
  'category', ${titleOf('l.category_id')}, 'stage', ${titleOf('l.stage_id')}, 'purpose', ${titleOf('l.purpose_id')},
  'count', l.count, 'description', l.description, 'tags', l.tags, 'version', l.version,
  'createdAt', l.created_at, 'updatedAt', l.updated_at
)`;

/** The farms of a farmer with what grows on them, in the order in which they were recorded, within another statement. */
export const farmsIn = (farmerId: RawBuilder<string>) => sql<StoredFarm[]>`(
  select coalesce(jsonb_agg(${farm} order by land.created_at, land.id), '[]') from farms as land where land.farmer_id = ${farmerId}
)`;

/** The animals of a farmer, in the order of the reference list, within another statement. */
export const livestockIn = (farmerId: RawBuilder<string>) => sql<FarmerLivestock[]>`(
  select coalesce(jsonb_agg(${animals} order by kind.sort, l.id), '[]')
  from farmer_livestock as l join reference_items as kind on kind.id = l.livestock_id where l.farmer_id = ${farmerId}
)`;

export async function farmsOf(db: Executor, farmerId: string, now: Date): Promise<Farm[]> {
  return await farmsWhere(db, sql`land.farmer_id = ${farmerId}`, now);
}

export async function farmOf(db: Executor, id: string, now: Date): Promise<Farm | undefined> {
  const [found] = await farmsWhere(db, sql`land.id = ${id}`, now);
  return found;
}

async function farmsWhere(db: Executor, condition: RawBuilder<SqlBool>, now: Date): Promise<Farm[]> {
  const { rows } = await sql<{ farm: StoredFarm }>`
    select ${farm} as farm from farms as land where ${condition} order by land.created_at, land.id`.execute(db);
  return rows.map((row) => farmAnswered(row.farm, now));
}

export async function livestockOf(db: Executor, farmerId: string): Promise<FarmerLivestock[]> {
  const { rows } = await sql<{ animals: FarmerLivestock }>`
    select ${animals} as animals
    from farmer_livestock as l join reference_items as kind on kind.id = l.livestock_id
    where l.farmer_id = ${farmerId} order by kind.sort, l.id`.execute(db);
  return rows.map((row) => dated(row.animals));
}

export async function animalsOf(db: Executor, id: string): Promise<FarmerLivestock | undefined> {
  const { rows } = await sql<{ animals: FarmerLivestock }>`
    select ${animals} as animals from farmer_livestock as l where l.id = ${id}`.execute(db);
  return rows[0] && dated(rows[0].animals);
}

export function farmAnswered({ neighbours: found, ...stored }: StoredFarm, now: Date): Farm {
  const shape = stored.shape as Shape | null;
  const lying = found.flatMap(({ shape: other, ...whose }) => {
    const acres = shape ? Math.round(sharedAcres(shape, other) * 100) / 100 : 0;
    return acres >= LEAST_ACRES ? [{ overlap: { ...whose, acres }, land: other }] : [];
  });
  const overlaps = lying.map(({ overlap }) => overlap);
  const lands = lying.map(({ land }) => land);
  const shared = shape ? acresOn(shape, lands) : 0;
  return { ...dated(stored), overlaps, warnings: doubtsOf({ ...stored, shared }, now.getTime()) };
}

/** Whether land lies on a farm of anybody's. */
export async function isOnOthers(db: Executor, shape: Shape, ownId: string): Promise<boolean> {
  const [west, south, east, north] = extentOf(shape);
  const { rows } = await sql<{ shape: Shape }>`
    select shape from farms
    where extent && box(point(${west}, ${south}), point(${east}, ${north})) and id <> ${ownId}`.execute(db);
  return rows.some((other) => sharedAcres(shape, other.shape) >= LEAST_ACRES);
}

/** Moments as all answers have them. */
export function dated<T extends { createdAt: string; updatedAt: string }>(stored: T): T {
  const { createdAt, updatedAt } = stored;
  return { ...stored, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}

/** What a farmer grows, keeps and owns: each item of a reference list once, in the list's order, within another statement. */
export const belongingsIn = (
  table: 'farm_crops' | 'farmer_livestock' | 'farmer_machineries',
  column: string,
  farmerId: RawBuilder<string>,
) => sql<NonNullable<Titled>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.name, 'titleUr', i.name_ur) order by i.sort, i.id), '[]')
  from reference_items as i
  where i.id in (select ${sql.ref(column)} from ${sql.table(table)} where farmer_id = ${farmerId})
)`;
