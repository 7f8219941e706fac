import { notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { changesBetween, checkVersion, holdFarmer, keepStep, type Writer } from './belongings.ts';
import { checkEntries } from './entries.ts';

type Fields = Omit<BodyOf<'createLivestock'>, 'farmerId' | 'tags'>;

const COLUMNS = {
  livestockId: 'livestock_id',
  count: 'count',
  categoryId: 'category_id',
  stageId: 'stage_id',
  breedId: 'breed_id',
  purposeId: 'purpose_id',
  description: 'description',
} as const;

export async function createLivestock(
  trx: Transaction,
  { farmerId, tags = [], ...fields }: BodyOf<'createLivestock'>,
  writer: Writer,
  id: string,
): Promise<void> {
  const farmer = await holdFarmer(trx, farmerId);
  await checkFields(trx, fields, fields.livestockId);
  const { livestockId, count } = fields;
  await trx
    .insertInto('farmer_livestock')
    .values({
      ...columnsOf(fields),
      livestock_id: livestockId,
      count,
      tags: JSON.stringify(tags.map((tag) => tag.trim())),
      id,
      farmer_id: farmer.id,
      created_at: writer.at,
      updated_at: writer.at,
    })
    .execute();
  const facts = { animal: await titleOf(trx, livestockId), count };
  await keepStep(trx, { entity: 'livestock', id, event: 'CREATE', version: 1, farmerId: farmer.id, facts }, writer);
}

/** Other animals forget the breed and the stage of the ones before. */
export async function updateLivestock(
  trx: Transaction,
  { id, ...fields }: BodyOf<'updateLivestock'>,
  writer: Writer,
): Promise<void> {
  const before = await hold(trx, id, writer);
  const livestockId = fields.livestockId ?? before.livestock_id;
  await checkFields(trx, fields, livestockId);
  const isOther = livestockId.toLowerCase() !== before.livestock_id;
  const columns = { ...columnsOf(fields), ...(isOther && { breed_id: null, stage_id: null }) };
  const was = Object.fromEntries(Object.keys(columns).map((name) => [name, Reflect.get(before, name)]));
  await change(trx, before, 'EDIT', writer, { columns, facts: { changes: changesBetween(was, columns) } });
}

export async function removeLivestock(trx: Transaction, id: string, writer: Writer): Promise<void> {
  const before = await hold(trx, id, writer);
  await trx.deleteFrom('farmer_livestock').where('id', '=', before.id).execute();
  const facts = { animal: await titleOf(trx, before.livestock_id), count: before.count };
  const step = { entity: 'livestock', id: before.id, event: 'REMOVE', version: before.version + 1 } as const;
  await keepStep(trx, { ...step, farmerId: before.farmer_id, facts }, writer);
}

/** One that is there already stays, once. */
export async function addTag(trx: Transaction, id: string, given: string, writer: Writer): Promise<void> {
  const before = await hold(trx, id, writer);
  const tag = given.trim();
  if (before.tags.some((known) => isSame(known, tag))) return;
  const columns = { tags: JSON.stringify([...before.tags, tag]) };
  await change(trx, before, 'TAG', writer, { columns, facts: { tag } });
}

export async function removeTag(trx: Transaction, id: string, tag: string, writer: Writer): Promise<void> {
  const before = await hold(trx, id, writer);
  const left = before.tags.filter((known) => !isSame(known, tag.trim()));
  if (left.length === before.tags.length) throw notFound('such tag');
  await change(trx, before, 'UNTAG', writer, { columns: { tags: JSON.stringify(left) }, facts: { tag: tag.trim() } });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function hold(trx: Transaction, id: string, writer: Writer) {
  const animals = await trx
    .selectFrom('farmer_livestock')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!animals) throw notFound('such entry of animals');
  await holdFarmer(trx, animals.farmer_id);
  checkVersion(animals.version, writer);
  return animals;
}

async function change(
  trx: Transaction,
  before: Awaited<ReturnType<typeof hold>>,
  event: string,
  writer: Writer,
  { columns, facts }: { columns: object; facts: Record<string, unknown> },
): Promise<void> {
  const version = before.version + 1;
  await trx
    .updateTable('farmer_livestock')
    .set({ ...columns, version, updated_at: writer.at })
    .where('id', '=', before.id)
    .execute();
  const animal = await titleOf(trx, before.livestock_id);
  const step = { entity: 'livestock', id: before.id, event, version, farmerId: before.farmer_id } as const;
  await keepStep(trx, { ...step, facts: { animal, ...facts } }, writer);
}

function columnsOf(fields: Partial<Fields>) {
  const given = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const value = fields[field as keyof typeof COLUMNS];
    if (value === undefined) return [];
    return [[column, typeof value === 'string' ? value.trim() || null : value]];
  });
  return Object.fromEntries(given) as { [Column in (typeof COLUMNS)[keyof typeof COLUMNS]]?: never };
}

async function checkFields(trx: Transaction, fields: Partial<Fields>, livestockId: string): Promise<void> {
  await checkEntries(trx, [
    { pointer: '/livestockId', list: 'livestock', id: livestockId },
    { pointer: '/categoryId', list: 'livestock-farming-category', id: fields.categoryId },
    { pointer: '/purposeId', list: 'livestock-purpose', id: fields.purposeId },
    { pointer: '/stageId', list: 'livestock-stage', id: fields.stageId, parent: livestockId },
    { pointer: '/breedId', list: 'livestock-breed', id: fields.breedId, parent: livestockId },
  ]);
}

async function titleOf(trx: Transaction, id: string): Promise<string> {
  const item = await trx.selectFrom('reference_items').select('name').where('id', '=', id).executeTakeFirst();
  return item?.name ?? '';
}
