import { listPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const jobsManifest = defineManifest({
  pages: {
    jobs: listPage(['jobs'], async () => (await import('./jobs.list.tsx')).jobsList),
  },
  records: {
    job: { screen: 'jobs' },
  },
});
