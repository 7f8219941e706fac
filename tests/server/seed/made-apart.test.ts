import { expect, test } from 'vitest';
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

test('whoever has enough leaves early, however much there is to be made', async () => {
  const people = madeApart('people', { count: 5_000_000, now });
  await people.next();
  expect(await people.return(undefined)).toEqual({ done: true, value: undefined });
});
