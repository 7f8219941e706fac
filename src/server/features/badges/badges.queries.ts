import { type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { anyOf, type Condition, contains, given, orderBy } from '../../records/conditions.ts';
import { lastStepOf } from '../../records/last-step.ts';

export type Badge = components['schemas']['Badge'];

export interface BadgeFilter {
  status?: string[];
  badge?: string[];
  farmer?: string;
  search?: string;
}

const sortColumns = { createdAt: 'b.created_at', stateSince: 'b.state_since', farmer: 'lower(b.farmer_name)' } as const;

/** The states that a list without a wish of its own shows. */
export function statesWanted({ status }: BadgeFilter): string[] {
  return status === undefined || status.length === 0 ? ['recommended'] : [...new Set(status)];
}

export const EVERY_STATE = ['recommended', 'accepted', 'rejected', 'assigned', 'revoked'];

export async function listBadges(
  db: Executor,
  filter: BadgeFilter,
  page: { sort: string; limit: number; offset: number },
  now: Date,
): Promise<Badge[]> {
  const rows = await wholeRows(db, now)
    .where((eb) => eb.and(conditions(filter)))
    .orderBy(orderBy(page.sort, sortColumns, 'b.id'))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(badgeOf);
}

export async function findBadge(db: Executor, id: string, now: Date): Promise<Badge | undefined> {
  const row = await wholeRows(db, now).where('b.id', '=', id).executeTakeFirst();
  return row && badgeOf(row);
}

export async function countBadges(db: Executor, filter: BadgeFilter): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('badges as b')
    .innerJoin('farmers as f', 'f.id', 'b.farmer_id')
    .select(['b.state', sql<number>`count(*)::int`.as('n')])
    .where((eb) => eb.and(conditions({ ...filter, status: EVERY_STATE })))
    .groupBy('b.state')
    .execute();
  const counts = Object.fromEntries(EVERY_STATE.map((state) => [state, 0]));
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

export async function matchingBadgeIds(db: Executor, filter: BadgeFilter, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('badges as b')
    .innerJoin('farmers as f', 'f.id', 'b.farmer_id')
    .select('b.id')
    .where((eb) => eb.and(conditions(filter)))
    .orderBy('b.created_at')
    .orderBy('b.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The kinds of badges with how many are in each state. */
export async function listKinds(db: Executor, { limit, offset }: { limit: number; offset: number }) {
  const kinds = await db
    .selectFrom('reference_items')
    .selectAll()
    .where('list', '=', 'badge')
    .orderBy('sort')
    .orderBy('name')
    .execute();
  const counted = await db
    .selectFrom('badges')
    .select(['badge_id', 'state', sql<number>`count(*)::int`.as('n')])
    .groupBy(['badge_id', 'state'])
    .execute();
  const items = kinds.slice(offset, offset + limit).map((kind) => ({
    id: kind.id,
    code: kind.code,
    title: kind.name,
    titleUr: kind.name_ur,
    description: text(kind.attributes.description),
    descriptionUr: text(kind.attributes.descriptionUr) || null,
    icon: text(kind.attributes.icon) || 'award',
    rule: text(kind.attributes.rule),
    active: kind.active,
    counts: Object.fromEntries(
      counted.filter(({ badge_id }) => badge_id === kind.id).map(({ state, n }) => [state, n]),
    ),
  }));
  return { items, total: kinds.length, limit, offset };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function conditions(filter: BadgeFilter): Condition[] {
  return [
    ...anyOf('b.state', statesWanted(filter), 'text'),
    ...anyOf('b.badge_id', filter.badge, 'uuid'),
    ...given(filter.farmer, (farmer) => sql<boolean>`b.farmer_id = ${farmer}`),
    ...given(filter.search?.trim() || undefined, (words) => contains(['b.farmer_name', 'f.msisdn'], words)),
  ];
}

function wholeRows(db: Executor, now: Date) {
  return db
    .selectFrom('badges as b')
    .innerJoin('farmers as f', 'f.id', 'b.farmer_id')
    .innerJoin('reference_items as kind', 'kind.id', 'b.badge_id')
    .leftJoin('reference_items as district', 'district.id', 'f.district_id')
    .leftJoin('claims as c', (join) =>
      join.on('c.entity', '=', 'badge').on(sql<boolean>`c.record_id = b.id::text`).on('c.until', '>', now),
    )
    .selectAll('b')
    .select([
      'kind.code',
      'kind.name as title',
      'kind.name_ur as title_ur',
      'kind.attributes',
      'f.name_ur',
      'f.country_code',
      'f.msisdn',
      'f.state as farmer_state',
      'f.created_at as farmer_since',
      'district.name as district',
      'c.person_id as claim_by',
      'c.person_name as claim_name',
      'c.until as claim_until',
    ])
    .select(
      sql<number>`(select count(*)::int from badges o where o.farmer_id = b.farmer_id and o.state in ('accepted', 'assigned'))`.as(
        'held',
      ),
    );
}

type RowOf<Query> = Query extends SelectQueryBuilder<infer _Db, infer _Tables, infer Row> ? Row : never;

function badgeOf(row: RowOf<ReturnType<typeof wholeRows>>): Badge {
  return {
    id: row.id,
    state: row.state as Badge['state'],
    version: row.version,
    badge: {
      id: row.badge_id,
      code: row.code,
      title: row.title,
      titleUr: row.title_ur,
      icon: text(row.attributes.icon) || 'award',
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
    stateSince: row.state_since.toISOString(),
    lastStep: { ...lastStepOf(row), reason: row.last_reason },
    claim:
      row.claim_by && row.claim_name && row.claim_until
        ? { by: { id: row.claim_by, name: row.claim_name }, until: row.claim_until.toISOString() }
        : null,
  };
}
