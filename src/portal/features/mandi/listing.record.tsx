import { rupeesIn } from '../../format.ts';
import { PersonLink } from '../../moderation/PersonLink.tsx';
import { nameOf } from '../../person-name.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { ListingSide } from './ListingSide.tsx';
import { listings } from './listing.entity.ts';
import type { ListingRecord } from './listings.data.ts';
import { OfferSection } from './OfferSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { ToggleForm } from './ToggleForm.tsx';

export const listingRecord = defineRecord<ListingRecord>({
  entity: listings,
  figure: (listing) => (
    <>
      PKR {rupeesIn('en-GB', listing.unitPrice)} / <ValueWord list="unit" value={listing.unit} />
    </>
  ),
  facts: (listing) =>
    [
      <ReferenceWord key="item" list="mandi-item" of={listing.item} />,
      <PersonLink key="seller" person={listing.creator}>
        <bdi>{nameOf(listing.creator)}</bdi>
      </PersonLink>,
      listing.location?.district && (
        <ReferenceWord key="district" list="district" of={{ title: listing.location.district }} />
      ),
    ].filter(Boolean),
  sections: [
    { key: 'offer', Content: OfferSection },
    { key: 'pictures', count: (listing) => listing.images.length, Content: PicturesSection },
  ],
  lists: { unit: 'unit', quality: 'quality' },
  Side: ListingSide,
  actions: ['APPROVE', 'REJECT', 'RETURN_TO_PENDING', 'TOGGLE', 'DELETE', 'RESTORE', 'EDIT', 'IMAGES'],
  forms: { TOGGLE: ToggleForm },
  inSection: { EDIT: 'offer', IMAGES: 'pictures' },
});
