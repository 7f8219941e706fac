import { expect, test } from 'vitest';
import { durationParts } from '../../src/portal/duration.ts';
import common from '../../src/portal/locales/en/common.json' with { type: 'json' };
import shell from '../../src/portal/locales/en/shell.json' with { type: 'json' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, []],
  [minute - 1, []],
  [14 * minute, [{ unit: 'minutes', count: 14 }]],
  [
    hour + 5 * minute,
    [
      { unit: 'hours', count: 1 },
      { unit: 'minutes', count: 5 },
    ],
  ],
  [
    2 * day + 4 * hour + 59 * minute,
    [
      { unit: 'days', count: 2 },
      { unit: 'hours', count: 4 },
    ],
  ],
  [3 * day, [{ unit: 'days', count: 3 }]],
  [12 * day + 9 * hour, [{ unit: 'days', count: 12 }]],
])('a span of %i ms is told by its two largest units', (span, parts) => {
  expect(durationParts(span)).toEqual(parts);
});

test('a clock that runs ahead never makes a negative age', () => {
  expect(durationParts(-5 * minute)).toEqual([]);
});

test('a span of less than a minute is no “now”: what lasted so long may be over', () => {
  expect(shell.ago.replace('{{age}}', common.underMinute)).toBe('under 1 min ago');
});
