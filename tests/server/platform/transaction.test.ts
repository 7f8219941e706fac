import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { transaction } from '../../../src/server/platform/transaction.ts';
import { openTestDatabase } from '../../support/database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase('none', 'postgres');
});
afterAll(() => open.close());

test('two writes that lock each other out both succeed in the end', async () => {
  const { database } = open;
  const row = (name: string) => ({ name, value: '0', changed_at: new Date('2026-11-20T04:00:00Z') });
  await database
    .insertInto('settings')
    .values([row('a'), row('b')])
    .execute();

  const bothHoldOne = meeting(2);
  const write = (first: string, second: string) =>
    transaction(database, async (trx) => {
      await trx.updateTable('settings').set({ changed_by: null }).where('name', '=', first).execute();
      await bothHoldOne();
      await trx.updateTable('settings').set({ changed_by: null }).where('name', '=', second).execute();
      return first;
    });
  expect(await Promise.all([write('a', 'b'), write('b', 'a')])).toEqual(['a', 'b']);
});

/** Whoever arrives waits until so many have arrived; later ones pass. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= size) open();
    return met;
  };
}
