import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';

interface Page {
  limit: number;
  offset: number;
}

/** What can be offered: the categories. */
export async function listCategories(database: Database, page: Page) {
  return await choicesOf(database, 'mandi-category', null, page);
}

/** What can be offered in one category. */
export async function listItems(database: Database, categoryId: string, page: Page) {
  const category = await database
    .selectFrom('reference_items')
    .select('id')
    .where('id', '=', categoryId)
    .where('list', '=', 'mandi-category')
    .executeTakeFirst();
  if (!category) throw notFound('such category');
  return await choicesOf(database, 'mandi-item', categoryId, page);
}

async function choicesOf(database: Database, list: string, parentId: string | null, { limit, offset }: Page) {
  let query = database.selectFrom('reference_items').where('list', '=', list).where('active', '=', true);
  if (parentId !== null) query = query.where('parent_id', '=', parentId);
  const rows = await query.selectAll().orderBy('sort').orderBy('name').execute();
  const items = rows.slice(offset, offset + limit).map(({ id, code, name, name_ur, parent_id, attributes }) => ({
    id,
    code,
    title: name,
    titleUr: name_ur,
    parentId: parent_id,
    unit: attributes.unit ?? null,
  }));
  return { items, total: rows.length, limit, offset };
}
