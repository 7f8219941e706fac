import { type Expression, type SqlBool, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { ListKey } from './lists.ts';

export type ReferenceItem = components['schemas']['ReferenceItem'];

export interface ItemFilter {
  lists: readonly ListKey[];
  parentId?: string;
  active?: boolean;
  search?: string;
}

export interface ItemPage {
  limit: number;
  offset: number;
  sort?: string;
}

/** One page of items, in the order of their lists unless another is asked for, and how many there are. */
export async function listItems(database: Database, filter: ItemFilter, page: ItemPage) {
  const { limit, offset } = page;
  const { total } = await matching(database, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (limit === 0) return { items: [], total, limit, offset };
  const rows = await matching(database, filter)
    .select(columns)
    .orderBy(orderOf(filter.lists, page.sort))
    .orderBy('i.sort')
    .orderBy('i.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(itemOf), total, limit, offset };
}

export async function findItem(
  reader: Database | Transaction,
  list: ListKey,
  id: string,
): Promise<ReferenceItem | undefined> {
  const row = await withParent(reader)
    .select(columns)
    .where('i.list', '=', list)
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row && itemOf(row);
}

export async function countItems(database: Database): Promise<Map<string, { total: number; active: number }>> {
  const rows = await database
    .selectFrom('reference_items')
    .groupBy('list')
    .select((eb) => [
      'list',
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('active', '=', true).as('active'),
    ])
    .execute();
  return new Map(rows.map(({ list, total, active }) => [list, { total, active }]));
}

function withParent(reader: Database | Transaction) {
  return reader.selectFrom('reference_items as i').leftJoin('reference_items as p', 'p.id', 'i.parent_id');
}

function matching(database: Database, { lists, parentId, active, search }: ItemFilter) {
  return withParent(database).where((eb) => {
    const all: Expression<SqlBool>[] = [eb('i.list', 'in', lists)];
    if (parentId !== undefined) all.push(eb('i.parent_id', '=', parentId));
    if (active !== undefined) all.push(eb('i.active', '=', active));
    if (search) {
      const anywhere = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
      all.push(eb.or([eb('i.name', 'ilike', anywhere), eb('i.name_ur', 'ilike', anywhere)]));
    }
    return eb.and(all);
  });
}

const columns = [
  'i.id',
  'i.list',
  'i.code',
  'i.name',
  'i.name_ur',
  'i.parent_id',
  'p.name as parent_name',
  'i.attributes',
  'i.sort',
  'i.active',
  'i.version',
  'i.updated_at',
] as const;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (database: Database) => withParent(database).select(columns).execute();

const sortColumns: Readonly<Record<string, string>> = {
  order: 'i.sort',
  title: 'lower(i.name)',
  parent: 'lower(p.name)',
  active: 'i.active',
  updatedAt: 'i.updated_at',
};

function orderOf(lists: readonly ListKey[], sort: string | undefined) {
  const column = sortColumns[sort?.replace('-', '') ?? ''];
  if (column === undefined) return sql`array_position(${lists}::text[], i.list)`;
  return sort?.startsWith('-') ? sql`${sql.raw(column)} desc nulls last` : sql`${sql.raw(column)} asc nulls first`;
}

function itemOf(row: Row): ReferenceItem {
  return {
    id: row.id,
    list: row.list,
    code: row.code,
    title: row.name,
    titleUr: row.name_ur,
    parentId: row.parent_id,
    parentTitle: row.parent_name,
    attributes: row.attributes,
    order: row.sort,
    active: row.active,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
