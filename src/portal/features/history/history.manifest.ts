import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const historyManifest = defineManifest({
  pages: {
    history: page(
      ['history', 'accounts', 'editing', 'records', 'workflow'],
      async () => (await import('./HistoryPage.tsx')).HistoryPage,
    ),
  },
  records: {},
});
