import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

const words = ['farmers', 'records', 'workflow', 'refusals', 'editing'];

export const farmersManifest = defineManifest({
  pages: {
    profile: page(words, async () => (await import('./FarmerProfilePage.tsx')).FarmerProfilePage),
    quickProfile: page(words, async () => (await import('./QuickProfilePage.tsx')).QuickProfilePage),
  },
  records: {
    farmer: { screen: 'subscribers' },
  },
});
