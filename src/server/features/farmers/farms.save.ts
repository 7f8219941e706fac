import { acresFarOff } from '../../../../machines/farmers/land/doubts.ts';
import { acresOf, type Shape } from '../../../../machines/farmers/land/polygon.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { changesBetween, holdFarmer, keepStep, type Writer } from './belongings.ts';
import { isSameShape, keepBoundary } from './boundaries.ts';
import { saveCrop } from './crops.save.ts';
import { checkEntries } from './entries.ts';
import { farmerMessage } from './farmers.messages.ts';
import { isOnOthers } from './farms.queries.ts';
import { drawnColumns, judgedShape, tehsilAt } from './farms.shape.ts';
import { changeFarm, countLand, type HeldFarm, holdFarm } from './farms.steps.ts';

type FarmFields = Omit<BodyOf<'updateFarm'>, 'id' | 'farmerId'>;

/** Enters a farm with its crops. The caller's transaction is one with whatever else it enters. */
export async function createFarm(
  trx: Transaction,
  input: BodyOf<'createFarm'>,
  writer: Writer,
  newId: () => string,
): Promise<string> {
  const farmer = await holdFarmer(trx, input.farmerId);
  const shape = judgedShape(input.shape);
  await checkFields(trx, input);
  const id = newId();
  await checkOverlap(trx, { id, shape, reason: input.overlapReason });
  checkAcres({ shape, landArea: input.landArea, reason: input.areaReason });
  const { at } = writer;
  const columns = columnsOf({ ...input, shape });
  await trx
    .insertInto('farms')
    .values({
      title: input.farmTitle.trim(),
      land_area: input.landArea,
      ...columns,
      location_id: input.locationId ?? (await tehsilAt(trx, shape)) ?? farmer.tehsil_id,
      id,
      farmer_id: farmer.id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const facts = { title: input.farmTitle.trim(), landArea: input.landArea, crops: input.farmcrops?.length ?? 0 };
  await keepStep(trx, { entity: 'farm', id, event: 'CREATE', version: 1, farmerId: farmer.id, facts }, writer);
  if (shape) {
    const drawn = { event: 'drawn', shape, why: input.boundaryReason } as const;
    await keepBoundary(trx, { id, shape: null, created_at: at }, drawn, writer);
  }
  await saveCrops(trx, id, input.farmcrops, writer, { newId, isAlong: true });
  await countLand(trx, farmer.id);
  return id;
}

/** What is left out stays as it was; null takes away. */
export async function updateFarm(
  trx: Transaction,
  { id, farmerId, ...input }: BodyOf<'updateFarm'>,
  writer: Writer,
  newId: () => string,
): Promise<void> {
  const before = await holdFarm(trx, id, writer);
  if (farmerId !== undefined && farmerId.toLowerCase() !== before.farmer_id) {
    throw invalid('/farmerId', farmerMessage('farmStays'));
  }
  const shape = input.shape === undefined ? undefined : judgedShape(input.shape);
  await checkFields(trx, input);
  const isRedrawn = shape !== undefined && !isSameShape(shape, before.shape);
  const reason = input.overlapReason === undefined ? before.overlap_reason : input.overlapReason;
  // Land that lay so before anybody was asked may be written otherwise.
  if (isRedrawn || (before.overlap_reason !== null && !reason?.trim())) {
    await checkOverlap(trx, { id: before.id, shape: shape === undefined ? before.shape : shape, reason });
  }
  const why = input.areaReason === undefined ? before.area_reason : input.areaReason;
  const isOther = input.landArea !== undefined && input.landArea !== before.land_area;
  // The same of acres: what was far off before anybody asked may be written otherwise.
  if (isRedrawn || isOther || (before.area_reason !== null && !why?.trim())) {
    const landArea = input.landArea ?? before.land_area;
    checkAcres({ shape: shape === undefined ? before.shape : shape, landArea, reason: why });
  }
  const { shape: _, ...plain } = input;
  // Sent as it is, a shape is nothing that was done to the farm.
  const columns = columnsOf({ ...plain, ...(isRedrawn && { shape }) });
  const place = isRedrawn && shape && input.locationId === undefined ? { location_id: await tehsilAt(trx, shape) } : {};
  const written = { ...columns, ...(place.location_id && place) };
  if (isRedrawn) {
    const event = before.shape === null ? 'drawn' : shape === null ? 'removed' : 'redrawn';
    await keepBoundary(trx, before, { event, shape, why: input.boundaryReason }, writer);
  }
  if (Object.keys(written).length > 0) {
    await changeFarm(trx, before, 'EDIT', writer, {
      columns: written,
      facts: { changes: farmChanges(before, written) },
    });
  }
  await saveCrops(trx, before.id, input.farmcrops, writer, { newId });
  if (input.landArea !== undefined) await countLand(trx, before.farmer_id);
}

/** Land on the land of others says why: the neighbours that the sender saw may not be all there are. */
async function checkOverlap(
  db: Executor,
  { id, shape, reason }: { id: string; shape: Shape | null; reason: string | null | undefined },
): Promise<void> {
  if (reason?.trim() || !shape) return;
  if (await isOnOthers(db, shape, id)) throw invalid('/overlapReason', farmerMessage('fieldMissing'));
}

/** Acres far off those that are drawn say why. */
function checkAcres({
  shape,
  landArea,
  reason,
}: {
  shape: Shape | null;
  landArea: number;
  reason: string | null | undefined;
}): void {
  if (reason?.trim() || !shape) return;
  if (acresFarOff(landArea, acresOf(shape))) throw invalid('/areaReason', farmerMessage('areaReasonMissing'));
}

const FIELDS = {
  locationId: 'location_id',
  soilTypeId: 'soil_type_id',
  soilIssueId: 'soil_issue_id',
  irrigationSourceId: 'irrigation_source_id',
  landTopographyId: 'land_topography_id',
  operatorId: 'operator_id',
} as const;

function columnsOf(input: Omit<Partial<FarmFields>, 'shape'> & { shape?: Shape | null }) {
  const { farmTitle, landArea, address, shape, overlapReason, areaReason } = input;
  const references = Object.entries(FIELDS).flatMap(([field, column]) => {
    const id = input[field as keyof typeof FIELDS];
    return id === undefined ? [] : [[column, id]];
  });
  return {
    ...(Object.fromEntries(references) as { [Column in (typeof FIELDS)[keyof typeof FIELDS]]?: string | null }),
    ...(farmTitle !== undefined && { title: farmTitle.trim() }),
    ...(landArea !== undefined && { land_area: landArea }),
    ...(address !== undefined && { address: address?.trim() || null }),
    ...(overlapReason !== undefined && { overlap_reason: overlapReason?.trim() || null }),
    ...(areaReason !== undefined && { area_reason: areaReason?.trim() || null }),
    ...(shape !== undefined && drawnColumns(shape)),
  };
}

function farmChanges(before: HeldFarm, written: ReturnType<typeof columnsOf>) {
  const { shape, extent: _, ...plain } = written;
  const was = Object.fromEntries(Object.keys(plain).map((column) => [column, Reflect.get(before, column)]));
  const drawn = shape === undefined ? {} : { shape: { before: before.shape !== null, after: shape !== null } };
  return { ...changesBetween(was, plain), ...drawn };
}

const LISTS = {
  locationId: 'tehsil',
  soilTypeId: 'soil-type',
  soilIssueId: 'soil-issue',
  irrigationSourceId: 'irrigation-source',
  landTopographyId: 'land-topography',
} as const;

async function checkFields(db: Executor, input: Partial<FarmFields>): Promise<void> {
  await checkEntries(
    db,
    Object.entries(LISTS).map(([field, list]) => ({
      pointer: `/${field}`,
      list,
      id: input[field as keyof typeof LISTS],
    })),
  );
  if (!input.operatorId) return;
  const operator = await db.selectFrom('accounts').select('id').where('id', '=', input.operatorId).executeTakeFirst();
  if (!operator) throw invalid('/operatorId', farmerMessage('noSuchColleague'));
}

async function saveCrops(
  trx: Transaction,
  farmId: string,
  crops: FarmFields['farmcrops'],
  writer: Writer,
  way: { newId: () => string; isAlong?: boolean },
): Promise<void> {
  for (const [place, crop] of (crops ?? []).entries()) {
    // The version was that of the farm before this very call.
    const farm = await holdFarm(trx, farmId, {});
    await saveCrop(trx, farm, crop, writer, { ...way, at: `/farmcrops/${place}` });
  }
}
