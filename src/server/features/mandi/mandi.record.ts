import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { isInForce } from '../../records/two-person.ts';
import { authorOf } from '../moderation/author.ts';
import { reportsOf } from '../reports/report.queries.ts';
import { twoPerson as rule } from './mandi.entity.ts';
import type { Listing } from './mandi.list.ts';

type ListingRecord = components['schemas']['ListingRecord'];

const EARLIER_DECISIONS = 8;
const MAX_TWINS = 5;

/** One listing with its seller's record and its reports. */
export async function listingRecord(
  services: Pick<Services, 'database' | 'clock'>,
  listing: Listing,
): Promise<ListingRecord> {
  const { id } = listing;
  const seller = listing.creator.kind === 'farmer' ? await sellerOf(services, listing.creator.id, id) : null;
  const reports = await reportsOf(services.database, 'listing', [id]);
  const twins = await twinsOf(services.database, id);
  const { enteredBy, twoPerson } = await services.database
    .selectFrom('listings')
    .select(['created_by as enteredBy', isInForce(rule).as('twoPerson')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...listing, seller, twins, reports: reports.get(id) ?? [], enteredBy, twoPerson };
}

async function sellerOf({ database }: Pick<Services, 'database'>, farmerId: string | null, listingId: string) {
  if (farmerId === null) return null;
  const farmer = await database
    .selectFrom('farmers')
    .select(['id', 'name', 'country_code', 'msisdn', 'state', 'created_at'])
    .where('id', '=', farmerId)
    .executeTakeFirst();
  if (!farmer) return null;
  const byReview = await database
    .selectFrom('listings')
    .select(['review', sql<number>`count(*)::int`.as('n')])
    .where('farmer_id', '=', farmerId)
    .groupBy('review')
    .execute();
  const earlier = await database
    .selectFrom('listings')
    .select(['id', 'title', 'review', 'last_reason', 'last_by_id', 'last_by_name', 'last_at'])
    .where('farmer_id', '=', farmerId)
    .where('id', '<>', listingId)
    .where('last_event', 'in', ['APPROVE', 'REJECT', 'RETURN_TO_PENDING'])
    .orderBy('last_at', 'desc')
    .orderBy('number', 'desc')
    .limit(EARLIER_DECISIONS)
    .execute();
  return {
    id: farmer.id,
    name: farmer.name,
    msisdn: `${farmer.country_code}${farmer.msisdn}`,
    state: farmer.state,
    since: farmer.created_at.toISOString(),
    listings: Object.fromEntries(byReview.map(({ review, n }) => [review, n])),
    earlier: earlier.map((row) => ({
      listingId: row.id,
      title: row.title,
      state: row.review,
      reason: row.last_reason,
      by: { id: row.last_by_id, name: row.last_by_name },
      at: row.last_at.toISOString(),
    })),
  };
}

/** The other offers of the same words, whoever makes them and whatever was decided: those that wait first, then the newest. */
async function twinsOf(db: Executor, id: string): Promise<ListingRecord['twins']> {
  const rows = await db
    .selectFrom('listings as l')
    .leftJoin('reference_items as d', 'd.id', 'l.district_id')
    .select(['l.id', 'l.number', 'l.state', 'l.created_at', 'd.name as district'])
    .select(['l.farmer_id', 'l.created_by', 'l.seller_name as author_name', 'l.seller_name_ur as author_name_ur'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where(sql<boolean>`l.text_mark = (select text_mark from listings where id = ${id})`)
    .where('l.id', '<>', id)
    .orderBy(sql`(l.review = 'pending') desc, l.created_at desc, l.number desc`)
    .limit(MAX_TWINS)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      creator: authorOf(row, row.district),
      createdAt: row.created_at.toISOString(),
    })),
  };
}
