import { expect, test } from 'vitest';
import { askedIn, daysOf, searchOf } from '../../src/portal/features/moderation/moderators.ts';

test('the address says which days and which queue', () => {
  expect(askedIn('?days=7&queue=listing')).toEqual({ span: 7, queue: 'listing' });
  expect(askedIn('?days=8&queue=loan')).toEqual({ span: 30, queue: null });
  expect(searchOf({ span: 90, queue: 'report' })).toBe('?days=90&queue=report');
  expect(searchOf({ span: 1, queue: null })).toBe('?days=1');
});

test('a day is today alone, on the clock of Karachi', () => {
  const night = Date.parse('2026-11-22T20:30:00Z');
  expect(daysOf(1, night)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(daysOf(7, night)).toEqual({ from: '2026-11-17', to: '2026-11-23' });
});
