import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Services } from '../../platform/feature.ts';
import { isInForce } from '../../records/two-person.ts';
import { twinsOf, type Written, writerOf } from '../moderation/writer.ts';
import { reportsOf } from '../reports/report.queries.ts';
import { twoPerson as rule } from './mandi.entity.ts';
import type { Listing } from './mandi.list.ts';

type ListingRecord = components['schemas']['ListingRecord'];

const writtenListings: Written = {
  table: 'listings',
  state: 'review',
  authorName: 'seller_name',
  title: 'title',
  decisions: ['APPROVE', 'REJECT', 'RETURN_TO_PENDING'],
};

/** One listing with its seller's record and its reports. */
export async function listingRecord(
  services: Pick<Services, 'database' | 'clock'>,
  listing: Listing,
): Promise<ListingRecord> {
  const { id } = listing;
  const { database } = services;
  const { kind, id: writer } = listing.creator;
  const seller = kind === 'farmer' && writer ? await sellerOf(database, writer, id) : null;
  const reports = await reportsOf(database, 'listing', [id]);
  const twins = await twinsOf(database, writtenListings, id);
  const { enteredBy, twoPerson } = await database
    .selectFrom('listings')
    .select(['created_by as enteredBy', isInForce(rule).as('twoPerson')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...listing, seller, twins, reports: reports.get(id) ?? [], enteredBy, twoPerson };
}

async function sellerOf(database: Database, farmerId: string, listingId: string): Promise<ListingRecord['seller']> {
  const writer = await writerOf<Listing['review']>(database, writtenListings, farmerId, listingId);
  if (!writer) return null;
  const { byState: listings, acres: _, earlier, ...person } = writer;
  return {
    ...person,
    listings,
    earlier: earlier.map(({ id, title, ...step }) => ({ listingId: id, title: title ?? '', ...step })),
  };
}
