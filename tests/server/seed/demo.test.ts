import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { hashPassword, isPassword, NO_PASSWORD } from '../../../src/server/features/auth/passwords.ts';
import type { Database, OpenDatabase } from '../../../src/server/platform/database.ts';
import { secondLookShare } from '../../../src/server/records/second-looks.ts';
import { openDemoAccounts } from '../../../src/server/seed/accounts.seed.ts';
import { keptDemonstrations } from '../../../src/server/seed/kept-demonstration.ts';
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

test('the answers of surveys lie within the days of each, and before now', async () => {
  const database = await databaseOf('small');
  const { rows } = await sql<{ title: string; out: number; asked: number }>`
    select s.title, count(*)::int as asked, (count(*) filter (
        where (c.asked_at at time zone 'Asia/Karachi')::date not between s.start_dt and s.end_dt
      ))::int as out
    from surveys s join survey_calls c on c.survey_id = s.id group by 1`.execute(database);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ out }) => out > 0)).toEqual([]);
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

test('one that was made for later has no secret, and its accounts are opened once, with the password of that day', async () => {
  const database = await databaseOf('small');
  await database.updateTable('accounts').set({ password_hash: NO_PASSWORD }).execute();
  // The share of second looks is the suites' own.
  expect(await database.selectFrom('settings').select('name').execute()).toEqual([{ name: secondLookShare.name }]);
  const stored = async () =>
    (await database.selectFrom('accounts').select('password_hash').execute())[0]?.password_hash;
  expect(await isPassword('', await stored())).toBe(false);

  const made = await openDemoAccounts(database, null, demo.now);
  expect(await isPassword(String(made), await stored())).toBe(true);
  expect(await openDemoAccounts(database, null, demo.now)).toBe(null);
  expect(await isPassword(String(made), await stored())).toBe(true);
});

test('the password that the settings name is given to demo accounts that have another, and to nobody else', async () => {
  const database = await databaseOf('small');
  const named = 'another-one-2027';
  const [own, changed] = await database.selectFrom('accounts').selectAll().orderBy('email').limit(2).execute();
  if (!own || !changed) throw new Error('The demonstration has no accounts');
  const { id, password_hash } = own;
  await database.updateTable('accounts').set({ demo: false }).where('id', '=', id).execute();
  await database
    .updateTable('accounts')
    .set({ password_hash: await hashPassword('what she chose') })
    .where('id', '=', changed.id)
    .execute();

  expect(await openDemoAccounts(database, named, demo.now)).toBe(named);
  const kept = await database.selectFrom('accounts').select(['id', 'password_hash']).execute();
  const ofDemo = new Set(kept.filter((one) => one.id !== id).map((one) => one.password_hash));
  expect(kept.find((one) => one.id === id)).toEqual({ id, password_hash });
  expect(await Promise.all([...ofDemo].map((hash) => isPassword(named, hash)))).toEqual([true]);
  expect(await openDemoAccounts(database, named, demo.now)).toBe(null);
});

test('a kept one is taken for half a day, while nothing that it is made of is newer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-kept-'));
  const hour = 3_600_000;
  const made = new Date(Date.now() + hour);
  const file = join(folder, `demonstration-${made.getTime()}.tar.zst`);
  await writeFile(file, '');
  await writeFile(join(folder, 'demonstration-5.tar.zst'), '');
  const at = (hours: number) => keptDemonstrations(new Date(made.getTime() + hours * hour), folder);
  expect([await at(0), await at(11)]).toEqual([[file], [file]]);
  expect([await at(12), await at(-1)]).toEqual([[], []]);
  await rm(folder, { recursive: true });
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
