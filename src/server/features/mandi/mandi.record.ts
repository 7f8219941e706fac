import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { reportsOf } from '../forum/report.queries.ts';
import { findListing } from './mandi.queries.ts';
import { isTwoPerson } from './mandi.store.ts';

type ListingRecord = components['schemas']['ListingRecord'];

/** One listing with its seller's record and its reports. */
export async function findListingRecord(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
): Promise<ListingRecord | undefined> {
  const listing = await findListing(services, id);
  if (!listing) return undefined;
  const seller = listing.creator.kind === 'farmer' ? await sellerOf(services, listing.creator.id) : null;
  const reports = await reportsOf(services.database, 'listing', [id]);
  const { enteredBy, twoPerson } = await services.database
    .selectFrom('listings')
    .select(['created_by as enteredBy', isTwoPerson.as('twoPerson')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...listing, seller, reports: reports.get(id) ?? [], enteredBy, twoPerson };
}

async function sellerOf({ database }: Pick<Services, 'database'>, farmerId: string | null) {
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
  return {
    id: farmer.id,
    name: farmer.name,
    msisdn: `${farmer.country_code}${farmer.msisdn}`,
    state: farmer.state,
    since: farmer.created_at.toISOString(),
    listings: Object.fromEntries(byReview.map(({ review, n }) => [review, n])),
  };
}
