import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { pagesWithFields } from './history.places.ts';

export const historyManifest = defineManifest({
  pages: {
    history: page(
      ['history', 'accounts', 'editing', 'records', 'workflow', ...pagesWithFields],
      async () => (await import('./HistoryPage.tsx')).HistoryPage,
    ),
  },
  records: {},
});
