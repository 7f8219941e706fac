import { notFound } from '../../platform/errors.ts';
import type { AnswerOf, Call, Feature, Handlers, OperationId } from '../../platform/feature.ts';
import { findList, type ListKey, listGroups, type ReferenceList, referenceLists } from './lists.ts';
import { countItems, findItem, listItems } from './lovs.queries.ts';

interface Reading {
  list: ListKey;
  /** The path's `id` is an item of this list; only its children are answered. */
  of?: ListKey;
  inactiveToo?: true;
}

type Items = AnswerOf<'listReferenceItems'>;
type ItemsCall = { [Op in OperationId]: AnswerOf<Op> extends Items ? Op : never }[OperationId];

/** The calls that answer with the items of one list. */
const readings = {
  listCrops: { list: 'crop' },
  listAllCrops: { list: 'crop', inactiveToo: true },
  listGrowthStages: { list: 'growth-stage' },
  listSeedTypes: { list: 'seed-type' },
  listSeedTypesOfCrop: { list: 'seed-type', of: 'crop' },
  listCropDiseases: { list: 'crop-disease' },
  listCropInsects: { list: 'crop-insect' },
  listWeeds: { list: 'weed' },
  listAbioticStress: { list: 'abiotic-stress' },
  listNutrientDeficiencies: { list: 'nutrient-deficiency' },
  listSowingMethods: { list: 'sowing-method' },
  listLivestock: { list: 'livestock' },
  listLivestockBreeds: { list: 'livestock-breed' },
  listBreedsOfLivestock: { list: 'livestock-breed', of: 'livestock' },
  listLivestockStages: { list: 'livestock-stage' },
  listStagesOfLivestock: { list: 'livestock-stage', of: 'livestock' },
  listLivestockDiseases: { list: 'livestock-disease' },
  listLivestockManagement: { list: 'livestock-management' },
  listLivestockNutrition: { list: 'livestock-nutrition' },
  listFarmingCategories: { list: 'livestock-farming-category' },
  listLivestockFarmingCategories: { list: 'livestock-farming-category' },
  listPurposes: { list: 'livestock-purpose' },
  listLivestockPurposes: { list: 'livestock-purpose' },
  listSoilTypes: { list: 'soil-type' },
  listSoilIssues: { list: 'soil-issue' },
  listIrrigationSources: { list: 'irrigation-source' },
  listLandTopography: { list: 'land-topography' },
  listMachinery: { list: 'machinery' },
  listOccupations: { list: 'occupation' },
  listTags: { list: 'tag' },
  listActiveSubscriberRanges: { list: 'active-subscriber-range' },
  listProvinces: { list: 'province' },
  listLanguages: { list: 'language' },
} as const satisfies { [Op in ItemsCall]?: Reading };

export const lovsRoutes: Feature = ({ database }) => {
  const all = { limit: 1_000, offset: 0 };

  async function read(reading: Reading, call: { params: object; query: object }): Promise<{ body: Items }> {
    const { id } = call.params as { id?: string };
    const { limit = 1_000, offset = 0, search, parentId } = call.query as Partial<Record<string, never>>;
    if (reading.of && id !== undefined && !(await findItem(database, reading.of, id))) {
      throw notFound(`item of the list ${reading.of}`);
    }
    const filter = {
      lists: [reading.list],
      search,
      parentId: reading.of ? id : parentId,
      active: reading.inactiveToo ? undefined : true,
    };
    return { body: await listItems(database, filter, { limit, offset }) };
  }

  const reading: Partial<Handlers> = {};
  for (const [id, each] of Object.entries(readings)) {
    Object.assign(reading, { [id]: (call: Call<ItemsCall>) => read(each, call) });
  }

  return {
    ...reading,

    async listMachineryByCategories({ query }) {
      const { limit = 1_000, offset = 0, search } = query;
      const categories = await listItems(database, { lists: ['machinery-category'], active: true }, { limit, offset });
      const { items: machines } = await listItems(database, { lists: ['machinery'], active: true, search }, all);
      const items = categories.items.map((category) => ({
        category,
        machinery: machines.filter(({ parentId }) => parentId === category.id),
      }));
      return { body: { ...categories, items } };
    },

    async listGeneralLists({ query }) {
      const { limit = 1_000, offset = 0, search } = query;
      const general: readonly (ReferenceList & { key: ListKey })[] = referenceLists;
      const lists = general.filter((list) => list.general);
      const { items } = await listItems(database, { lists: lists.map(({ key }) => key), active: true, search }, all);
      const grouped = lists.map(({ key, title, titleUr }) => ({
        list: key,
        title,
        titleUr,
        items: items.filter((item) => item.list === key),
      }));
      return { body: { items: grouped.slice(offset, offset + limit), total: lists.length, limit, offset } };
    },

    async listReferenceLists() {
      const counts = await countItems(database);
      const lists: readonly ReferenceList[] = referenceLists;
      const items = lists.map(({ key, title, titleUr, group, parent, parentOptional, attributes = [] }) => {
        const { total = 0, active = 0 } = counts.get(key) ?? {};
        return {
          key,
          title,
          titleUr,
          group: groupOf(group),
          parent: parent ?? null,
          parentRequired: parent !== undefined && !parentOptional,
          attributes: [...attributes],
          total,
          active,
        };
      });
      return { body: { items, total: items.length } };
    },

    async listReferenceItems({ params, query }) {
      const { key } = listOf(params.list);
      const { limit = 50, offset = 0, sort, ...filter } = query;
      return { body: await listItems(database, { lists: [key], ...filter }, { limit, offset, sort }) };
    },
  };
};

/** The list with this key, or 404. */
export function listOf(key: string): ReferenceList & { key: ListKey } {
  const list = findList(key);
  if (!list) throw notFound('list of that name');
  return list;
}

function groupOf(key: ReferenceList['group']) {
  const group = listGroups.find((each) => each.key === key);
  if (!group) throw new Error(`There is no group ${key}`);
  return { key, title: group.title, titleUr: group.titleUr };
}
