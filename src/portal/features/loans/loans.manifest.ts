import { defineManifest } from '../../manifest.ts';
import { listPage, recordPage } from '../../page.tsx';

export const loansManifest = defineManifest({
  pages: {
    loans: listPage(['loans'], async () => (await import('./loans.list.tsx')).loansList),
    loan: recordPage(['loans'], async () => (await import('./loan.record.tsx')).loanRecord),
  },
  records: {
    loan: { screen: 'loans', page: 'loan', describe: async () => (await import('./loan.entity.ts')).loans },
  },
});
