import { msisdnOf } from '../../../../machines/shared/phone.ts';
import type { Option } from '../../ui/Option.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import type { Listing, ListingChange } from './listings.data.ts';

/** An offer as it is typed. */
export interface Offer {
  title: string;
  categoryId: string | null;
  itemId: string | null;
  description: string;
  unitPrice: number | null;
  unit: string;
  quantity: number | null;
  quality: string;
  expiryDt: string | null;
  contactNo: string;
  /** A tehsil. */
  locationId: string | null;
  /** Parted by commas. */
  tags: string;
  breed: string;
  kind: string;
}

/** An offer that is entered for a farmer. */
export interface NewOffer extends Offer {
  creator: string | null;
  /** The creator as a draft that comes back is to name them. */
  farmer: Option | null;
}

export const emptyOffer: Offer = {
  title: '',
  categoryId: null,
  itemId: null,
  description: '',
  unitPrice: null,
  unit: '',
  quantity: null,
  quality: '',
  expiryDt: null,
  contactNo: '',
  locationId: null,
  tags: '',
  breed: '',
  kind: '',
};

const pairOf = (listing: Listing, key: string) => listing.metaData.find((pair) => pair.key === key)?.value ?? '';

/** Under which name what is typed over an offer is kept on this device. */
export const draftName = ({ id }: Listing) => `offer ${id}`;

export function offerOf(listing: Listing): Offer {
  const { title, description, unitPrice, unit, quantity, expiryDt, contactNo } = listing;
  return {
    title,
    description,
    unitPrice,
    unit,
    quantity,
    expiryDt,
    contactNo: phoneWritten(contactNo),
    categoryId: listing.category.id,
    itemId: listing.item.id,
    locationId: listing.location?.id ?? null,
    quality: listing.quality ?? '',
    tags: listing.tags.join(', '),
    breed: pairOf(listing, 'breed'),
    kind: pairOf(listing, 'category'),
  };
}

const REQUIRED = [
  'title',
  'categoryId',
  'itemId',
  'description',
  'unitPrice',
  'unit',
  'quantity',
  'expiryDt',
  'contactNo',
] as const;

/** The fields that an offer cannot be sent without and that are empty. */
export function missingIn(offer: Offer): ReadonlySet<string> {
  return new Set(REQUIRED.filter((name) => offer[name] === null || offer[name] === '' || offer[name] === 0));
}

export function missingInNew(offer: NewOffer): ReadonlySet<string> {
  return new Set([...(offer.creator === null ? ['creator'] : []), ...missingIn(offer)]);
}

export function tagsOf(offer: Offer): string[] {
  const words = offer.tags.split(/[,،]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 20);
}

/** Breed and category as typed; other pairs the listing carries are kept. */
export function metaDataOf(offer: Offer, kept: Listing['metaData'] = []): Listing['metaData'] {
  const own = [
    { key: 'breed', value: offer.breed.trim() },
    { key: 'category', value: offer.kind.trim() },
  ];
  return [
    ...own.filter(({ value }) => value !== ''),
    ...kept.filter(({ key }) => key !== 'breed' && key !== 'category'),
  ];
}

/** A full edit of the listing. Call only when nothing is missing. */
export function changeOf(listing: Listing, offer: Offer): ListingChange {
  return {
    ...partsOf(offer),
    id: listing.id,
    tags: tagsOf(offer),
    metaData: metaDataOf(offer, listing.metaData),
    isActive: listing.isActive,
  };
}

/** A new listing as the call takes it. Call only when nothing is missing. */
export function listingForm(offer: NewOffer, images: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(partsOf(offer))) form.append(name, String(value));
  if (offer.creator) form.append('creator', offer.creator);
  form.append('tags', JSON.stringify(tagsOf(offer)));
  form.append('metaData', JSON.stringify(metaDataOf(offer)));
  for (const image of images) form.append('images', image);
  return form;
}

function partsOf(offer: Offer) {
  const { title, description, unit, quality, contactNo } = offer;
  return {
    title: title.trim(),
    description: description.trim(),
    unit,
    categoryId: offer.categoryId ?? '',
    itemId: offer.itemId ?? '',
    unitPrice: offer.unitPrice ?? 0,
    quantity: offer.quantity ?? 0,
    expiryDt: offer.expiryDt ?? '',
    contactNo: msisdnOf(contactNo) ?? '',
    ...(quality !== '' && { quality }),
    ...(offer.locationId && { locationId: offer.locationId }),
  };
}
