import { expect } from 'vitest';
import type { ReplacedCall } from '../../support/replaced-calls.ts';
import { type Ground, type Proof, type Proofs, read } from './ground.ts';

type Item = { id: string; list: string; parentId: string | null };

const ALL = 'limit=1000&active=true';

const itemsOf = async (ground: Ground, path: string): Promise<Item[]> => (await read(ground, path)).items;

/** What is offered of a list, by the call that reads every list. */
const offered = (ground: Ground, list: string) => itemsOf(ground, `/lov/${list}/items?${ALL}`);

const list =
  (path: string, name: string): Proof =>
  async (before, now) => {
    const items = await itemsOf(before, path);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toEqual(await offered(now, name));
  };

/** The items below the first item of another list that has some. */
const below =
  (path: (parent: string) => string, parent: string, name: string): Proof =>
  async (before, now) => {
    const all = await offered(now, name);
    const parents = (await offered(now, parent)).filter(({ id }) => all.some(({ parentId }) => parentId === id));
    expect(parents.length).toBeGreaterThan(1);
    for (const { id } of parents.slice(0, 2)) {
      expect(await itemsOf(before, path(id))).toEqual(await itemsOf(now, `/lov/${name}/items?parentId=${id}&${ALL}`));
    }
  };

/** What a menu can name of its own details: those that are active. */
const details =
  (path: string, own: string): Proof =>
  async (before, now) => {
    const named = await itemsOf(before, path);
    const active = (await itemsOf(now, own)).filter((item) => 'active' in item && item.active === 1);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ id }) => id).toSorted()).toEqual(active.map(({ id }) => id).toSorted());
  };

export const listProofs = {
  listCrops: list('/crop/', 'crop'),
  listGrowthStages: list('/crop/growth-stages', 'growth-stage'),
  listSoilTypes: list('/soil-type', 'soil-type'),
  listOccupations: list('/Occupation', 'occupation'),
  listSoilIssues: list('/soil-issue', 'soil-issue'),
  listIrrigationSources: list('/irrigation-source', 'irrigation-source'),
  listLivestockStages: list('/livestock-stage', 'livestock-stage'),
  listLivestockBreeds: list('/livestock-breed', 'livestock-breed'),
  listLivestockDiseases: list('/livestock-disease', 'livestock-disease'),
  listCropDiseases: list('/crop-disease', 'crop-disease'),
  listCropInsects: list('/crop-insect', 'crop-insect'),
  listWeeds: list('/weed', 'weed'),
  listLivestockManagement: list('/livestock-management', 'livestock-management'),
  listLivestockNutrition: list('/livestock-nutrition', 'livestock-nutrition'),
  listAbioticStress: list('/abiotic-stress', 'abiotic-stress'),
  listNutrientDeficiencies: list('/nutrient-deficiency', 'nutrient-deficiency'),
  listSowingMethods: list('/sowing-method/', 'sowing-method'),
  listLandTopography: list('/land-topography', 'land-topography'),
  listSeedTypes: list('/seed-type', 'seed-type'),
  listSeedTypesOfCrop: below((id) => `/seed-type/crop/${id}`, 'crop', 'seed-type'),
  listFarmingCategories: list('/livestock/farming-categories', 'livestock-farming-category'),
  listPurposes: list('/livestock/purposes', 'livestock-purpose'),
  listLivestockFarmingCategories: list('/livestock-farming-category', 'livestock-farming-category'),
  listLivestockPurposes: list('/livestock-purpose', 'livestock-purpose'),
  listBreedsOfLivestock: below((id) => `/livestock-breed/by-livestock/${id}`, 'livestock', 'livestock-breed'),
  listStagesOfLivestock: below((id) => `/livestock-stage/by-livestock/${id}`, 'livestock', 'livestock-stage'),
  listTags: list('/tag/', 'tag'),
  listActiveSubscriberRanges: list('/active-subscriber-range/', 'active-subscriber-range'),
  listProvinces: list('/location/provinces', 'province'),
  listTehsilsOfDistrict: below((id) => `/location/tehsils/?districtId=${id}`, 'district', 'tehsil'),
  listCampaignTypes: list('/campaign/types', 'campaign-type'),
  listCampaignCategories: list('/campaign/categories', 'campaign-category'),
  listJobTypes: list('/job/types', 'job-type'),
  listTrunkActions: details('/get-lov/trunk-actions', '/portal-adoptive-menu/trunk-call-details'),
  listApiActions: details('/get-lov/api-actions', '/portal-adoptive-menu/api-call-details'),

  async listMachineryByCategories(before, now) {
    const groups = (await read(before, '/machinery/by-categories/')).items;
    const machines = await offered(now, 'machinery');
    const categories = await offered(now, 'machinery-category');
    expect(categories.length).toBeGreaterThan(1);
    expect(groups).toEqual(
      categories.map((category) => ({
        category,
        machinery: machines.filter(({ parentId }) => parentId === category.id),
      })),
    );
  },

  async listGeneralLists(before, now) {
    const lists: { list: string; items: Item[] }[] = (await read(before, '/get-lov/all')).items;
    expect(lists.length).toBeGreaterThan(5);
    for (const { list: name, items } of lists) expect(items, name).toEqual(await offered(now, name));
  },
} satisfies Partial<Proofs<ReplacedCall>>;
