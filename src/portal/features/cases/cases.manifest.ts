import { listPage, page, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { path } from '../../paths.ts';

export const casesManifest = defineManifest({
  pages: {
    cases: listPage(['cases'], async () => (await import('./cases.list.tsx')).casesList),
    case: recordPage(['cases', 'queues'], async () => (await import('./case.record.tsx')).caseRecord),
    createCase: page(
      ['cases', 'records', 'workflow', 'refusals'],
      async () => (await import('./CreateCasePage.tsx')).CreateCasePage,
    ),
  },
  records: {
    case: { screen: 'cases', describe: async () => (await import('./case.entity.ts')).cases },
  },
  begun: (name) => (name === 'case:' ? { screen: 'createCase', href: path('createCase') } : null),
});
