import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const lovsManifest = defineManifest({
  pages: {
    referenceLists: page(
      ['lovs', 'editing'],
      async () => (await import('./ReferenceListsPage.tsx')).ReferenceListsPage,
    ),
  },
  records: {},
});
