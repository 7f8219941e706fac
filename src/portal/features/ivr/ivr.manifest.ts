import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

export const voiceMenuManifest = defineManifest({
  pages: {
    voiceMenu: page(['ivr', 'records'], async () => (await import('./VoiceMenuPage.tsx')).VoiceMenuPage),
    apiDetails: page(
      ['ivrDetails', 'editing', 'lists', 'records', 'refusals', 'workflow'],
      async () => (await import('./details/ApiDetailsPage.tsx')).ApiDetailsPage,
    ),
    trunkDetails: page(
      ['ivrDetails', 'editing', 'lists', 'records', 'refusals', 'workflow'],
      async () => (await import('./details/TrunkDetailsPage.tsx')).TrunkDetailsPage,
    ),
  },
  records: {
    menuNode: { screen: 'voiceMenu' },
  },
});
