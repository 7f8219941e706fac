import { keepPreviousData } from '@tanstack/react-query';
import type { components, operations } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import type { ListPageOf, ListQuery, RowsResult } from '../../workflow/rows.ts';
import type { Sending } from '../../workflow/sending.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

export type Listing = components['schemas']['Listing'];
export type ListingRecord = components['schemas']['ListingRecord'];
export type ListingChange = components['schemas']['ListingChange'];
type Query = NonNullable<operations['listListings']['parameters']['query']>;
type Review = Listing['review'];

const REVIEWS: readonly string[] = ['pending', 'approved', 'rejected', 'deleted'];

/** The list's filters by the names of the call. */
export function listingFilter({ search, status, filters }: ListQuery) {
  const reviews = status.filter((state): state is Review => REVIEWS.includes(state));
  const flag = (name: string) => (filters[name]?.[0] === undefined ? undefined : filters[name][0] === 'true');
  const [isActive, expired, reported] = [flag('isActive'), flag('expired'), flag('reported')];
  return {
    ...(search !== '' && { search }),
    ...(reviews.length > 0 && { status: reviews }),
    ...(isActive !== undefined && { isActive }),
    ...(filters['category'] && { category: [...filters['category']] }),
    ...(filters['district'] && { district: [...filters['district']] }),
    ...(expired !== undefined && { expired }),
    ...(reported !== undefined && { reported }),
  };
}

function listingQuery(query: ListQuery): Query {
  const { limit, offset } = query;
  // The list's description offers only orders that the call knows.
  return { ...listingFilter(query), sort: query.sort as Query['sort'], limit, offset, counts: true };
}

export function useListings(query: ListQuery): RowsResult<Listing> {
  return $api.useQuery(
    'get',
    '/mandi/listing/all',
    { params: { query: listingQuery(query) } },
    { placeholderData: keepPreviousData },
  );
}

export async function loadListings(query: ListQuery): Promise<ListPageOf<Listing>> {
  return await answerOf(api.GET('/mandi/listing/all', { params: { query: listingQuery(query) } }));
}

export function useListing(id: string) {
  return $api.useQuery('get', '/mandi/listing/{id}', { params: { path: { id } } });
}

export async function refreshListings(): Promise<void> {
  await invalidate('/mandi', '/workflow', '/stats', '/dashboard');
}

export async function sendListingEvent(sending: Sending): Promise<unknown> {
  const { id, version, event, payload } = sending;
  const header = { 'If-Match': `"${version}"` };
  if (event === 'APPROVE') {
    return answerOf(api.PUT('/mandi/listing/approve/{id}', { params: { path: { id }, header } }));
  }
  if (event === 'DELETE') return answerOf(api.DELETE('/mandi/listing/{id}', { params: { path: { id }, header } }));
  if (event === 'TOGGLE') {
    const body = { id, isActive: payload['isActive'] === true };
    return answerOf(api.PUT('/mandi/listing', { params: { header }, body }));
  }
  return sendWorkflowEvent('listing', sending);
}

export async function editListing(version: number, body: ListingChange): Promise<void> {
  await answerOf(api.PUT('/mandi/listing', { params: { header: { 'If-Match': `"${version}"` } }, body }));
  await refreshListings();
}

export async function createListing(form: FormData): Promise<Listing> {
  const response = await fetchFile('/mandi/listing', {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': newKey() },
  });
  const made: Listing = await response.json();
  await refreshListings();
  return made;
}

export async function changePictures(version: number, form: FormData): Promise<void> {
  await fetchFile('/mandi/listing/images', {
    method: 'PUT',
    body: form,
    headers: { 'idempotency-key': newKey(), 'if-match': `"${version}"` },
  });
  await refreshListings();
}
