import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';

const words = ['campaigns', 'editing', 'lists', 'records', 'refusals', 'workflow'];

export const campaignsManifest = defineManifest({
  pages: {
    campaigns: page(words, async () => (await import('./campaigns.pages.tsx')).AdvisoryPage),
    campaignListing: page(words, async () => (await import('./campaigns.pages.tsx')).CampaignListingPage),
    surveys: page(words, async () => (await import('./campaigns.pages.tsx')).SurveysPage),
  },
  records: {},
  finds: {
    campaigns: { kind: 'records', load: async () => (await import('./campaigns.find.ts')).findCampaigns },
    surveys: { kind: 'records', load: async () => (await import('./campaigns.find.ts')).findSurveys },
  },
});
