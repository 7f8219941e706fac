import { defineManifest } from '../../manifest.ts';
import { page } from '../../page.tsx';

export const lovsManifest = defineManifest({
  pages: {
    referenceLists: page(['lovs'], async () => (await import('./ReferenceListsPage.tsx')).ReferenceListsPage),
  },
  records: {},
});
