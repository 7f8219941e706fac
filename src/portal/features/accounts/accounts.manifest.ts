import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const accountsManifest = defineManifest({
  pages: {
    accounts: page(['accounts', 'editing'], async () => (await import('./AccountsPage.tsx')).AccountsPage),
  },
  records: {},
  finds: {
    accounts: { kind: 'people', load: async () => (await import('./accounts.find.ts')).findAgents },
  },
});
