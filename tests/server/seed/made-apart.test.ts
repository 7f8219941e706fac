import { afterEach, expect, test, vi } from 'vitest';
import { madeApart } from '../../../src/server/seed/made-apart.ts';
import { makers } from '../../../src/server/seed/makers.ts';

const now = new Date('2026-11-20T03:00:00.000Z');

test('a thread of its own makes what this one would make, in the same order', async () => {
  const input = { count: 21_000, now };
  const here = [...makers.people(input)];
  const apart = [];
  for await (const some of madeApart('people', input)) apart.push(some);
  expect(apart).toHaveLength(3);
  expect(apart).toEqual(here);
});

afterEach(() => vi.unstubAllEnvs());

test('what the runtime says besides, as under `node --watch`, is nothing that was made', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const kinds = [];
  for await (const some of madeApart('people', { count: 1, now })) kinds.push(Object.keys(some));
  expect(kinds).toEqual([...makers.people({ count: 1, now })].map((some) => Object.keys(some)));
});

test('whoever has enough leaves early, however much there is to be made', async () => {
  const people = madeApart('people', { count: 5_000_000, now });
  await people.next();
  expect(await people.return(undefined)).toEqual({ done: true, value: undefined });
});
