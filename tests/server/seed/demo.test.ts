import { afterEach, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../../src/server/platform/database.ts';
import { seedReference } from '../../../src/server/seed/reference.ts';
import { seedDemo } from '../../../src/server/seed/seed.ts';
import { openTestDatabase, type SeedName } from '../../support/database.ts';

const opened: OpenDatabase[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((open) => open.close()));
});

async function databaseOf(seed: SeedName): Promise<Database> {
  const open = await openTestDatabase(seed, 'pglite');
  opened.push(open);
  return open.database;
}

const demo = {
  subscribers: 100,
  loans: 20,
  moderation: { listings: 40, posts: 120, reports: 20, badges: 20 },
  now: new Date('2026-11-20T03:00:00.000Z'),
  password: 'Ploughing-the-doab-7',
};

test('demo data fill an empty database, the same records every time', async () => {
  const people = async () => {
    const database = await databaseOf('none');
    expect(await seedDemo({ database, ...demo })).toBe(true);
    const farmers = await database.selectFrom('farmers').selectAll().orderBy('id').execute();
    const subscribers = await database.selectFrom('subscribers').selectAll().orderBy('id').execute();
    const crops = await database.selectFrom('farm_crops').selectAll().orderBy('id').execute();
    return { farmers, subscribers, crops };
  };
  const once = await people();
  expect(once.subscribers).toHaveLength(100);
  expect(await people()).toEqual(once);
});

test('demo data never come to records that are there', async () => {
  const database = await databaseOf('small');
  expect(await seedDemo({ database, ...demo })).toBe(false);
  const { n } = await database
    .selectFrom('subscribers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(600);
});

test('a filling that breaks off leaves nothing behind, and the next one fills', async () => {
  const database = await databaseOf('none');
  async function* people(): AsyncGenerator<never> {
    yield* [];
    throw new Error('the thread has ended');
  }
  await expect(seedDemo({ database, ...demo, people: people() })).rejects.toThrow('the thread has ended');
  expect(await database.selectFrom('accounts').select('id').execute()).toEqual([]);
  expect(await seedDemo({ database, ...demo })).toBe(true);
});

test('the content of the lists comes again after a start without undoing what people changed', async () => {
  const database = await databaseOf('small');
  const akbar = database.selectFrom('reference_items').selectAll().where('code', '=', 'wheat/akbar-2019');
  await database
    .updateTable('reference_items')
    .set({ name: 'Akbar', active: false })
    .where('code', '=', 'wheat/akbar-2019')
    .execute();
  await database.deleteFrom('reference_items').where('code', '=', 'wild-oat').execute();
  await seedReference(database);
  expect(await akbar.executeTakeFirst()).toMatchObject({ name: 'Akbar', active: false });
  const weed = database.selectFrom('reference_items').select('name').where('code', '=', 'wild-oat');
  expect(await weed.executeTakeFirst()).toEqual({ name: 'Wild oat' });
});
