import { sql } from 'kysely';
import { acresOf, type Position, type Shape } from '../../../../machines/farmers/land/polygon.ts';
import { splitShape } from '../../../../machines/farmers/land/split.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { keepStep, type Writer } from './belongings.ts';
import { boundaryOf, isSameShape, keepBoundary } from './boundaries.ts';
import { divideCrop, uniteCrop } from './crops.divide.ts';
import { farmerMessage } from './farmers.messages.ts';
import { drawnColumns, lineRefused, tehsilAt } from './farms.shape.ts';
import { changeFarm, countLand, type HeldFarm, holdFarm } from './farms.steps.ts';

type SplitInput = BodyOf<'splitFarm'>;

/** Cuts a farm along a line: it keeps the larger part, the other one is a farm of its own. Both ids. */
export async function splitFarm(
  trx: Transaction,
  input: SplitInput,
  writer: Writer,
  newId: () => string,
): Promise<{ kept: string; part: string }> {
  const farm = await holdFarm(trx, input.id, writer);
  const [larger, smaller] = partsOf(farm, input.line);
  const { at } = writer;
  const why = input.why?.trim() || null;
  const share = acresOf(smaller) / (acresOf(larger) + acresOf(smaller));
  const partAcres = Math.max(0.01, hundredths(farm.land_area * share));
  const keptAcres = Math.max(0.01, exact(farm.land_area - partAcres));
  const [id, title] = [newId(), input.farmTitle.trim()];
  const number = await keepBoundary(trx, farm, { event: 'split', shape: larger, why }, writer);
  const { shape: _, extent: __, ...alike } = farm;
  const own = { id, title, land_area: partAcres, version: 1, created_at: at, updated_at: at, ...drawnColumns(smaller) };
  const location_id = (await tehsilAt(trx, smaller)) ?? farm.location_id;
  await trx
    .insertInto('farms')
    .values({ ...alike, ...own, location_id })
    .execute();
  await keepBoundary(trx, { id, shape: null, created_at: at }, { event: 'split', shape: smaller, why }, writer);
  const divided = await assignCrops(trx, farm, { id, share }, input.crops ?? [], writer, newId);
  await trx
    .insertInto('farm_splits')
    .values({
      id: newId(),
      farm_id: farm.id,
      part_id: id,
      part_title: title,
      before: number - 1,
      why,
      at,
      kept_acres: keptAcres,
      part_acres: partAcres,
      divided: JSON.stringify(divided),
      by_name: writer.caller.name,
      joined_at: null,
    })
    .execute();
  const facts = { part: title, acres: partAcres, ...(why && { why }) };
  await changeFarm(trx, farm, 'SPLIT', writer, { columns: { ...drawnColumns(larger), land_area: keptAcres }, facts });
  const begun = { title, landArea: partAcres, from: farm.title };
  const step = { entity: 'farm', id, event: 'CREATE', version: 1, farmerId: farm.farmer_id, facts: begun } as const;
  await keepStep(trx, step, writer);
  await countLand(trx, farm.farmer_id);
  return { kept: farm.id, part: id };
}

function partsOf(farm: HeldFarm, line: SplitInput['line']): [Shape, Shape] {
  if (!farm.shape) throw lineRefused('splitUndrawn', {});
  const split = splitShape(
    farm.shape,
    line.map(([lng = Number.NaN, lat = Number.NaN]): Position => [lng, lat]),
  );
  if ('fault' in split) throw lineRefused(split.fault.code, split.fault);
  return split.parts;
}

/** Takes each crop where it was said to go; those that grow on both come back as pairs. */
async function assignCrops(
  trx: Transaction,
  farm: HeldFarm,
  part: { id: string; share: number },
  crops: NonNullable<SplitInput['crops']>,
  { at }: Writer,
  newId: () => string,
) {
  const divided: { crop: string; copy: string }[] = [];
  for (const { id, to } of crops) {
    const crop = await trx
      .selectFrom('farm_crops')
      .selectAll()
      .where('id', '=', id.toLowerCase())
      .where('farm_id', '=', farm.id)
      .executeTakeFirst();
    if (!crop) throw notFound('such crop of this farm');
    if (to === 'both') divided.push({ crop: crop.id, copy: await divideCrop(trx, crop, part, at, newId) });
    if (to !== 'part') continue;
    await trx
      .updateTable('farm_crops')
      .set((eb) => ({ farm_id: part.id, version: eb('version', '+', 1), updated_at: at }))
      .where('id', '=', crop.id)
      .execute();
  }
  return divided;
}

/** Joins a part to the farm that it was cut off: that has its boundary from before, all acres and all crops. Its id. */
export async function joinFarm(trx: Transaction, partId: string, writer: Writer): Promise<string> {
  const split = await trx
    .selectFrom('farm_splits')
    .selectAll()
    .where('part_id', '=', partId.toLowerCase())
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  if (!split) throw notFound('such part of a farm');
  // Both before their farmer, in one order, so that nobody who changes one of them waits for this while it waits for them.
  await sql`select id from farms where id in (${split.farm_id}, ${split.part_id}) order by id for update`.execute(trx);
  const part = await holdFarm(trx, split.part_id, writer);
  const kept = await holdFarm(trx, split.farm_id, {});
  await checkUncut(trx, split, kept, part);
  await checkUndrawn(trx, kept, split.before + 1);
  await checkUndrawn(trx, part, 1);
  const before = await boundaryOf(trx, kept, split.before);
  const shape = before?.shape ?? null;
  for (const pair of split.divided) await uniteCrop(trx, pair, { kept: kept.id, part: part.id }, writer.at);
  await trx
    .updateTable('farm_crops')
    .set({ farm_id: kept.id, farmer_id: kept.farmer_id })
    .where('farm_id', '=', part.id)
    .execute();
  await keepBoundary(trx, kept, { event: 'joined', shape, restored: split.before }, writer);
  await trx.updateTable('farm_splits').set({ joined_at: writer.at }).where('id', '=', split.id).execute();
  await trx.deleteFrom('farms').where('id', '=', part.id).execute();
  const columns = { ...drawnColumns(shape), land_area: exact(kept.land_area + part.land_area) };
  await changeFarm(trx, kept, 'JOIN', writer, { columns, facts: { part: part.title, acres: part.land_area } });
  const facts = { title: part.title, to: kept.title };
  const step = { entity: 'farm', id: part.id, event: 'REMOVE', version: part.version + 1, farmerId: part.farmer_id };
  await keepStep(trx, { ...step, entity: 'farm', facts }, writer);
  await countLand(trx, kept.farmer_id);
  if (part.farmer_id !== kept.farmer_id) await countLand(trx, part.farmer_id);
  return kept.id;
}

interface Split {
  id: string;
  before: number;
}

/** What was cut off later is joined first. */
async function checkUncut(trx: Transaction, { id, before }: Split, kept: HeldFarm, part: HeldFarm): Promise<void> {
  const later = await trx
    .selectFrom('farm_splits')
    .select(['farm_id'])
    .where('id', '<>', id)
    .where('joined_at', 'is', null)
    .where((eb) =>
      eb.or([eb('farm_id', '=', part.id), eb.and([eb('farm_id', '=', kept.id), eb('before', '>', before)])]),
    )
    .executeTakeFirst();
  if (later) throw refused('joinCut', later.farm_id === part.id ? part : kept);
}

/** A farm has the boundary that the cut gave it. */
async function checkUndrawn(trx: Transaction, farm: HeldFarm, number: number): Promise<void> {
  const cut = await boundaryOf(trx, farm, number);
  if (!isSameShape(cut?.shape ?? null, farm.shape)) throw refused('joinRedrawn', farm);
}

function refused(code: 'joinCut' | 'joinRedrawn', { title }: HeldFarm) {
  return invalid('/id', farmerMessage(code, { farm: title }));
}

const hundredths = (acres: number) => Math.round(acres * 100) / 100;
/** Without what a sum of decimals leaves behind. */
const exact = (acres: number) => Math.round(acres * 1e6) / 1e6;
