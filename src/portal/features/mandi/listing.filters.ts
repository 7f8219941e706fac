import type { Filter } from '../../filters/filter.ts';
import { useDistricts } from '../../reference/choices.ts';
import { useCategories, useRisks } from './listings.choices.ts';

/** What listings can be narrowed to, in the list as in the queue. */
export const listingFilters: readonly Filter[] = [
  { kind: 'choice', key: 'risk', useOptions: useRisks },
  { kind: 'choice', key: 'category', useOptions: useCategories },
  { kind: 'choice', key: 'district', useOptions: useDistricts },
  { kind: 'flag', key: 'pictures' },
  { kind: 'flag', key: 'isActive' },
  { kind: 'flag', key: 'expired' },
  { kind: 'flag', key: 'reported' },
];
