import { addYears } from 'date-fns/addYears';
import { invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { changesBetween, type Writer } from './belongings.ts';
import { checkEntries } from './entries.ts';
import { farmerMessage } from './farmers.messages.ts';
import { changeFarm, type HeldFarm } from './farms.steps.ts';

type CropFields = Omit<BodyOf<'saveFarmCrop'>, 'farmId'>;
type StageFields = NonNullable<CropFields['stages']>[number];

interface Way {
  newId: () => string;
  /** Where the crop stands in what was sent. */
  at?: string;
  /** It comes along with a new farm, whose one step tells of it. */
  isAlong?: boolean;
}

const COLUMNS = {
  cropSeasonId: 'crop_season_id',
  sowingMethodId: 'sowing_method_id',
  seedTypeId: 'seed_type_id',
  cultivatedArea: 'cultivated_area',
  sownOn: 'sown_on',
} as const;

/** A new crop of a held farm, or the changes of one, with the stages that come along. */
export async function saveCrop(
  trx: Transaction,
  farm: HeldFarm,
  input: CropFields,
  writer: Writer,
  { newId, at: pointer = '', isAlong = false }: Way,
): Promise<void> {
  const before = input.id === undefined ? undefined : await cropOf(trx, input.id);
  if (before && before.farm_id !== farm.id) throw notFound('such crop of this farm');
  const cropId = input.cropId ?? before?.crop_id;
  if (!cropId || (!before && input.cultivatedArea === undefined)) throw notFound('such crop of this farm');
  checkSowing(`${pointer}/sownOn`, input.sownOn, writer.at);
  await checkEntries(trx, [
    { pointer: `${pointer}/cropId`, list: 'crop', id: cropId },
    { pointer: `${pointer}/cropSeasonId`, list: 'crop-season', id: input.cropSeasonId },
    { pointer: `${pointer}/sowingMethodId`, list: 'sowing-method', id: input.sowingMethodId },
    { pointer: `${pointer}/seedTypeId`, list: 'seed-type', id: input.seedTypeId, parent: cropId },
  ]);
  const isOther = before !== undefined && before.crop_id !== cropId.toLowerCase();
  const columns = {
    ...Object.fromEntries(
      Object.entries(COLUMNS).flatMap(([field, column]) => {
        const value = input[field as keyof typeof COLUMNS];
        return value === undefined ? [] : [[column, value]];
      }),
    ),
    crop_id: cropId.toLowerCase(),
    // Seeds and stages are those of a crop.
    ...(isOther && { growth_stage_id: null, ...(input.seedTypeId === undefined && { seed_type_id: null }) }),
  };
  const id = before?.id ?? newId();
  const crop = await titleOf(trx, columns.crop_id);
  if (before) {
    if (isOther) await trx.deleteFrom('crop_stages').where('farm_crop_id', '=', id).execute();
    await trx
      .updateTable('farm_crops')
      .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: writer.at }))
      .where('id', '=', id)
      .execute();
    const was = Object.fromEntries(Object.keys(columns).map((name) => [name, Reflect.get(before, name)]));
    await changeFarm(trx, farm, 'EDIT_CROP', writer, { facts: { crop, changes: changesBetween(was, columns) } });
  } else {
    const { cultivatedArea = 0 } = input;
    await trx
      .insertInto('farm_crops')
      .values({
        ...columns,
        cultivated_area: cultivatedArea,
        id,
        farm_id: farm.id,
        farmer_id: farm.farmer_id,
        created_at: writer.at,
        updated_at: writer.at,
      })
      .execute();
    if (!isAlong) await changeFarm(trx, farm, 'ADD_CROP', writer, { facts: { crop, acres: cultivatedArea } });
  }
  for (const [place, stage] of (input.stages ?? []).entries()) {
    await saveStage(trx, farm, id, stage, writer, { newId, at: `${pointer}/stages/${place}`, isAlong });
  }
}

export async function removeCrop(trx: Transaction, farm: HeldFarm, id: string, writer: Writer): Promise<void> {
  const { crop_id, cultivated_area } = await cropOf(trx, id);
  await trx.deleteFrom('farm_crops').where('id', '=', id).execute();
  const facts = { crop: await titleOf(trx, crop_id), acres: cultivated_area };
  await changeFarm(trx, farm, 'REMOVE_CROP', writer, { facts });
}

/** What was seen of a crop on a day. A stage that is recorded already is corrected. */
export async function saveStage(
  trx: Transaction,
  farm: HeldFarm,
  cropRecordId: string,
  input: StageFields,
  writer: Writer,
  { newId, at: pointer = '', isAlong = false }: Way,
): Promise<void> {
  const crop = await cropOf(trx, cropRecordId);
  const recorded = await stagesOf(trx, crop.id);
  const named = recorded.find(({ id }) => id === input.id?.toLowerCase());
  if (input.id !== undefined && !named) throw notFound('such stage of this crop');
  const wanted = input.growthStageId ?? input.stageId ?? named?.stage_id ?? '';
  await checkEntries(trx, [
    { pointer: `${pointer}/growthStageId`, list: 'growth-stage', id: wanted, parent: crop.crop_id },
  ]);
  const stage = await trx
    .selectFrom('reference_items')
    .select(['id', 'name', 'sort'])
    .where('id', '=', wanted.toLowerCase())
    .executeTakeFirstOrThrow();
  const others = recorded.filter(({ id, stage_id }) => id !== named?.id && stage_id !== stage.id);
  checkOrder(`${pointer}/date`, { date: input.date, sort: stage.sort }, others, crop.sown_on, writer.at);
  const { description } = input;
  const columns = {
    seen_on: input.date,
    ...(description !== undefined && { description: description?.trim() || null }),
    updated_at: writer.at,
  };
  const same = named ?? recorded.find(({ stage_id }) => stage_id === stage.id);
  if (same) {
    const values = { ...columns, stage_id: stage.id };
    await trx.updateTable('crop_stages').set(values).where('id', '=', same.id).execute();
  } else {
    const values = { ...columns, id: newId(), farm_crop_id: crop.id, stage_id: stage.id, created_at: writer.at };
    await trx.insertInto('crop_stages').values(values).execute();
  }
  await standAtLatest(trx, crop.id, writer.at);
  if (isAlong) return;
  const facts = { crop: await titleOf(trx, crop.crop_id), stage: stage.name, date: input.date };
  await changeFarm(trx, farm, 'STAGE', writer, { facts: { ...facts, ...(description && { description }) } });
}

export async function removeStage(
  trx: Transaction,
  farm: HeldFarm,
  { id, farm_crop_id }: { id: string; farm_crop_id: string },
  writer: Writer,
): Promise<void> {
  const crop = await cropOf(trx, farm_crop_id);
  const removed = (await stagesOf(trx, crop.id)).find((stage) => stage.id === id);
  await trx.deleteFrom('crop_stages').where('id', '=', id).execute();
  await standAtLatest(trx, crop.id, writer.at);
  const facts = { crop: await titleOf(trx, crop.crop_id), stage: removed?.name, date: removed?.seen_on };
  await changeFarm(trx, farm, 'REMOVE_STAGE', writer, { facts });
}

/** A sowing may be planned, but not beyond the year. */
function checkSowing(pointer: string, sownOn: string | null | undefined, now: Date): void {
  const last = karachiDay(addYears(now, 1));
  if (sownOn && sownOn > last) throw invalid(pointer, farmerMessage('sownAhead', { day: last }));
}

interface Recorded {
  name: string;
  sort: number;
  seen_on: string;
}

/** Plants do not grow backwards: a stage comes after those in front of it, and before those behind it. */
function checkOrder(
  pointer: string,
  { date, sort }: { date: string; sort: number },
  others: readonly Recorded[],
  sownOn: string | null,
  now: Date,
): void {
  if (date > karachiDay(now)) throw invalid(pointer, farmerMessage('stageAhead'));
  const late = others.find((other) => other.sort < sort && other.seen_on > date);
  if (late) throw invalid(pointer, farmerMessage('stageBefore', { stage: late.name, day: late.seen_on }));
  const early = others.find((other) => other.sort > sort && other.seen_on < date);
  if (early) throw invalid(pointer, farmerMessage('stageBehind', { stage: early.name, day: early.seen_on }));
  const isSown = others.some(({ sort: before }) => before < sort);
  if (isSown && sownOn !== null && date < sownOn) throw invalid(pointer, farmerMessage('stageUnsown', { day: sownOn }));
}

async function stagesOf(db: Executor, farmCropId: string) {
  return await db
    .selectFrom('crop_stages as s')
    .innerJoin('reference_items as i', 'i.id', 's.stage_id')
    .select(['s.id', 's.stage_id', 's.seen_on', 'i.name', 'i.sort'])
    .where('s.farm_crop_id', '=', farmCropId)
    .orderBy('i.sort')
    .execute();
}

/** The crop stands at the furthest stage that was seen. */
async function standAtLatest(trx: Transaction, farmCropId: string, at: Date): Promise<void> {
  const latest = (await stagesOf(trx, farmCropId)).at(-1)?.stage_id ?? null;
  await trx
    .updateTable('farm_crops')
    .set((eb) => ({ growth_stage_id: latest, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', farmCropId)
    .execute();
}

async function cropOf(db: Executor, id: string) {
  const crop = await db.selectFrom('farm_crops').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();
  if (!crop) throw notFound('such crop of a farm');
  return crop;
}

async function titleOf(db: Executor, id: string): Promise<string> {
  const item = await db.selectFrom('reference_items').select('name').where('id', '=', id).executeTakeFirst();
  return item?.name ?? '';
}
