import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { equals, type FiltersOf, matching, oneOf, type SortsOf } from '../../records/filters.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { marksOf } from '../../records/marks.ts';
import { containsOrNumber } from '../../records/search.ts';

export type Badge = components['schemas']['Badge'];

const filters = {
  badge: oneOf('r.badge_id', 'uuid'),
  farmer: equals('r.farmer_id'),
  district: oneOf('f.district_id', 'uuid'),
  search: matching((text) => containsOrNumber(['r.farmer_name'], 'f.msisdn', text)),
} satisfies FiltersOf<'listBadgeRecommendations'>;

const sorts = {
  createdAt: 'r.created_at',
  stateSince: { column: 'r.state_since', index: 'byState' },
  farmer: 'lower(r.farmer_name)',
} satisfies SortsOf<'listBadgeRecommendations'>;

const held = sql<number>`(
  select count(*)::int from badges o where o.farmer_id = r.farmer_id and o.state in ('accepted', 'assigned'))`;

export const badgeList = describeList({
  call: 'listBadgeRecommendations',
  status: { usual: ['recommended'] },
  joins: 'join farmers as f on f.id = r.farmer_id',
  filters,
  sorts,
  order: 'createdAt',
  tie: 'r.id',
  oldestFirst: 'r.created_at, r.id',
  select: ({ db, claim, marks }) =>
    db
      .selectFrom('badges as r')
      .innerJoin('farmers as f', 'f.id', 'r.farmer_id')
      .innerJoin('reference_items as kind', 'kind.id', 'r.badge_id')
      .leftJoin('reference_items as district', 'district.id', 'f.district_id')
      .selectAll('r')
      .select(['kind.code', 'kind.name as title', 'kind.name_ur as title_ur', 'kind.attributes'])
      .select(['f.name_ur', 'f.country_code', 'f.msisdn', 'f.state as farmer_state', 'f.created_at as farmer_since'])
      .select(['district.name as district', held.as('held'), claim, marks]),
  items: (rows) =>
    rows.map((row) => ({
      ...recordOf(row),
      ...marksOf(row),
      state: row.state as Badge['state'],
      badge: {
        id: row.badge_id,
        code: row.code,
        title: row.title,
        titleUr: row.title_ur,
        icon: typeof row.attributes.icon === 'string' && row.attributes.icon !== '' ? row.attributes.icon : 'award',
      },
      farmer: {
        id: row.farmer_id,
        name: row.farmer_name,
        nameUr: row.name_ur,
        msisdn: `${row.country_code}${row.msisdn}`,
        district: row.district,
        state: row.farmer_state,
        since: row.farmer_since.toISOString(),
        held: row.held,
      },
      reasons: row.reasons,
      createdAt: row.created_at.toISOString(),
    })),
});
