import { queuePage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const badgesManifest = defineManifest({
  pages: {
    badges: queuePage(['badges', 'conduct'], async () => (await import('./badges.queue.tsx')).badgesQueue),
  },
  records: {
    badge: { screen: 'badges' },
  },
});
