import { sql } from 'kysely';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Risk, riskOf } from '../moderation/risk.ts';

/** What a full edit writes, and what it changed, old and new, for the history. */
export interface ListingEdit {
  columns: ListingColumns & RiskColumns & Partial<SellerColumns>;
  changes: Record<string, { before: unknown; after: unknown }>;
}

/** The farmer who offers it; what is typed in for nobody is offered by who typed it. */
export interface SellerColumns {
  farmer_id: string | null;
  seller_name: string;
  seller_name_ur: string | null;
}

interface RiskColumns {
  risk: Risk['level'];
  risk_reasons: string;
}

export interface ListingColumns {
  title: string;
  description: string;
  category_id: string;
  item_id: string;
  unit_price: number;
  unit: string;
  quantity: number;
  quality: string | null;
  expiry: string;
  contact: string;
  location_id: string | null;
  district_id: string | null;
  tags: string;
  meta_data: string;
}

/** The fields that a form and a full edit share. */
export interface ListingFields {
  title: string;
  description: string;
  categoryId: string;
  itemId: string;
  unitPrice: number;
  unit: string;
  quantity: number;
  quality?: string;
  expiryDt: string;
  contactNo: string;
  locationId?: string;
}

/** The history names what changed as the calls do. */
const FIELD_OF: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  category_id: 'category',
  item_id: 'item',
  unit_price: 'unitPrice',
  unit: 'unit',
  quantity: 'quantity',
  quality: 'quality',
  expiry: 'expiryDt',
  contact: 'contactNo',
  location_id: 'location',
  tags: 'tags',
  meta_data: 'metaData',
};

type MetaData = { key: string; value: string }[];

export function isListingEdit(value: unknown): value is ListingEdit {
  return typeof value === 'object' && value !== null && 'columns' in value && 'changes' in value;
}

export function isFullEdit(body: BodyOf<'updateListing'>): body is BodyOf<'updateListing'> & ListingFields {
  return body.title !== undefined;
}

/** The columns of a listing with its fields checked against the reference lists: 422 names the one that is unknown. */
export async function columnsFor(
  db: Executor,
  fields: ListingFields,
  lists: { tags: string[]; metaData: MetaData },
): Promise<ListingColumns> {
  const { categoryId, itemId, locationId } = fields;
  const ids = [categoryId, itemId, ...(locationId ? [locationId] : [])];
  const items = await db
    .selectFrom('reference_items')
    .select(['id', 'list', 'parent_id'])
    .where('id', 'in', ids)
    .execute();
  const find = (id: string, list: string) => items.find((item) => item.id === id.toLowerCase() && item.list === list);
  if (!find(categoryId, 'mandi-category')) throw invalid('/categoryId', fieldMessage('noSuchCategory'));
  const item = find(itemId, 'mandi-item');
  if (item?.parent_id !== categoryId.toLowerCase()) throw invalid('/itemId', fieldMessage('itemOfCategory'));
  const place = locationId ? find(locationId, 'tehsil') : undefined;
  if (locationId && !place) throw invalid('/locationId', fieldMessage('noSuchTehsil'));
  await checkValues(db, fields);
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    category_id: categoryId,
    item_id: itemId,
    unit_price: fields.unitPrice,
    unit: fields.unit,
    quantity: fields.quantity,
    quality: fields.quality ?? null,
    expiry: fields.expiryDt,
    contact: fields.contactNo,
    location_id: locationId ?? null,
    district_id: place?.parent_id ?? null,
    tags: JSON.stringify(lists.tags),
    meta_data: JSON.stringify(lists.metaData),
  };
}

/** An offer ends today at the earliest: one that had ended already would be shown to nobody. */
export function checkExpiry(expiry: string, today: string): void {
  if (expiry < today) throw invalid('/expiryDt', fieldMessage('expiryPassed', { day: today }));
}

/** A unit and a quality are values of their reference lists, also of items that are not offered any more. */
async function checkValues(db: Executor, { unit, quality }: ListingFields): Promise<void> {
  const known = await db
    .selectFrom('reference_items')
    .select(['list', sql<string | null>`attributes ->> 'value'`.as('value')])
    .where('list', 'in', ['unit', 'quality'])
    .execute();
  const has = (list: string, wanted: string) => known.some((item) => item.list === list && item.value === wanted);
  if (!has('unit', unit)) throw invalid('/unit', fieldMessage('noSuchUnit'));
  if (quality !== undefined && !has('quality', quality)) throw invalid('/quality', fieldMessage('noSuchQuality'));
}

/** A full edit of the listing as it is now: an absent optional field is cleared. */
export async function editOf(
  db: Executor,
  id: string,
  body: BodyOf<'updateListing'> & ListingFields,
  today: string,
): Promise<ListingEdit> {
  const columns = {
    ...(await columnsFor(db, body, { tags: body.tags ?? [], metaData: body.metaData ?? [] })),
    ...(body.creator && (await sellerColumns(db, id, body.creator))),
  };
  const before: Record<string, unknown> =
    (await db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()) ?? {};
  // An offer that has run out may be mended without prolonging it.
  if (columns.expiry !== before['expiry']) checkExpiry(columns.expiry, today);
  const changes: ListingEdit['changes'] = {};
  for (const [name, after] of Object.entries(columns)) {
    const old = typeof before[name] === 'object' && before[name] !== null ? JSON.stringify(before[name]) : before[name];
    const field = FIELD_OF[name];
    if (field !== undefined && old !== after) changes[field] = { before: old ?? null, after };
  }
  return { columns: { ...columns, ...riskColumns(columns) }, changes };
}

async function sellerColumns(db: Executor, listingId: string, farmerId: string): Promise<SellerColumns> {
  const seller = await sellerOf(db, farmerId);
  const { id, name, name_ur } = seller;
  const isOffered = db.selectFrom('listings').select('id').where('id', '=', listingId).where('farmer_id', '=', id);
  // What somebody has offered already may be corrected for them, whatever became of their profile.
  if (!(await isOffered.executeTakeFirst())) mustSell(seller);
  return { farmer_id: id, seller_name: name, seller_name_ur: name_ur };
}

export async function sellerOf(db: Executor, farmerId: string) {
  const farmer = await db
    .selectFrom('farmers')
    .select(['id', 'name', 'name_ur', 'country_code', 'msisdn', 'state'])
    .where('id', '=', farmerId)
    .executeTakeFirst();
  if (!farmer) throw invalid('/creator', fieldMessage('noSuchFarmer'));
  return farmer;
}

/** Who is suspended or closed offers nothing new. */
export function mustSell({ state }: Awaited<ReturnType<typeof sellerOf>>): void {
  if (state === 'suspended' || state === 'closed' || state === 'merged') {
    throw invalid('/creator', fieldMessage('farmerIsNotActive', { state }));
  }
}

export function riskColumns({ title, description }: { title: string; description: string }): RiskColumns {
  const { level, reasons } = riskOf(`${title}\n${description}`, { isOffer: true });
  return { risk: level, risk_reasons: JSON.stringify(reasons) };
}

/** `tags` and `metaData` of a form are JSON in text. */
export function listsOf(form: { tags?: string; metaData?: string }): { tags: string[]; metaData: MetaData } {
  const tags = parsedList('/tags', form.tags);
  const metaData = parsedList('/metaData', form.metaData);
  if (!tags.every(isTag) || tags.length > 20) {
    throw invalid('/tags', fieldMessage('tooManyTags'));
  }
  if (!metaData.every(isPair) || metaData.length > 20) {
    throw invalid('/metaData', fieldMessage('tooManyPairs'));
  }
  return { tags, metaData };
}

function isTag(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 40;
}

function isPair(value: unknown): value is { key: string; value: string } {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  if (!('key' in value) || !('value' in value)) return false;
  const { key, value: text } = value;
  return typeof key === 'string' && key !== '' && key.length <= 40 && typeof text === 'string' && text.length <= 200;
}

function parsedList(pointer: string, text: string | undefined): unknown[] {
  if (text === undefined || text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // Not JSON: refused below in the same words as JSON that is no list.
  }
  throw invalid(pointer, fieldMessage('sendJsonList'));
}
