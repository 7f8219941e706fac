import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { asOfRevision } from './source.ts';

export interface Published {
  number: number;
  daysAgo: number;
  /** The colleague who published it, among those who may. */
  by: number;
  note: string;
  /** The `since` of the newest nodes it has. */
  stage: number;
  rolledBackTo: number | null;
}

/** How the menu came to be what it is. */
export const revisions: readonly Published[] = [
  {
    number: 1,
    daysAgo: 151,
    by: 0,
    stage: 1,
    rolledBackTo: null,
    note: 'The first menu: crops, weather, questions, an agent',
  },
  { number: 2, daysAgo: 122, by: 1, stage: 2, rolledBackTo: null, note: 'Livestock, market prices and sugarcane' },
  { number: 3, daysAgo: 96, by: 1, stage: 3, rolledBackTo: null, note: 'Machinery for rent, schemes and loans' },
  {
    number: 4,
    daysAgo: 71,
    by: 2,
    stage: 4,
    rolledBackTo: null,
    note: 'Orchards, poultry, and whether to spray today',
  },
  { number: 5, daysAgo: 44, by: 2, stage: 5, rolledBackTo: null, note: 'Surveys and vegetables' },
  { number: 6, daysAgo: 43, by: 0, stage: 4, rolledBackTo: 4, note: 'The survey cut calls off on Friday evening' },
  {
    number: 7,
    daysAgo: 38,
    by: 2,
    stage: 5,
    rolledBackTo: null,
    note: 'Surveys again, after a trial with forty callers',
  },
  {
    number: 8,
    daysAgo: 5,
    by: 1,
    stage: 6,
    rolledBackTo: null,
    note: 'Warnings of the district, selling well, the Kissan card',
  },
];

/** The revision in which what has this `since` was published first. */
export function firstWith(since: number): Published {
  const first = revisions.find(({ stage }) => stage >= since);
  if (!first) throw new Error(`No revision has stage ${since}`);
  return first;
}

/** What a revision kept. Rolling back publishes the very source of the earlier one. */
export function sourceOf({ stage }: Published, now: Date): MenuSource {
  return asOfRevision(now, stage);
}
