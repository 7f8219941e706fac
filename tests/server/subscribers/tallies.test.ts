import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallies } from '../../../src/server/features/subscribers/counting.ts';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { openTestDatabase } from '../../support/database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase('small', 'postgres');
});
afterAll(() => open?.close());

test('totals by state stay exact while many people move farmers back and forth', async () => {
  const { database } = open;
  const farmers = await database.selectFrom('farmers').select('id').where('state', '=', 'active').limit(40).execute();
  const states = ['suspended', 'pending', 'closed', 'active'] as const;
  const moves = farmers.flatMap(({ id }, n) =>
    states.map((_, step) => ({ id, state: states[(n + step) % states.length] ?? 'active' })),
  );
  await Promise.all(
    moves.map(({ id, state }) => database.updateTable('farmers').set({ state }).where('id', '=', id).execute()),
  );

  const counted = await database
    .selectFrom('farmers')
    .groupBy('state')
    .select((eb) => ['state', eb.fn.countAll<number>().as('n')])
    .execute();
  const kept = await tallies(database, 'farmer');
  expect(Object.fromEntries(Object.entries(kept).filter(([, n]) => n !== 0))).toEqual(
    Object.fromEntries(counted.map(({ state, n }) => [state, n])),
  );
});
