import { listPage, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const jobsManifest = defineManifest({
  pages: {
    jobs: listPage(['jobs'], async () => (await import('./jobs.list.tsx')).jobsList),
    job: recordPage(['jobs'], async () => (await import('./job.record.tsx')).jobRecord),
  },
  records: {
    job: { screen: 'jobs', describe: async () => (await import('./job.entity.ts')).jobs },
  },
});
