import { Flag, Undo2 } from 'lucide-react';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import {
  decidedSorts,
  defineQueue,
  type QueueDecision,
  type QueueTab,
  riskSort,
  SECOND_LOOK,
  secondLook,
} from '../../queues/queue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { letters } from '../../workflow/letters.ts';
import { ListingContent } from './ListingContent.tsx';
import { ListingContext } from './ListingContext.tsx';
import { listings } from './listing.entity.ts';
import { listingFilters } from './listing.filters.ts';
import type { Listing, ListingRecord } from './listings.data.ts';
import { ForHowMuch, Price } from './PriceWords.tsx';

const decisions: readonly QueueDecision[] = [
  { key: 'return', letter: letters.giveBack, event: 'RETURN_TO_PENDING', tone: 'neutral', icon: Undo2 },
  { key: 'reject', letter: letters.reject, event: 'REJECT', tone: 'danger', reasons: 'listing', bulk: true },
  { key: 'approve', letter: letters.approve, event: 'APPROVE', tone: 'accent', bulk: true },
];

const waitingAnew = [
  { key: 'oldest', by: 'stateSince' },
  { key: 'newest', by: '-stateSince' },
];

const tab = (review: 'pending' | 'approved' | 'rejected'): QueueTab => ({
  key: review,
  path: '/mandi/listing/all',
  query: { status: [review] },
  states: [review],
  // An approved listing that was edited waits anew: what waits is ordered by that.
  sorts: review === 'pending' ? [...waitingAnew, riskSort] : decidedSorts,
});

/** What others decided and chance has drawn. */
const again: QueueTab = {
  key: SECOND_LOOK,
  path: '/mandi/listing/all',
  query: { status: ['approved', 'rejected'], secondLook: 'true' },
  states: ['approved', 'rejected'],
  sorts: [{ key: 'decidedFirst', by: 'stateSince' }],
  decisions: secondLook,
};

export const listingsQueue = defineQueue<Listing, ListingRecord>({
  entity: listings,
  namespace: 'listingApproval',
  screen: path('listingApproval'),
  tabs: [{ ...tab('pending'), bulkFilter: { status: ['pending'] } }, tab('approved'), tab('rejected'), again],
  filters: listingFilters,
  author: {
    filter: 'creator',
    id: ({ creator }) => (creator.kind === 'farmer' ? creator.id : null),
    name: ({ creator }) => nameOf(creator),
  },
  row: {
    name: (listing) => listing.title,
    excerpt: (listing) => ({ whole: <Price of={listing} />, text: <ForHowMuch listing={listing} /> }),
    at: (listing) => listing.stateSince,
    risk: (listing) => listing.risk,
    media: (listing) => listing.images,
    mark: (listing) => listing.openReports > 0 && <Icon of={Flag} small />,
  },
  Content: ListingContent,
  Context: ListingContext,
  decisions,
  messageLanguage: () => 'ur',
});
