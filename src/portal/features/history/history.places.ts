import type { TFunction } from 'i18next';
import { type Entity, workflows } from '../../../../machines/workflows.ts';
import type { Format } from '../../format.ts';
import { path, recordPath } from '../../paths.ts';
import { workflowWordsOf } from '../../workflow/words.ts';

export function isEntity(name: string, of: Readonly<Record<string, unknown>>): name is Entity {
  return Object.hasOwn(of, name);
}

/** Where a record is to be seen, where it has a page of its own or stands open in a list. */
export function placeOf({ entity, recordId }: { entity: string; recordId: string }): string | undefined {
  if (entity === 'account') return `${path('accounts')}?open=${encodeURIComponent(recordId)}`;
  if (entity === 'role') return `${path('accounts')}?tab=roles`;
  if (entity === 'extension') return `${path('accounts')}?tab=extensions`;
  return recordPath(entity, recordId);
}

/** What a farmer has is called by what it is, not by the farmers' part of the product. */
export const belongings: Readonly<Record<string, string>> = {
  farm: 'farmers:sections.farms',
  livestock: 'farmers:sections.livestock',
  machinery: 'farmers:sections.machinery',
};

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
  if (part === 'true' || part === 'false') {
    const is = part === 'true' ? 'Yes' : 'No';
    return t([`${WORDS[entity]}:filters.${field}${is}`, `accounts:${is.toLowerCase()}`]);
  }
  return part.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day));
}

/** The pages whose words name the fields of a record. */
const WORDS: Readonly<Record<string, string>> = {
  case: 'cases',
  caseExport: 'cases',
  farm: 'farmers',
  farmer: 'farmers',
  job: 'jobs',
  listing: 'listings',
  livestock: 'farmers',
  loan: 'loans',
  loanExport: 'loans',
  post: 'forum',
  referenceItem: 'lovs',
  subscriberExport: 'subscribers',
  weather: 'weather',
};
export const pagesWithFields = [...new Set(Object.values(WORDS))];

/** Where the word for a field of a record may stand, as it is called in forms or as it is stored. */
export function fieldKeys(entity: string, field: string): string[] {
  const words = WORDS[entity];
  const own = field.includes('.') ? `${words}:${field}` : `${words}:fields.${field}`;
  return [
    ...(words === undefined ? [] : [own, `${words}:columns.${field}`, `${words}:filters.${field}`]),
    `history:fields.${field}`,
    `accounts:fields.${field}`,
  ];
}
