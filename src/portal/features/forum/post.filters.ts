import type { Filter } from '../../filters/filter.ts';
import { useDistricts } from '../../reference/choices.ts';
import { useLanguages, useMedia, usePostTypes, useRisks, useTopics } from './threads.choices.ts';

/** What posts can be narrowed to, in the list as in the queue. */
export const postFilters: readonly Filter[] = [
  { kind: 'choice', key: 'risk', useOptions: useRisks },
  { kind: 'choice', key: 'type', useOptions: usePostTypes },
  { kind: 'choice', key: 'topic', useOptions: useTopics },
  { kind: 'choice', key: 'language', useOptions: useLanguages },
  { kind: 'choice', key: 'district', useOptions: useDistricts },
  { kind: 'choice', key: 'media', useOptions: useMedia, isSingle: true },
  { kind: 'flag', key: 'reported' },
  { kind: 'days', key: 'posted', from: 'postedFrom', to: 'postedTo' },
];
