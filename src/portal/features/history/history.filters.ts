import type { TFunction } from 'i18next';
import { workflows } from '../../../../machines/workflows.ts';
import type { Format } from '../../format.ts';
import { workflowWordsOf } from '../../workflow/words.ts';
import { isEntity, WORDS } from './history.places.ts';

/** Filters of files that are items of a reference list; one with a line before it is the records' own. */
const FILTER_LISTS = new Map([
  ['categoryId', '-category'],
  ['district', 'district'],
  ['language', 'language'],
  ['partner', '-partner'],
  ['province', 'province'],
  ['season', 'crop-season'],
  ['subCategoryId', '-sub-category'],
  ['type', '-type'],
]);

/** The records that a file is of. */
const listed = (entity: string) => entity.replace(/Export$/, '');

export function listOfFilter(entity: string, field: string): string | undefined {
  return FILTER_LISTS.get(field)?.replace(/^-/, `${listed(entity)}-`);
}

/** One of the values that a file was filtered by: states by their words, days as they are written. */
export function wordOfFilter(
  t: TFunction<'workflow'>,
  format: Pick<Format, 'date'>,
  { entity, field, part }: { entity: string; field: string; part: string },
): string {
  const of = listed(entity);
  if ((field === 'status' || field === 'mark') && isEntity(of, workflows)) {
    const isState = Object.hasOwn(workflows[of].states, part);
    return isState ? workflowWordsOf(of, t).state(part) : t(`subscribers:besides.${part}`, { defaultValue: part });
  }
  if (entity === 'jobExport' && field === 'outcome') return t(`jobs:recipient.${part}`, { defaultValue: part });
  if (part === 'true' || part === 'false') {
    const is = part === 'true' ? 'Yes' : 'No';
    return t([`${WORDS[entity]}:filters.${field}${is}`, `accounts:${is.toLowerCase()}`]);
  }
  return part.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day));
}
