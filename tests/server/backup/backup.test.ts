import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backUp } from '../../../src/server/backup/backup.ts';
import { backingUp, clearLeftovers } from '../../../src/server/backup/leftovers.ts';
import { restore } from '../../../src/server/backup/restore.ts';
import { type OpenDatabase, openEmbedded, openServer } from '../../../src/server/platform/database.ts';
import { migrate } from '../../../src/server/platform/migrate.ts';
import { seedReference } from '../../../src/server/seed/reference.ts';
import { emptyDatabase } from '../../support/postgres.ts';

interface Place {
  dataFolder: string;
  databaseUrl: string | null;
}

describe.each(['pglite', 'postgres'] as const)('a backup, on %s', (engine) => {
  let root: string;
  /** What is said of files alone is said once, where it costs less. */
  const ofFiles = test.runIf(engine === 'postgres');
  const drops: (() => Promise<void>)[] = [];
  let from: Place;
  let file: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'fmis-backup-'));
    file = join(root, 'backup.tar.gz');
    from = await place();
    const open = await opened(from);
    await migrate(open.database);
    await seedReference(open.database);
    for (let count = 0; count < 20; count++) await keep(open, from);
    await open.close();
    // Kept for a write that was refused.
    await writeFile(join(from.dataFolder, 'media', '00-without-row'), 'x');
    await backUp(from, file);
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await rm(root, { recursive: true, force: true });
  });

  async function place(): Promise<Place> {
    const dataFolder = join(root, randomUUID());
    if (engine === 'pglite') return { dataFolder, databaseUrl: null };
    const { url, drop } = await emptyDatabase(inject('postgresFolder'));
    drops.push(drop);
    return { dataFolder, databaseUrl: url };
  }

  test('comes back with the same rows, and the media byte for byte', async () => {
    const to = await place();
    await restore(to, file, false);
    const before = await content(from);
    expect(before.media).toHaveLength(20);
    expect(before.reference_items?.length).toBeGreaterThan(1_000);
    expect(await content(to)).toEqual(before);
    expect((await readdir(join(to.dataFolder, 'media'))).includes('00-without-row')).toBe(false);
    expect((await readdir(to.dataFolder)).filter((name) => /^(restoring|replaced)/.test(name))).toEqual([]);
  });

  ofFiles('is made of what there is where a file was lost before, which is told', async () => {
    const [to, copy, partial] = [await place(), await place(), join(root, 'partial.tar.gz')];
    await restore(copy, file, false);
    const [lost = ''] = (await readdir(join(copy.dataFolder, 'media'), { recursive: true })).filter(
      (name) => name.length > 30,
    );
    await rm(join(copy.dataFolder, 'media', lost));
    const [id] = lost.split('/').reverse();
    expect(await backUp(copy, partial)).toEqual([id]);
    await restore(to, partial, false);
    const restored = await readdir(join(to.dataFolder, 'media'), { recursive: true });
    expect(restored.filter((name) => name.length > 30)).toHaveLength(19);
    expect(restored).not.toContain(lost);
    await rm(join(copy.dataFolder, 'media'), { recursive: true });
    await expect(backUp(copy, join(root, 'none.tar.gz'))).rejects.toThrow('None of the 20 files');
  });

  test('goes over what is there only when it is told to', async () => {
    const to = await place();
    const open = await opened(to);
    await migrate(open.database);
    await keep(open, to);
    await open.close();
    const before = await content(to);
    await expect(restore(to, file, false)).rejects.toThrow('--replace');
    expect(await content(to)).toEqual(before);
    await restore(to, file, true);
    expect(await content(to)).toEqual(await content(from));
  });

  ofFiles('takes the place of a file that is there only when it is told to', async () => {
    const copy = join(root, 'copy.tar.gz');
    await writeFile(copy, 'the only good one');
    await expect(backUp(from, copy)).rejects.toThrow(`${copy} is there already: back up over it with --replace`);
    expect(await readFile(copy, 'utf8')).toBe('the only good one');
    await backUp(from, copy, true);
    await restore(await place(), copy, false);
  });

  test('is not brought back under a server that runs, which is said', async () => {
    const to = await place();
    const open = await opened(to);
    await migrate(open.database);
    await expect(restore(to, file, true)).rejects.toThrow(/is connected to this database|is in use by process/);
    expect(await open.database.selectFrom('media').selectAll().execute()).toEqual([]);
    await open.close();
    await restore(to, file, true);
    expect(await content(to)).toEqual(await content(from));
  });

  /** What a process that was killed over a backup and a restore left. */
  async function leave({ dataFolder }: Place): Promise<string> {
    const growing = join(root, `${randomUUID()}.tar.gz.growing`);
    await writeFile(growing, 'half of everything');
    for (const name of ['backing-up-a1B2c3', 'restoring-a1B2c3', 'replaced-d4E5f6']) {
      await mkdir(join(dataFolder, name), { recursive: true });
      await writeFile(join(dataFolder, name, 'database.sql'), 'everything');
    }
    await writeFile(join(dataFolder, 'backing-up-a1B2c3.growing'), growing);
    return growing;
  }
  const copiesIn = async ({ dataFolder }: Place) =>
    (await readdir(dataFolder)).filter((name) => /^(backing-up|restoring|replaced)-/.test(name));

  test('leaves nothing behind, nor does one that was killed once another one or a restore has run', async () => {
    const to = await place();
    const byRestore = await leave(to);
    await restore(to, file, true);
    expect([await copiesIn(to), existsSync(byRestore)]).toEqual([[], false]);
    const byBackup = await leave(to);
    await backUp(to, join(root, 'again.tar.gz'), true);
    expect([await copiesIn(to), existsSync(byBackup)]).toEqual([[], false]);
    expect((await readdir(root)).filter((name) => name.endsWith('.growing'))).toEqual([]);
    expect(await content(to)).toEqual(await content(from));
  });

  test('of which a restore was killed half-way is as it was before at the next start', async () => {
    const to = await place();
    await restore(to, file, false);
    const before = await content(to);
    const { dataFolder } = to;
    const [staging, old] = [join(dataFolder, 'restoring-a1B2c3'), join(dataFolder, 'replaced-a1B2c3')];
    await mkdir(join(staging, 'media'), { recursive: true });
    await mkdir(old);
    // Killed when the old one was out of the way, and on a server when the new files had come into their place.
    if (engine === 'pglite') {
      await mkdir(join(staging, 'database'));
      await rename(join(dataFolder, 'database'), join(old, 'database'));
    } else {
      await rename(join(dataFolder, 'media'), join(old, 'media'));
      await rename(join(staging, 'media'), join(dataFolder, 'media'));
    }
    await cleared(to);
    expect([await copiesIn(to), await content(to)]).toEqual([[], before]);
  });

  test('that another process is making is left alone', async () => {
    const to = await place();
    await restore(to, file, false);
    await leave(to);
    if (to.databaseUrl) {
      const release = await backingUp(to.databaseUrl);
      await cleared(to);
      expect(await copiesIn(to)).toHaveLength(4);
      await release();
    } else {
      const open = await opened(to);
      await expect(cleared(to)).rejects.toThrow('is in use by process');
      expect(await copiesIn(to)).toHaveLength(4);
      await open.close();
    }
    await cleared(to);
    expect(await copiesIn(to)).toEqual([]);
  });

  /** As a start does it. */
  async function cleared(of: Place): Promise<void> {
    if (of.databaseUrl === null) return await clearLeftovers(of);
    const open = await opened(of);
    await open.alone((database) => clearLeftovers(of, database));
    await open.close();
  }

  test('that is damaged or cut off changes nothing', async () => {
    const to = await place();
    const whole = await readFile(file);
    const damaged = join(root, 'damaged.tar.gz');
    const turned = Buffer.from(whole);
    turned.writeUInt8(turned.readUInt8(turned.length >> 1) ^ 0xff, turned.length >> 1);
    for (const content of [whole.subarray(0, whole.length - 2_000), turned, Buffer.from('no backup')]) {
      await writeFile(damaged, content);
      await expect(restore(to, damaged, true)).rejects.toThrow(
        'is damaged, or no backup of FMIS: nothing was changed.',
      );
    }
    await restore(to, file, false);
    expect(await content(to)).toEqual(await content(from));
  });
});

test('what was copied goes with a process that is told to stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-copies-'));
  const copies = new URL('../../../src/server/backup/copies.ts', import.meta.url).href;
  const script = `const { withCopies } = await import(${JSON.stringify(copies)});
    await withCopies(async (copies) => {
      copies.add(${JSON.stringify(folder)});
      console.log('ready');
      await new Promise((end) => setTimeout(end, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(existsSync(folder)).toBe(false);
});

async function opened({ dataFolder, databaseUrl }: Place): Promise<OpenDatabase> {
  return databaseUrl ? await openServer(databaseUrl) : await openEmbedded({ folder: dataFolder });
}

/** First the file, then its row, as the server does it. */
async function keep({ database }: OpenDatabase, { dataFolder }: Place): Promise<void> {
  const id = randomUUID();
  const bytes = Buffer.from(`content of ${id}`.repeat(500));
  await mkdir(join(dataFolder, 'media', id.slice(0, 2)), { recursive: true });
  await writeFile(join(dataFolder, 'media', id.slice(0, 2), id), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = {
    id,
    filename: 'a.bin',
    type: 'image/png',
    size: bytes.length,
    sha256,
    owner_id: null,
    created_at: new Date(),
  };
  await database.insertInto('media').values(row).execute();
}

/** Every table's rows and every sequence's place; that each kept file holds what its row says is judged on the way. */
async function content(place: Place): Promise<Record<string, unknown[]>> {
  const open = await opened(place);
  const media = await open.database.selectFrom('media').selectAll().execute();
  const tables = await Promise.all(
    (await namesOf(open, 'tables')).map(async (name) => {
      const rows = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(
        open.database,
      );
      return [name, rows.rows.map(({ row }) => row)];
    }),
  );
  const sequences = await Promise.all(
    (await namesOf(open, 'sequences')).map(async (name) => {
      const { rows } = await sql`select last_value, is_called from ${sql.table(name)}`.execute(open.database);
      return [name, rows];
    }),
  );
  await open.close();
  for (const { id, sha256 } of media) {
    const bytes = await readFile(join(place.dataFolder, 'media', id.slice(0, 2), id));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  return Object.fromEntries([...tables, ...sequences]);
}

async function namesOf({ database }: OpenDatabase, kind: 'tables' | 'sequences'): Promise<string[]> {
  const column = sql.ref(kind === 'tables' ? 'tablename' : 'sequencename');
  const { rows } = await sql<{ name: string }>`
    select ${column} as name from ${sql.table(`pg_${kind}`)} where schemaname = 'public' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}
