import { page } from '../../manifest.pages.tsx';
import { defineManifest } from '../../manifest.ts';
import { path } from '../../paths.ts';

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
  begins: (['campaigns', 'surveys'] as const).map((screen) => ({
    key: screen,
    permission: screen === 'campaigns' ? 'campaigns:campaign:post' : 'survey:survey:post',
    screen,
    to: (title: string) => ({ href: `${path(screen)}?open=new`, state: { prefill: { title } } }),
  })),
  begun: (name) => {
    const [, kind, id = 'new'] = /^(campaign|survey):(?:new|([0-9a-f-]{36})@\d+)$/.exec(name) ?? [];
    const screen = kind === 'survey' ? 'surveys' : 'campaigns';
    return kind === undefined ? null : { screen, href: `${path(screen)}?open=${id}` };
  },
});
