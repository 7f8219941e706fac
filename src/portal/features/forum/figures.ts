import type { components } from '../../../contract/generated/types.ts';
import { dayIn } from '../../format.ts';
import { path } from '../../paths.ts';

export type ForumStats = components['schemas']['ForumStats'];

export const SPANS = [7, 30, 90] as const;
const DEFAULT_SPAN = 30;

export function spanIn(search: string): number {
  const days = Number(new URLSearchParams(search).get('days'));
  return SPANS.find((known) => known === days) ?? DEFAULT_SPAN;
}

/** The days that are counted, the last one today. */
export function daysBack(span: number, now: number): { from: string; to: string } {
  return { from: dayIn(now, span - 1), to: dayIn(now) };
}

type Conditions = Readonly<Record<string, string | readonly string[]>>;

/** The list that a figure counts. */
export function listOf({ from, to }: Pick<ForumStats, 'from' | 'to'>, conditions: Conditions = {}): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ kind: ['post', 'reply'], ...conditions })) {
    for (const value of [values].flat()) query.append(name, value);
  }
  query.append('postedFrom', from);
  query.append('postedTo', to);
  return `${path('forum')}?${query}`;
}
