import { defineManifest } from '../../manifest.ts';
import { queuePage } from '../../page.tsx';

export const badgesManifest = defineManifest({
  pages: {
    badges: queuePage(['badges'], async () => (await import('./badges.queue.tsx')).badgesQueue),
  },
  records: {
    badge: { screen: 'badges' },
  },
});
