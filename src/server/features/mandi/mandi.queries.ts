import { type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { QueryOf, Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Attachment, attachmentsOf } from '../../records/attachments.store.ts';
import { anyOf, type Condition, contains, given, karachiDay, orderBy } from '../../records/conditions.ts';
import { lastStepOf } from '../../records/last-step.ts';

export type Listing = components['schemas']['Listing'];
type Sort = NonNullable<QueryOf<'listListings'>['sort']>;

export interface ListingFilter {
  status?: string[];
  isActive?: boolean;
  expired?: boolean;
  reported?: boolean;
  category?: string[];
  item?: string[];
  district?: string[];
  creator?: string;
  search?: string;
}

interface Page {
  sort: Sort;
  limit: number;
  offset: number;
}

type Parts = Pick<Services, 'database' | 'clock'>;

const sortColumns = {
  number: 'l.number',
  title: 'lower(l.title)',
  unitPrice: 'l.unit_price',
  quantity: 'l.quantity',
  expiryDt: 'l.expiry',
  createdAt: 'l.created_at',
  stateSince: 'l.state_since',
} as const;

export async function listListings(services: Parts, filter: ListingFilter, page: Page): Promise<Listing[]> {
  const now = services.clock();
  const rows = await wholeRows(services.database, now)
    .where((eb) => eb.and(listingConditions(filter, now)))
    .orderBy(orderBy(page.sort, sortColumns, 'l.number'))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return await listingsOf(services, rows, now);
}

export async function findListing(services: Parts, id: string): Promise<Listing | undefined> {
  const now = services.clock();
  const rows = await wholeRows(services.database, now).where('l.id', '=', id).execute();
  return (await listingsOf(services, rows, now))[0];
}

/** How many listings match: in each review, shown or hidden, and expired. The filter's own reviews are not looked at. */
export async function countListings({ database, clock }: Parts, filter: ListingFilter) {
  const now = clock();
  const rows = await database
    .selectFrom('listings as l')
    .select(['l.review', 'l.shown', sql<boolean>`l.expiry < ${karachiDay(now)}::date`.as('expired')])
    .select(sql<number>`count(*)::int`.as('n'))
    .where((eb) => eb.and(listingConditions({ ...filter, status: EVERY_REVIEW }, now)))
    .groupBy(['l.review', 'l.shown', sql`3`])
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0, deleted: 0, active: 0, inactive: 0, expired: 0 };
  for (const { review, shown, expired, n } of rows) {
    counts[review] += n;
    if (review === 'deleted') continue;
    counts[shown] += n;
    if (expired) counts.expired += n;
  }
  return counts;
}

export async function matchingListingIds(db: Executor, filter: ListingFilter, now: Date, most: number) {
  const rows = await db
    .selectFrom('listings as l')
    .select('l.id')
    .where((eb) => eb.and(listingConditions(filter, now)))
    .orderBy('l.state_since')
    .orderBy('l.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export const EVERY_REVIEW = ['pending', 'approved', 'rejected', 'deleted'];
const NOT_DELETED = ['pending', 'approved', 'rejected'];

/** The reviews that a list without a wish of its own shows. */
export function reviewsOf({ status }: ListingFilter): string[] {
  return status === undefined || status.length === 0 ? NOT_DELETED : [...new Set(status)];
}

export function listingConditions(filter: ListingFilter, now: Date): Condition[] {
  return [
    ...anyOf('l.review', reviewsOf(filter), 'text'),
    ...given(filter.isActive, (active) => sql<boolean>`l.shown = ${active ? 'active' : 'inactive'}`),
    ...given(filter.expired, (expired) => sql<boolean>`(l.expiry < ${karachiDay(now)}::date) = ${expired}`),
    ...given(filter.reported, (reported) => sql<boolean>`(l.open_reports > 0) = ${reported}`),
    ...anyOf('l.category_id', filter.category, 'uuid'),
    ...anyOf('l.item_id', filter.item, 'uuid'),
    ...anyOf('l.district_id', filter.district, 'uuid'),
    ...given(filter.creator, (creator) => sql<boolean>`l.farmer_id = ${creator}`),
    ...given(filter.search?.trim() || undefined, (text) =>
      contains(['l.title', 'l.description', 'l.seller_name', 'l.contact'], text, 'l.number'),
    ),
  ];
}

function wholeRows(db: Executor, now: Date) {
  return db
    .selectFrom('listings as l')
    .innerJoin('reference_items as category', 'category.id', 'l.category_id')
    .innerJoin('reference_items as item', 'item.id', 'l.item_id')
    .leftJoin('reference_items as place', 'place.id', 'l.location_id')
    .leftJoin('reference_items as district', 'district.id', 'l.district_id')
    .leftJoin('claims as c', (join) =>
      join.on('c.entity', '=', 'listing').on(sql<boolean>`c.record_id = l.id::text`).on('c.until', '>', now),
    )
    .selectAll('l')
    .select([
      'category.name as category_title',
      'item.name as item_title',
      'place.name as place_title',
      'district.name as district_title',
      'c.person_id as claim_by',
      'c.person_name as claim_name',
      'c.until as claim_until',
    ]);
}

type RowOf<Query> = Query extends SelectQueryBuilder<infer _Db, infer _Tables, infer Row> ? Row : never;
type WholeRow = RowOf<ReturnType<typeof wholeRows>>;

async function listingsOf(services: Parts, rows: WholeRow[], now: Date): Promise<Listing[]> {
  const images = await attachmentsOf(
    services,
    services.database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => listingOf(row, images.get(row.id) ?? [], karachiDay(now)));
}

function listingOf(row: WholeRow, images: Attachment[], today: string): Listing {
  const expired = row.expiry < today;
  const isActive = row.shown === 'active';
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    review: row.review,
    isActive,
    expired,
    visible: row.review === 'approved' && isActive && !expired,
    version: row.version,
    title: row.title,
    description: row.description,
    category: { id: row.category_id, title: row.category_title },
    item: { id: row.item_id, title: row.item_title },
    unitPrice: row.unit_price,
    unit: row.unit,
    quantity: row.quantity,
    quality: row.quality,
    expiryDt: row.expiry,
    creator: {
      id: row.farmer_id ?? row.created_by,
      name: row.seller_name,
      nameUr: row.seller_name_ur,
      kind: row.farmer_id === null ? 'staff' : 'farmer',
      district: row.district_title,
    },
    contactNo: row.contact,
    location:
      row.location_id && row.place_title
        ? { id: row.location_id, title: row.place_title, district: row.district_title }
        : null,
    tags: row.tags,
    metaData: row.meta_data,
    images,
    risk: { level: row.risk, reasons: row.risk_reasons as Listing['risk']['reasons'] },
    openReports: row.open_reports,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    stateSince: row.state_since.toISOString(),
    lastStep: { ...lastStepOf(row), reason: row.last_reason },
    claim:
      row.claim_by && row.claim_name && row.claim_until
        ? { by: { id: row.claim_by, name: row.claim_name }, until: row.claim_until.toISOString() }
        : null,
  };
}
