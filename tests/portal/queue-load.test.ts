import { expect, test } from 'vitest';
import { type Ahead, aheadOf, hasLoad, loadOf, loadShown, oldestOf } from '../../src/portal/queues/load.data.ts';

const hour = { at: '2026-11-20T11:00:00.000Z', arrived: 3, decided: 4, again: 1, waiting: 10 };
const load = {
  entity: 'post' as const,
  at: '2026-11-20T11:30:00.000Z',
  waiting: 10,
  escalated: 0,
  secondLooks: 0,
  oldestAt: null,
  decidedToday: 8,
  decidedByYou: 2,
  medianSeconds: null,
  hours: [{ ...hour, at: '2026-11-20T10:00:00.000Z' }, hour],
};
const ahead = (own: number, handed = 0, others = 0): Ahead => ({ own, handed, others });

test('a decision that the answer does not know yet is in every figure, and one taken back in none', () => {
  expect(loadShown(load, ahead(1))).toMatchObject({
    waiting: 9,
    decidedToday: 9,
    decidedByYou: 3,
    hours: [load.hours[0], { waiting: 9, decided: 5 }],
  });
  expect(loadShown(loadShown(load, ahead(1)), ahead(-1))).toEqual(load);
  expect(loadShown(load, ahead(0))).toEqual(load);
});

test('what a colleague has decided meanwhile is in every figure but the person’s own', () => {
  expect(loadShown(load, ahead(0, 0, 2))).toMatchObject({
    waiting: 8,
    decidedToday: 10,
    decidedByYou: 2,
    hours: [load.hours[0], { waiting: 8, decided: 6 }],
  });
  expect(loadShown(load, ahead(1, 0, 2))).toMatchObject({ waiting: 7, decidedToday: 11, decidedByYou: 3 });
});

test('figures that were read after the list know what was decided by then; what is taken back since is too much in them', () => {
  expect(aheadOf(ahead(3, 1, 2), null)).toEqual(ahead(3, 1, 2));
  expect(aheadOf(ahead(4, 1, 2), ahead(3, 1, 2))).toEqual(ahead(1));
  expect(loadShown(load, aheadOf(ahead(2), ahead(3)))).toMatchObject({ waiting: 11, decidedToday: 7, decidedByYou: 1 });
});

test('what was handed on and is decided here is not counted as handed on any more', () => {
  expect(loadShown({ ...load, escalated: 4 }, ahead(2, 1))).toMatchObject({ waiting: 8, escalated: 3 });
});

test('the longest wait is that of what is left, and of a list that ends before the queue does at least what was known', () => {
  expect(oldestOf('09:00', ['09:10', '09:05'], true)).toBe('09:05');
  expect(oldestOf('09:00', [], true)).toBeNull();
  expect(oldestOf('09:00', [], false)).toBe('09:00');
});

test('of what has no figures none are asked for, rather than those of another queue', async () => {
  expect((['post', 'listing', 'report', 'badge'] as const).map(hasLoad)).toEqual([true, true, true, true]);
  expect((['loan', 'menuNode'] as const).map(hasLoad)).toEqual([false, false]);
  expect(await loadOf('loan', undefined)).toBeUndefined();
});
