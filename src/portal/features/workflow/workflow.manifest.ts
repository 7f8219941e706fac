import { defineManifest } from '../../manifest.ts';
import { page } from '../../page.tsx';

export const workflowManifest = defineManifest({
  pages: {
    twoPerson: page(
      ['twoPerson', 'records', 'workflow'],
      async () => (await import('./TwoPersonPage.tsx')).TwoPersonPage,
    ),
  },
  records: {},
});
