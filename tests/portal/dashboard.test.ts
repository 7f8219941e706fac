import { describe, expect, test } from 'vitest';
import {
  agesOf,
  byUrgency,
  isLate,
  type Queue,
  shareOfTarget,
  upToOf,
} from '../../src/portal/features/dashboard/urgency.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

function queue(screen: string, more: Partial<Queue>): Queue {
  return {
    entity: 'loan',
    screen,
    title: screen,
    total: 10,
    overdue: null,
    target: 24,
    aged: null,
    atIt: [],
    oldestAt: null,
    states: [],
    longest: [],
    ...more,
  };
}

const listings = queue('listings', { target: 24, oldestAt: hoursAgo(30) });
const posts = queue('posts', { target: 2, oldestAt: hoursAgo(6) });
const loans = queue('loans', { target: 72, oldestAt: hoursAgo(71) });
const cases = queue('cases', { target: null, overdue: 2, oldestAt: hoursAgo(1) });
const empty = queue('empty', { total: 0 });

describe('what is most urgent', () => {
  test('is what is past its own clock, then what is furthest past its target', () => {
    const order = byUrgency([empty, loans, listings, posts, cases], NOW).map(({ screen }) => screen);
    expect(order).toEqual(['cases', 'posts', 'listings', 'loans', 'empty']);
  });

  test('is late past the target, or where something is overdue', () => {
    const late = [empty, loans, listings, posts, cases].filter((one) => isLate(one, NOW)).map(({ screen }) => screen);
    expect(late).toEqual(['listings', 'posts', 'cases']);
  });

  test('is measured by the target', () => {
    expect(shareOfTarget(posts, posts.oldestAt, NOW)).toBe(3);
    expect(shareOfTarget(cases, cases.oldestAt, NOW)).toBe(0);
    expect(shareOfTarget(empty, null, NOW)).toBe(0);
  });
});

describe('the ages of what waits', () => {
  test('add up to all of it', () => {
    expect(agesOf(queue('any', { aged: { half: 3, close: 2, past: 1 } }))).toEqual({
      fresh: 4,
      half: 3,
      close: 2,
      past: 1,
    });
  });

  test('are two where each has a clock of its own, and none where none was counted', () => {
    expect(agesOf(cases)).toEqual({ fresh: 8, half: 0, close: 0, past: 2 });
    expect(agesOf(loans)).toBeNull();
  });

  test('may be more than were counted', () => {
    expect([upToOf('299', 299, 'aged'), upToOf('300', 300, 'aged')]).toEqual(['299', '300+']);
    expect([upToOf('300', 300, 'overdue'), upToOf('1,000', 1_000, 'overdue')]).toEqual(['300', '1,000+']);
  });
});
