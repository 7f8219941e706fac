import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';

/** The code of a category: 422 at the field where there is none. */
export async function categoryCode(db: Executor, id: string, pointer: string): Promise<string> {
  const category = await db
    .selectFrom('reference_items')
    .select('code')
    .where('list', '=', 'case-category')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!category) throw invalid(pointer, fieldMessage('noSuchEntry'));
  return category.code;
}

export async function isSubCategoryOf(db: Executor, id: string, categoryId: string): Promise<boolean> {
  const found = await db
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'case-sub-category')
    .where('id', '=', id)
    .where('parent_id', '=', categoryId)
    .executeTakeFirst();
  return found !== undefined;
}
