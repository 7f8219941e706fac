import { queuePage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const reportsManifest = defineManifest({
  pages: {
    reportedPosts: queuePage(
      ['posts', 'reports'],
      async () => (await import('./reports.queue.tsx')).reportedPostsQueue,
    ),
    reportedListings: queuePage(
      ['reports', 'reportedListings'],
      async () => (await import('./reports.queue.tsx')).reportedListingsQueue,
    ),
  },
  records: {
    report: { screen: 'reportedPosts' },
  },
});
