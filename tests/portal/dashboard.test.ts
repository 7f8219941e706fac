import { describe, expect, test } from 'vitest';
import { begunBy } from '../../src/portal/drafts.ts';
import { ownDrafts } from '../../src/portal/features/dashboard/own-drafts.ts';
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
    used: null,
    today: null,
    target: 24,
    aged: null,
    atIt: [],
    oldestAt: null,
    states: [],
    longest: [],
    ...more,
  };
}

const listings = queue('listings', { target: 24, used: 1.25, oldestAt: hoursAgo(30) });
const posts = queue('posts', { target: 2, used: 3, oldestAt: hoursAgo(6) });
const loans = queue('loans', { target: 72, used: 0.99, oldestAt: hoursAgo(71) });
const cases = queue('cases', { target: null, overdue: 2, used: 1.5, oldestAt: hoursAgo(1) });
const empty = queue('empty', { total: 0 });

describe('what is most urgent', () => {
  test('is what is furthest past its time by one measure, whether a target or a clock of its own', () => {
    const order = byUrgency([empty, loans, listings, cases, posts]).map(({ screen }) => screen);
    expect(order).toEqual(['posts', 'cases', 'listings', 'loans', 'empty']);
  });

  test('is late past that time', () => {
    const late = [empty, loans, listings, posts, cases].filter(isLate).map(({ screen }) => screen);
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

describe('own drafts', () => {
  const ID = '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d7011';
  const stored = [
    {
      entity: 'campaign',
      screen: '/app/advisory/list',
      failed: false,
      rows: [{ id: ID, title: 'Cold wave outlook', at: hoursAgo(3), hasText: false }],
    },
  ];
  const store = new Map<string, string>();
  const kept = (record: string, name: string, hours: number) =>
    store.set(`fmis-draft:me:${record}:${name}`, JSON.stringify({ text: 'typed', at: NOW - hours * 3_600_000 }));

  test('are what is stored and what is typed on this device, each once, the latest first, with where it goes on', () => {
    kept('new', 'campaign:new', 1);
    kept('new', `campaign:${ID}@3`, 2);
    kept(`loan:${ID}`, 'note', 4);
    kept('new', 'nobody knows', 1);
    kept('new', 'application', 5);
    kept('new', 'job', 6);
    kept('new', 'listing', 7);
    kept('new', 'case:', 24 * 15);
    store.set('fmis-draft:other:new:case:', JSON.stringify({ text: 'typed', at: NOW }));
    const storage = Object.assign(Object.fromEntries(store), {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: () => {},
      removeItem: () => {},
    });
    const opened = [{ href: `/app/loan/view/${ID}`, label: 'LN-24835', screen: '/app/loan/view' }];
    const drafts = ownDrafts({ stored, begun: begunBy('me', storage, () => NOW), opened });
    expect(drafts.map(({ href, title, isHere }) => [href, title, isHere])).toEqual([
      ['/app/advisory/list?open=new', null, true],
      [`/app/advisory/list?open=${ID}`, 'Cold wave outlook', true],
      [`/app/loan/view/${ID}`, 'LN-24835', true],
      ['/app/loan/view?begin=application', null, true],
      ['/app/jobs/list?begin=job', null, true],
      ['/app/mandi/list?begin=listing', null, true],
    ]);
  });
});
