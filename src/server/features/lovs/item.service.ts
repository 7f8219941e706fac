import { overlaps, rangesIn, wordsOf } from '../../../../machines/shared/number-ranges.ts';
import type { components } from '../../../contract/generated/types.ts';
import { conflict, type FieldError, invalidFields, notFound } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { recordStep } from '../../platform/history.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { changesBetween, type KeptChange } from '../../records/kept.ts';
import type { ListKey, ReferenceList } from './lists.ts';
import { findItem, type ReferenceItem } from './lovs.queries.ts';
import { referenceCode } from './reference-id.ts';

export const ITEM_ENTITY = 'referenceItem';
type ItemEvent = KeptChange['event'];

export type ItemInput = components['schemas']['ReferenceItemInput'];
type List = ReferenceList & { key: ListKey };

export async function createItem(
  { database, clock, newId }: Services,
  list: List,
  input: ItemInput,
  caller: Caller,
): Promise<ReferenceItem> {
  const id = newId();
  return await transaction(database, async (trx) => {
    const parent = await checked(trx, list, input, null);
    const at = clock();
    const code = await freeCode(trx, list.key, referenceCode(input.title, list.ownCodes ? undefined : parent?.code));
    await trx
      .insertInto('reference_items')
      .values({
        id,
        list: list.key,
        code,
        ...columnsOf(input, await lastPlace(trx, list.key)),
        created_at: at,
        updated_at: at,
      })
      .execute();
    const item = await stored(trx, list.key, id);
    await recordChange(trx, 'CREATE', null, item, caller, at);
    return item;
  });
}

export async function updateItem(
  { database, clock }: Services,
  list: List,
  id: string,
  input: ItemInput,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<ReferenceItem> {
  return await transaction(database, async (trx) => {
    const before = await findItem(trx, list.key, id);
    if (!before) throw notFound(`item of the list ${list.title}`);
    if (ifMatch !== undefined && ifMatch !== before.version) throw stale(before);
    await checked(trx, list, input, before);
    const at = clock();
    const { numUpdatedRows } = await trx
      .updateTable('reference_items')
      .set({ ...columnsOf(input, before.order), version: before.version + 1, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw stale(before);
    const item = await stored(trx, list.key, id);
    const event = before.active === item.active ? 'EDIT' : item.active ? 'ACTIVATE' : 'DEACTIVATE';
    await recordChange(trx, event, before, item, caller, at);
    return item;
  });
}

function readable(item: ReferenceItem): Record<string, string | null> {
  const attributes = Object.entries(item.attributes).map(([name, value]) => `${name} ${value}`);
  return {
    title: item.title,
    titleUr: item.titleUr,
    parent: item.parentTitle,
    attributes: attributes.length > 0 ? attributes.toSorted().join(', ').slice(0, 300) : null,
    order: String(item.order),
    active: String(item.active),
  };
}

async function checked(trx: Transaction, list: List, input: ItemInput, before: ReferenceItem | null) {
  const errors: FieldError[] = [];
  const parent = input.parentId && list.parent ? await findParent(trx, list.parent, input.parentId) : undefined;
  if (input.parentId && !parent)
    errors.push({ pointer: '/parentId', message: `This list has no such ${list.parent ?? 'parent'}.` });
  if (!input.parentId && list.parent && !list.parentOptional) {
    errors.push({ pointer: '/parentId', message: `Choose the ${list.parent} that it belongs to.` });
  }
  for (const name of Object.keys(input.attributes ?? {})) {
    if (!list.attributes?.some((known) => known === name)) {
      errors.push({ pointer: `/attributes/${name}`, ...fieldMessage('notAttribute') });
    }
  }
  errors.push(...(await wrongRanges(trx, list, input, before?.id)), ...wrongNumbers(input));
  if (await titleTaken(trx, list.key, input, before?.id)) {
    errors.push({ pointer: '/title', ...fieldMessage('itemNameTaken') });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return parent;
}

/** No number is of two items: whose it is decides how often it may be written to. */
async function wrongRanges(
  trx: Transaction,
  list: List,
  { title, attributes }: ItemInput,
  ownId: string | undefined,
): Promise<FieldError[]> {
  if (attributes?.prefixes === undefined) return [];
  const pointer = '/attributes/prefixes';
  const own = rangesIn(attributes.prefixes);
  if (!own) return [{ pointer, ...fieldMessage('numberRanges') }];
  const others = await trx
    .selectFrom('reference_items')
    .select(['name', 'attributes'])
    .where('list', '=', list.key)
    .$if(ownId !== undefined, (rows) => rows.where('id', '<>', ownId ?? ''))
    .execute();
  const known = others.map(({ name, attributes: has }) => ({ name, ranges: rangesIn(has.prefixes ?? '') ?? [] }));
  // Nor of two ranges of one.
  for (const [place, range] of own.entries()) {
    const before = { name: title, ranges: own.slice(0, place) };
    const holder = [...known, before].find(({ ranges }) => ranges.some((other) => overlaps(range, other)));
    if (holder) return [{ pointer, ...fieldMessage('rangeTaken', { range: wordsOf(range), of: holder.name }) }];
  }
  return [];
}

/** Whoever is contacted within a day is so within its week. */
function wrongNumbers({ attributes: { mostADay, mostAWeek } = {} }: ItemInput): FieldError[] {
  if (mostADay === undefined || mostAWeek === undefined || mostADay <= mostAWeek) return [];
  return [{ pointer: '/attributes/mostAWeek', ...fieldMessage('tooSmall', { min: mostADay }) }];
}

async function findParent(trx: Transaction, list: string, id: string) {
  return await trx
    .selectFrom('reference_items')
    .select('code')
    .where('list', '=', list)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function titleTaken(
  trx: Transaction,
  list: ListKey,
  input: ItemInput,
  ownId: string | undefined,
): Promise<boolean> {
  const same = await trx
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', input.title.trim().toLowerCase()))
    .where('parent_id', input.parentId ? '=' : 'is', input.parentId ?? null)
    .execute();
  return same.some(({ id }) => id !== ownId);
}

/** A renamed item keeps its code, so that its old name may be another one's code already. */
async function freeCode(trx: Transaction, list: ListKey, wanted: string): Promise<string> {
  const taken = await trx
    .selectFrom('reference_items')
    .select('code')
    .where('list', '=', list)
    .where((eb) => eb.or([eb('code', '=', wanted), eb('code', 'like', `${wanted.replaceAll(/[\\%_]/g, '\\$&')}-%`)]))
    .execute();
  const codes = new Set(taken.map(({ code }) => code));
  let code = wanted;
  for (let n = 2; codes.has(code); n++) code = `${wanted}-${n}`;
  return code;
}

async function lastPlace(trx: Transaction, list: ListKey): Promise<number> {
  const { last } = await trx
    .selectFrom('reference_items')
    .select((eb) => eb.fn.max('sort').as('last'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

function columnsOf(input: ItemInput, place: number) {
  return {
    name: input.title.trim(),
    name_ur: input.titleUr?.trim() || null,
    parent_id: input.parentId ?? null,
    attributes: JSON.stringify(input.attributes ?? {}),
    sort: input.order ?? place,
    active: input.active ?? true,
  };
}

async function stored(trx: Transaction, list: ListKey, id: string): Promise<ReferenceItem> {
  const item = await findItem(trx, list, id);
  if (!item) throw new Error(`The item ${id} of ${list} was written and is not there`);
  return item;
}

async function recordChange(
  trx: Transaction,
  event: ItemEvent,
  before: ReferenceItem | null,
  after: ReferenceItem,
  caller: Caller,
  at: Date,
): Promise<void> {
  await recordStep(trx, {
    entity: ITEM_ENTITY,
    id: after.id,
    event,
    from: before && stateOf(before),
    to: stateOf(after),
    version: after.version,
    facts: { changes: changesBetween(before && readable(before), readable(after)) },
    by: { id: caller.id, name: caller.name },
    at,
  });
}

function stateOf({ active }: ReferenceItem): string {
  return active ? 'active' : 'inactive';
}

function stale(now: ReferenceItem) {
  return conflict('stale', 'This item has changed since it was read. Reload it.', { state: stateOf(now), allowed: [] });
}
