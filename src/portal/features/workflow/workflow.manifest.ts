import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const workflowManifest = defineManifest({
  pages: {
    twoPerson: page(
      ['twoPerson', 'records', 'workflow'],
      async () => (await import('./TwoPersonPage.tsx')).TwoPersonPage,
    ),
  },
  records: {},
});
