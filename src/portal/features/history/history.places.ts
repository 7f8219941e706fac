import type { Entity } from '../../../../machines/workflows.ts';
import { path, recordPath } from '../../paths.ts';

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

/** The pages whose words name the fields of a record. */
export const WORDS: Readonly<Record<string, string>> = {
  campaign: 'campaigns',
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
  survey: 'campaigns',
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
