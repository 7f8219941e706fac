import { noListingFacts } from '../../../../machines/mandi/listing.machine.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { handedFactsOf } from '../../workflow/handed.ts';
import { letters } from '../../workflow/letters.ts';

export const listings = defineEntity<'/mandi/listing/all', '/mandi/listing/{id}'>({
  workflow: 'listing',
  namespace: 'listings',
  screen: path('listings'),
  href: (id) => path('listing', id),
  calls: { list: '/mandi/listing/all', record: '/mandi/listing/{id}' },
  shownAt: ['/mandi', '/workflow', '/stats', '/dashboard'],
  number: (listing) => String(listing.number),
  title: (listing) => listing.title,
  detail: (listing) => nameOf(listing.creator),
  facts: ({ review, secondLook, ...row }) => ({
    ...noListingFacts,
    exists: review !== 'deleted',
    isDrawn: secondLook !== undefined,
    decidedBy: secondLook?.by.id ?? null,
    ...handedFactsOf(row),
  }),
  wholeFacts: ({ enteredBy, twoPerson }) => ({ createdBy: enteredBy, twoPerson }),
  keys: [
    { key: letters.approve, event: 'APPROVE' },
    { key: letters.reject, event: 'REJECT' },
    { key: letters.giveBack, event: 'RETURN_TO_PENDING' },
  ],
  reasons: { kind: 'listing', language: () => 'ur' },
  compared: ['state', 'title', 'description', 'unitPrice', 'quantity', 'unit', 'expiryDt', 'tags', 'images'],
});
