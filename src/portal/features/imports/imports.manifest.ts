import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const importsManifest = defineManifest({
  pages: {
    bulkActions: page(
      ['imports', 'records', 'workflow'],
      async () => (await import('./BulkActionsPage.tsx')).BulkActionsPage,
    ),
  },
  records: {},
});
