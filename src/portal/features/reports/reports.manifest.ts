import { queuePage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const reportsManifest = defineManifest({
  pages: {
    reportedPosts: queuePage(
      ['conduct', 'forum', 'posts', 'reports'],
      async () => (await import('./reports.queue.tsx')).reportedPostsQueue,
    ),
    reportedListings: queuePage(
      ['conduct', 'listings', 'reports', 'reportedListings', 'units'],
      async () => (await import('./reports.queue.tsx')).reportedListingsQueue,
    ),
  },
  records: {
    report: { screen: 'reportedPosts' },
  },
});
