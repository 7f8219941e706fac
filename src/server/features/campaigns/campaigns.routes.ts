import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import type { ListKey } from '../lovs/lists.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { countAudience } from './audience.ts';
import { pageOf } from './broadcast.ts';
import { findCampaign, listCampaigns } from './campaigns.queries.ts';

export const campaignsRoutes: Feature = ({ database, clock }) => {
  async function list({ query }: { query: { all?: 0 | 1; limit?: number; offset?: number; search?: string } }) {
    return { body: await listCampaigns(database, { search: query.search }, pageOf(query)) };
  }

  async function items(
    key: ListKey,
    { limit = 1_000, offset = 0, search }: { limit?: number; offset?: number; search?: string },
  ) {
    return { body: await listItems(database, { lists: [key], active: true, search }, { limit, offset }) };
  }

  return {
    listCampaigns: list,
    listCampaignsToo: list,
    async listCampaignsByCategory({ query }) {
      const { limit = 1_000, offset = 0, ...filter } = query;
      return { body: await listCampaigns(database, filter, { limit, offset }) };
    },
    async getCampaign({ params }) {
      const campaign = await findCampaign(database, params.id);
      if (!campaign) throw notFound('campaign');
      return { body: campaign };
    },
    async countCampaignAudience({ body }) {
      const audience = {
        profiles: body.campaignProfiles ?? [],
        crops: body.campaignCrops ?? [],
        locations: body.campaignLocations ?? [],
        machineries: body.campaignMachineries ?? [],
        languages: body.campaignLanguages ?? [],
        livestocks: body.campaignLivestocks ?? [],
        operator: body.campaignOperator ?? [],
        activeSubscriberRange: body.activeSubscriberRange ?? null,
      };
      const { reached, leftOut } = await countAudience(database, audience, clock());
      return { body: { count: reached, leftOut } };
    },
    listCampaignTypes: ({ query }) => items('campaign-type', query),
    listCampaignCategories: ({ query }) => items('campaign-category', query),
  };
};
