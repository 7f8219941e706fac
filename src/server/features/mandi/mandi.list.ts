import { type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { type Attachment, attachmentsOf } from '../../records/attachments.store.ts';
import { karachiDay } from '../../records/conditions.ts';
import { equals, type FiltersOf, matching, oneOf, type SortsOf, whether } from '../../records/filters.ts';
import { describeList, type ListRow, recordOf } from '../../records/list.ts';
import { type Marks, marksOf } from '../../records/marks.ts';
import { containsOrNumber } from '../../records/search.ts';
import type { ListingsTable } from './mandi.tables.ts';

export type Listing = components['schemas']['Listing'];

const filters = {
  isActive: whether("r.shown = 'active'"),
  expired: {
    accepts: (given) => typeof given === 'boolean',
    condition: (expired: boolean, now: Date) => sql<boolean>`(r.expiry < ${karachiDay(now)}::date) = ${expired}`,
  },
  reported: whether('r.open_reports > 0'),
  category: oneOf('r.category_id', 'uuid'),
  item: oneOf('r.item_id', 'uuid'),
  district: oneOf('r.district_id', 'uuid'),
  creator: equals('r.farmer_id'),
  risk: oneOf('r.risk'),
  pictures: whether("exists (select from attachments a where a.owner_id = r.id and a.kind = 'image')"),
  search: matching((text) =>
    containsOrNumber(['r.title', 'r.description', 'r.seller_name'], 'r.contact', text, 'r.number'),
  ),
} satisfies FiltersOf<'listListings'>;

/** Of a state such as `approved+active`. */
const isShown = (shown: string) => (state: string) => state.endsWith(`+${shown}`) && !state.startsWith('deleted');

const sorts = {
  number: { column: 'r.number', index: 'whole' },
  title: 'lower(r.title)',
  unitPrice: 'r.unit_price',
  quantity: 'r.quantity',
  expiryDt: 'r.expiry',
  createdAt: 'r.created_at',
  stateSince: { column: 'r.state_since', index: 'byState' },
  risk: `array_position('{low,medium,high}'::text[], r.risk)`,
} satisfies SortsOf<'listListings'>;

export const listingList = (services: Pick<Services, 'database' | 'clock'>) =>
  describeList({
    call: 'listListings',
    status: {
      column: 'r.review',
      values: ['pending', 'approved', 'rejected', 'deleted'],
      usual: ['pending', 'approved', 'rejected'],
      also: (now) => ({
        active: sql`r.shown = 'active' and r.review <> 'deleted'`,
        inactive: sql`r.shown = 'inactive' and r.review <> 'deleted'`,
        expired: sql`r.expiry < ${karachiDay(now)}::date and r.review <> 'deleted'`,
      }),
      alsoTallied: { active: isShown('active'), inactive: isShown('inactive') },
    },
    filters,
    sorts,
    order: '-createdAt',
    tie: 'r.number',
    oldestFirst: 'r.state_since, r.id',
    select: ({ db, claim, marks }) =>
      db
        .selectFrom('listings as r')
        .innerJoin('reference_items as category', 'category.id', 'r.category_id')
        .innerJoin('reference_items as item', 'item.id', 'r.item_id')
        .leftJoin('reference_items as place', 'place.id', 'r.location_id')
        .leftJoin('reference_items as district', 'district.id', 'r.district_id')
        .selectAll('r')
        .select(['category.name as category_title', 'item.name as item_title', 'place.name as place_title'])
        .select(['district.name as district_title', claim, marks]),
    async items(rows, { db, now }) {
      const images = await attachmentsOf(
        services,
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => listingOf(row, images.get(row.id) ?? [], karachiDay(now)));
    },
  });

type Row = ListRow & { marks: Marks } & Omit<Selectable<ListingsTable>, 'state'> & {
    category_title: string;
    item_title: string;
    place_title: string | null;
    district_title: string | null;
  };

function listingOf(row: Row, images: Attachment[], today: string): Listing {
  const expired = row.expiry < today;
  const isActive = row.shown === 'active';
  return {
    ...recordOf(row),
    ...marksOf(row),
    number: row.number,
    state: row.state,
    review: row.review,
    isActive,
    expired,
    visible: row.review === 'approved' && isActive && !expired,
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
  };
}
