import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api, fetchFile } from '../../api/client.ts';
import { refresh } from '../../workflow/entity.data.ts';
import { listings } from './listing.entity.ts';

export type Listing = components['schemas']['Listing'];
export type ListingRecord = components['schemas']['ListingRecord'];
export type ListingChange = components['schemas']['ListingChange'];
export async function editListing(version: number, body: ListingChange): Promise<void> {
  await answerOf(api.PUT('/mandi/listing', { params: { header: { 'If-Match': `"${version}"` } }, body }));
  await refresh(listings);
}

export async function createListing(form: FormData): Promise<Listing> {
  const response = await fetchFile('/mandi/listing', {
    method: 'POST',
    body: form,
  });
  const made: Listing = await response.json();
  await refresh(listings);
  return made;
}

export async function changePictures(version: number, form: FormData): Promise<void> {
  await fetchFile('/mandi/listing/images', {
    method: 'PUT',
    body: form,
    headers: { 'if-match': `"${version}"` },
  });
  await refresh(listings);
}
