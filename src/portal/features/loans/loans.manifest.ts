import { listPage, recordPage } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { beginning } from '../../paths.ts';

export const loansManifest = defineManifest({
  pages: {
    loans: listPage(['loans'], async () => (await import('./loans.list.tsx')).loansList),
    loan: recordPage(['loans'], async () => (await import('./loan.record.tsx')).loanRecord),
  },
  records: {
    loan: { screen: 'loans', describe: async () => (await import('./loan.entity.ts')).loans },
  },
  begun: (name) => (name === 'application' ? { screen: 'loans', href: beginning('loans', name) } : null),
});
