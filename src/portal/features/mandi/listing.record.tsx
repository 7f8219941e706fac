import { noListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { path } from '../../paths.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { ListingSide } from './ListingSide.tsx';
import { type ListingRecord, loadListings, refreshListings, sendListingEvent, useListing } from './listings.data.ts';
import { listingKeys } from './listings.keys.ts';
import { OfferSection } from './OfferSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { ToggleForm } from './ToggleForm.tsx';
import { ValueWord } from './ValueWord.tsx';

export const listingRecord = defineRecord<ListingRecord>({
  entity: 'listing',
  namespace: 'listings',
  list: { key: 'listings', screen: path('listings'), loadRows: loadListings },
  keys: listingKeys,
  href: (id) => path('listing', id),
  useRecord: useListing,
  refresh: refreshListings,
  subjectOf: ({ id, state, version, review, enteredBy, twoPerson }) => ({
    id,
    state,
    version,
    facts: { ...noListingFacts, exists: review !== 'deleted', createdBy: enteredBy, twoPerson },
  }),
  send: sendListingEvent,
  number: (listing) => String(listing.number),
  title: (listing) => listing.title,
  figure: (listing) => (
    <>
      PKR {listing.unitPrice.toLocaleString('en-GB')} / <ValueWord list="unit" value={listing.unit} />
    </>
  ),
  since: (listing) => listing.stateSince,
  facts: (listing) =>
    [
      <ReferenceWord key="item" list="mandi-item" of={listing.item} />,
      <bdi key="seller">{listing.creator.name}</bdi>,
      listing.location?.district && (
        <ReferenceWord key="district" list="district" of={{ title: listing.location.district }} />
      ),
    ].filter(Boolean),
  sections: [
    { key: 'offer', Content: OfferSection },
    { key: 'pictures', count: (listing) => listing.images.length, Content: PicturesSection },
  ],
  Side: ListingSide,
  actions: ['APPROVE', 'REJECT', 'RETURN_TO_PENDING', 'TOGGLE', 'DELETE', 'RESTORE', 'EDIT', 'IMAGES'],
  forms: { TOGGLE: ToggleForm },
  inSection: { EDIT: 'offer', IMAGES: 'pictures' },
  compared: ['state', 'title', 'description', 'unitPrice', 'quantity', 'unit', 'expiryDt', 'tags', 'images'],
  sayField: (key, value) => {
    if (key === 'state' && typeof value === 'string') return <StateBadge entity="listing" state={value} />;
    if (key === 'images' && Array.isArray(value)) return String(value.length);
    return Array.isArray(value) ? value.join(', ') : undefined;
  },
});
