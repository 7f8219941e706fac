// @module-tag further
import { expect, test } from 'vitest';
import { decideBefore } from '../../support/many-streams.ts';

test('each of many open pages hears of every decision of a run, while others are answered', async () => {
  const { told, meanwhile } = await decideBefore(40, 400);
  expect(told).toHaveLength(40);
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toBeGreaterThanOrEqual(400);
  expect(meanwhile.length).toBeGreaterThan(0);
});
