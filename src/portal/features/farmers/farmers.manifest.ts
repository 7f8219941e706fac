import { bare, page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { path } from '../../paths.ts';

const words = ['farmers', 'records', 'workflow', 'refusals', 'editing', 'duplicates'];
const merging = ['duplicates', 'farmers', 'records', 'workflow', 'refusals'];

export const farmersManifest = defineManifest({
  pages: {
    profile: page(words, async () => (await import('./FarmerProfilePage.tsx')).FarmerProfilePage),
    farmMap: page(words, async () => (await import('./map/FarmMapPage.tsx')).FarmMapPage),
    duplicates: page(merging, async () => (await import('./merge/DuplicatesPage.tsx')).DuplicatesPage),
    mergeFarmers: page(merging, async () => (await import('./merge/MergePage.tsx')).MergePage),
    quickProfile: bare(page(words, async () => (await import('./QuickProfilePage.tsx')).QuickProfilePage)),
  },
  records: {
    farmer: { screen: 'subscribers' },
  },
  finds: {
    profile: { kind: 'people', load: async () => (await import('./farmers.find.ts')).findFarmers },
  },
  begun: (name) => {
    const [, id] = /^(?:farm|crop|animals|farm-map) new ([0-9a-f-]{36})$/.exec(name) ?? [];
    return id === undefined ? null : { screen: 'profile', href: path('profile', id) };
  },
});
