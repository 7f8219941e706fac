import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';

const HOUR = 3_600;

/** How long an answer may take, by the code of the category: an animal cannot wait for as long as a price can. */
const allowedHours: Readonly<Record<string, number>> = {
  'livestock-disease': 2,
  insects: 4,
  'crop-disease': 4,
  weeds: 8,
  nutrition: 8,
  'abiotic-stress': 8,
  'livestock-feeding': 12,
  'market-and-prices': 24,
};
const USUAL_HOURS = 8;

export const allowedSeconds = (categoryCode: string): number => (allowedHours[categoryCode] ?? USUAL_HOURS) * HOUR;

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
