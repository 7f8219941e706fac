import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Services } from '../../platform/feature.ts';
import { isInForce } from '../../records/two-person.ts';
import { reportsOf } from '../reports/report.queries.ts';
import { twoPerson as rule } from './mandi.entity.ts';
import type { Listing } from './mandi.list.ts';

type ListingRecord = components['schemas']['ListingRecord'];

/** One listing with its seller's record and its reports. */
export async function listingRecord(
  services: Pick<Services, 'database' | 'clock'>,
  listing: Listing,
): Promise<ListingRecord> {
  const { id } = listing;
  const seller = listing.creator.kind === 'farmer' ? await sellerOf(services, listing.creator.id) : null;
  const reports = await reportsOf(services.database, 'listing', [id]);
  const { enteredBy, twoPerson } = await services.database
    .selectFrom('listings')
    .select(['created_by as enteredBy', isInForce(rule).as('twoPerson')])
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
