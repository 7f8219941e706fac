// @module-tag further
import { expect, test } from 'vitest';
import { triedCases } from '../../../src/server/features/ivr/test-cases.judged.ts';
import { SMALL_SEED_NOW } from '../../../src/server/seed/seed.ts';
import { openTestDatabase } from '../../support/database.ts';
import { bringUpToDate } from '../../support/up-to-date.ts';

test('what is kept of records as they change moves along with them', async () => {
  const open = await openTestDatabase('small', 'pglite');
  const sums = async () => {
    const hours = open.database
      .selectFrom('queue_hours')
      .select(({ fn }) => [fn.sum('arrived').as('arrived'), fn.sum('decided').as('decided')]);
    const latest = open.database.selectFrom('queue_hours').select(({ fn }) => fn.max('hour').as('hour'));
    return { ...(await hours.executeTakeFirstOrThrow()), ...(await latest.executeTakeFirstOrThrow()) };
  };
  try {
    const before = await sums();
    await bringUpToDate(open.database, new Date(SMALL_SEED_NOW.getTime() + 40 * 86_400_000));
    const after = await sums();
    expect(after).toEqual({ ...before, hour: new Date(before.hour.getTime() + 35 * 86_400_000) });
    expect(Number(before.decided)).toBeGreaterThan(0);
  } finally {
    await open.close();
  }
});

test('the demonstration of a later day keeps its walks through the voice menu as they were', async () => {
  const open = await openTestDatabase('small', 'pglite');
  try {
    await bringUpToDate(open.database, new Date(SMALL_SEED_NOW.getTime() + 40 * 86_400_000));
    const { items: cases } = await triedCases(open.database);
    expect(cases.map(({ title, firstDifference }) => [title, firstDifference])).toEqual(
      cases.map(({ title }) => [title, null]),
    );
    expect(cases.length).toBeGreaterThan(10);
  } finally {
    await open.close();
  }
});
