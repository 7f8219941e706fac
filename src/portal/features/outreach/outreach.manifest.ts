import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

const words = ['outreach', 'editing', 'records'];

export const outreachManifest = defineManifest({
  pages: {
    campaigns: page(words, async () => (await import('./pages.tsx')).AdvisoryPage),
    campaignListing: page(words, async () => (await import('./pages.tsx')).CampaignListingPage),
    surveys: page(words, async () => (await import('./pages.tsx')).SurveysPage),
  },
  records: {},
});
