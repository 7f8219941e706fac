import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';

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
