import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const dashboardManifest = defineManifest({
  pages: {
    dashboard: page(['workflow', 'weather'], async () => (await import('./DashboardPage.tsx')).DashboardPage),
  },
  records: {},
});
