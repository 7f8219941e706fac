import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openServer } from '../../../src/server/platform/database.ts';
import { migrate, pendingOf } from '../../../src/server/platform/migrate.ts';
import { migrationFiles } from '../../../src/server/platform/migration-files.ts';
import { openTestDatabase } from '../../support/database.ts';
import { emptyDatabase } from '../../support/postgres.ts';
import { failedStart, startServerProcess } from '../../support/server-process.ts';

const files = ['0001_first.sql', '0002_second.sql', '0003_third.sql'].map((name) => ({ name, text: `-- ${name}` }));
const appliedOf = (name: string) => ({ name, checksum: null });
const [first, second, third] = [appliedOf('0001_first.sql'), appliedOf('0002_second.sql'), appliedOf('0003_third.sql')];

describe('what is still to be applied', () => {
  test.each([
    [[], files],
    [[first], files.slice(1)],
    [[first, second, third], []],
  ])('comes behind what was: %j', (applied, pending) => expect(pendingOf(files, applied)).toEqual(pending));

  test('is nothing in a database of a newer version', () => {
    expect(() => pendingOf(files, [first, appliedOf('0004_later.sql')])).toThrow(
      'The database has the migration 0004_later.sql, which this version of FMIS does not know.',
    );
  });

  test('never has an older number than what was applied', () => {
    expect(() => pendingOf(files, [first, third])).toThrow(
      'The migration 0002_second.sql was never applied to the database, but 0003_third.sql after it was.',
    );
  });
});

describe.each(['pglite', 'postgres'] as const)('the migrations, on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase('none', engine);
  });
  afterAll(() => open.close());

  test('that have landed are held to what was applied, whatever ends their lines', async () => {
    const known = await migrationFiles();
    expect(await migrate(open.database)).toEqual([]);
    const otherLines = known.map(({ name, text }) => ({ name, text: text.replaceAll('\n', '\r\n') }));
    expect(await migrate(open.database, otherLines)).toEqual([]);
    const changed = known.map(({ name, text }, place) => ({
      name,
      text: place === 2 ? `${text}-- and one more` : text,
    }));
    await expect(migrate(open.database, changed)).rejects.toThrow(
      `The migration ${known[2]?.name} is not the one that was applied to the database`,
    );
  });

  test('that were applied before checksums were kept are held to what they are now', async () => {
    await sql`update migrations set checksum = null`.execute(open.database);
    const known = await migrationFiles();
    await migrate(open.database, known);
    const changed = known.map(({ name, text }) => ({ name, text: `${text}-- changed` }));
    await expect(migrate(open.database, changed)).rejects.toThrow('is not the one that was applied');
  });
});

test('four processes that start at once on an empty database all come up, and a changed migration is told in one sentence', async () => {
  const empty = await emptyDatabase(inject('postgresFolder'));
  const env = { DATABASE_URL: empty.url };
  const servers = await Promise.all(Array.from({ length: 4 }, () => startServerProcess(env)));
  const ready = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  expect(ready).toEqual([200, 200, 200, 200]);
  // Their jobs are laid out too, and done: cleaning begins with every start.
  const watched = await openServer(empty.url);
  const done = () => watched.run("select from jobs.job where state = 'completed'");
  await expect.poll(async () => (await done()).rows.length).toBeGreaterThan(0);
  await watched.close();
  expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0, 0]);

  const open = await openServer(empty.url);
  await sql`update migrations set checksum = 'another' where name like '0003%'`.execute(open.database);
  await open.close();
  const refused = await failedStart(env);
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(/^The migration 0003_\S+ is not the one that was applied to the database/m);
  expect(refused.printed).not.toContain('    at ');
  await empty.drop();
});

test('work on the database alone is not bound by the limits of its sessions', async () => {
  const empty = await emptyDatabase(inject('postgresFolder'));
  const open = await openServer(empty.url);
  const limitOf = async ({ database }: Pick<OpenDatabase, 'database'>) => {
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database,
    );
    return rows[0]?.limit;
  };
  expect(await limitOf(open)).toBe('2min');
  expect(await open.alone((database) => limitOf({ database }))).toBe('0');
  await open.close();
  await empty.drop();
});
