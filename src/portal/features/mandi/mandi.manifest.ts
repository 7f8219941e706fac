import { listPage, queuePage, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { beginning } from '../../paths.ts';

export const mandiManifest = defineManifest({
  pages: {
    listings: listPage(['listings', 'units'], async () => (await import('./listings.list.tsx')).listingsList),
    listing: recordPage(
      ['conduct', 'listings', 'queues', 'units'],
      async () => (await import('./listing.record.tsx')).listingRecord,
    ),
    listingApproval: queuePage(
      ['conduct', 'listingApproval', 'listings', 'units'],
      async () => (await import('./listings.queue.tsx')).listingsQueue,
    ),
  },
  records: {
    listing: {
      screen: 'listings',

      describe: async () => (await import('./listing.entity.ts')).listings,
    },
  },
  begun: (name) => (name === 'listing' ? { screen: 'listings', href: beginning('listings', name) } : null),
});
