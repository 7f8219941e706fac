import type { components } from '../../../contract/generated/types.ts';
import { dayIn } from '../../format.ts';

export type Figure = components['schemas']['ModeratorFigure'];

export const SPANS = [1, 7, 30, 90] as const;
export const QUEUES = ['post', 'listing', 'report', 'badge'] as const;
const DEFAULT_SPAN = 30;

export interface Asked {
  span: number;
  queue: (typeof QUEUES)[number] | null;
}

/** What the address asks for; what it may not say is passed over. */
export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search);
  return {
    span: SPANS.find((known) => known === Number(query.get('days'))) ?? DEFAULT_SPAN,
    queue: QUEUES.find((known) => known === query.get('queue')) ?? null,
  };
}

export function searchOf({ span, queue }: Asked): string {
  return `?days=${span}${queue ? `&queue=${queue}` : ''}`;
}

/** The days that are counted, the last one today. */
export function daysOf(span: number, now: number): { from: string; to: string } {
  return { from: dayIn(now, span - 1), to: dayIn(now) };
}
