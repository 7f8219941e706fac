import { defineManifest } from '../../manifest.ts';
import { page } from '../../page.tsx';

export const dashboardManifest = defineManifest({
  pages: {
    dashboard: page(['workflow'], async () => (await import('./DashboardPage.tsx')).DashboardPage),
  },
  records: {},
});
