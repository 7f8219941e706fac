import { expect, test } from 'vitest';
import { clockOf } from '../../src/portal/features/jobs/schedule.form.ts';

test.each([
  ['09:00', '09:00'],
  ['9:00', '09:00'],
  ['۱۷:۰۰', '17:00'],
  ['17.30', '17:30'],
  [' 8:05', '08:05'],
  ['24:00', '24:00'],
  ['9', '9'],
  ['noon', 'noon'],
])('a time typed as %s is sent as %s', (typed, sent) => {
  expect(clockOf(typed)).toBe(sent);
});
