import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import type { ListKey } from '../lovs/lists.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { type Audience, countAudience, countByCriterion, sampleAudience } from './audience.ts';
import { copy, create, update } from './broadcast.store.ts';
import { pageOf } from './broadcast.ts';
import { createInBulk, previewInBulk } from './bulk-advisory.ts';
import { campaignKind } from './campaign.kind.ts';
import { findCampaign, listCampaigns } from './campaigns.queries.ts';
import { fieldItems, longestFor } from './text.values.ts';

export const campaignsRoutes: Routes = (services, records) => {
  const { database, clock, live } = services;
  live.announceTo(campaignKind.entity, { permission: 'campaigns:campaign:get' });

  async function list({ query }: { query: { all?: 0 | 1; limit?: number; offset?: number; search?: string } }) {
    return { body: await listCampaigns(services, { search: query.search }, pageOf(query)) };
  }

  async function campaign(id: string) {
    const found = await findCampaign(services, id.toLowerCase());
    if (!found) throw notFound('campaign');
    return found;
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
      return { body: await listCampaigns(services, filter, { limit, offset }) };
    },
    getCampaign: async ({ params }) => ({ body: await campaign(params.id) }),
    createCampaign: async (call) => ({ status: 201, body: await campaign(await create(services, campaignKind, call)) }),
    updateCampaign: async (call) => ({ body: await campaign(await update(services, records, campaignKind, call)) }),
    copyCampaign: async ({ body, caller }) => ({
      status: 201,
      body: await campaign(await copy(services, campaignKind, body, caller)),
    }),
    async createBulkAdvisory({ files, caller }) {
      const ids = await createInBulk(services, files, caller);
      return { status: 201, body: { created: ids.length, ids } };
    },
    previewBulkAdvisory: async ({ files }) => ({ body: await previewInBulk(services, files) }),
    async countCampaignAudience({ body }) {
      const audience = audienceIn(body);
      const { reached, ...counted } = await countAudience(database, audience, clock());
      const longest = longestFor(await fieldItems(database), audience);
      return {
        body: { count: reached, ...counted, sample: await sampleAudience(database, audience, clock()), longest },
      };
    },
    countAudienceByCriterion: async ({ body }) => ({
      body: { items: await countByCriterion(database, audienceIn(body), clock()) },
    }),
    listCampaignTypes: ({ query }) => items('campaign-type', query),
    listCampaignCategories: ({ query }) => items('campaign-category', query),
  };
};

function audienceIn(body: BodyOf<'countCampaignAudience'>): Audience {
  return {
    profiles: body.campaignProfiles ?? [],
    crops: body.campaignCrops ?? [],
    locations: body.campaignLocations ?? [],
    machineries: body.campaignMachineries ?? [],
    languages: body.campaignLanguages ?? [],
    livestocks: body.campaignLivestocks ?? [],
    operator: body.campaignOperator ?? [],
    activeSubscriberRange: body.activeSubscriberRange ?? null,
  };
}
