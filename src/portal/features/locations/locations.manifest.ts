import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const locationsManifest = defineManifest({
  pages: { locations: page(['locations'], async () => (await import('./LocationsPage.tsx')).LocationsPage) },
  records: {},
});
