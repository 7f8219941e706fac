import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import type { ListKey } from '../lovs/lists.ts';
import { findItem, listItems, type ReferenceItem } from '../lovs/lovs.queries.ts';
import { nearestTehsil } from './locations.queries.ts';

interface ListQuery {
  limit?: number;
  offset?: number;
  search?: string;
}

export const locationsRoutes: Feature = ({ database }) => {
  async function places(lists: ListKey[], { limit = 1_000, offset = 0, search }: ListQuery, parentId?: string) {
    return { body: await listItems(database, { lists, active: true, search, parentId }, { limit, offset }) };
  }

  async function parentOf(item: ReferenceItem, list: ListKey): Promise<ReferenceItem> {
    const parent = item.parentId && (await findItem(database, list, item.parentId));
    if (!parent) throw notFound(`${list} of ${item.title}`);
    return parent;
  }

  return {
    listLocations: ({ query }) => places(['province', 'district', 'tehsil'], query),
    listDistricts: ({ query }) => places(['district'], query, query.provinceId),
    listTehsils: ({ query }) => places(['tehsil'], query, query.districtId),
    listTehsilsOfDistrict: ({ query }) => places(['tehsil'], query, query.districtId),

    async findLocation({ query }) {
      const nearest = await nearestTehsil(database, query);
      const tehsil = nearest && (await findItem(database, 'tehsil', nearest.id));
      if (!tehsil) throw notFound('tehsil near this point');
      const district = await parentOf(tehsil, 'district');
      const province = await parentOf(district, 'province');
      return { body: { tehsil, district, province, kilometres: nearest.kilometres } };
    },
  };
};
