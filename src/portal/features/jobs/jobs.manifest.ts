import { listPage, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { beginning } from '../../paths.ts';

export const jobsManifest = defineManifest({
  pages: {
    jobs: listPage(['jobs', 'campaigns'], async () => (await import('./jobs.list.tsx')).jobsList),
    job: recordPage(['jobs', 'campaigns'], async () => (await import('./job.record.tsx')).jobRecord),
  },
  records: {
    job: { screen: 'jobs', describe: async () => (await import('./job.entity.ts')).jobs },
  },
  begun: (name) => (name === 'job' ? { screen: 'jobs', href: beginning('jobs', name) } : null),
});
