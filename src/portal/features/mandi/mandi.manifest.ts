import { defineManifest } from '../../manifest.ts';
import { listPage, recordPage } from '../../page.tsx';

export const mandiManifest = defineManifest({
  pages: {
    listings: listPage(['listings'], async () => (await import('./listings.list.tsx')).listingsList),
    listing: recordPage(['listings'], async () => (await import('./listing.record.tsx')).listingRecord),
  },
  records: {
    listing: {
      screen: 'listings',
      page: 'listing',
      describe: async () => (await import('./listing.entity.ts')).listings,
    },
  },
});
