import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backUp } from '../../../src/server/backup/backup.ts';
import { backingUp, clearLeftovers } from '../../../src/server/backup/leftovers.ts';
import { restore } from '../../../src/server/backup/restore.ts';
import type { BucketSettings } from '../../../src/server/platform/bucket.settings.ts';
import { type OpenDatabase, openEmbedded, openServer } from '../../../src/server/platform/database.ts';
import type { LyingFile } from '../../../src/server/platform/media-store.ts';
import { migrate } from '../../../src/server/platform/migrate.ts';
import { openMediaStore } from '../../../src/server/platform/open-media-store.ts';
import { recogniseStore } from '../../../src/server/platform/own-store.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';
import { seedReference } from '../../../src/server/seed/reference.ts';
import { emptyDatabase } from '../../support/postgres.ts';
import { type S3, startS3 } from '../../support/s3.ts';
import { s3For } from '../../support/stores.ts';

interface Place {
  dataFolder: string;
  databaseUrl: string | null;
  mediaBucket: BucketSettings | null;
}

describe.each([
  ['pglite', 'folder'],
  ['postgres', 'folder'],
  ['postgres', 'bucket'],
] as const)('a backup, on %s with media in a %s', (engine, kind) => {
  let root: string;
  let s3: S3 | null;
  /** What is said of files alone is said once, where it costs less. */
  const ofFiles = test.runIf(engine === 'postgres');
  const ofFolders = test.runIf(kind === 'folder');
  const drops: (() => Promise<void>)[] = [];
  let from: Place;
  let file: string;
  /** What was backed up, and stays as it is. */
  let original: Record<string, unknown[]>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'fmis-backup-'));
    s3 = await s3For(kind);
    file = join(root, 'backup.tar.gz');
    from = await place();
    const open = await opened(from);
    await migrate(open.database);
    await seedReference(open.database);
    for (let count = 0; count < 20; count++) await keep(open, from);
    await open.close();
    // Kept for a write that was refused.
    await lay(from, '00-without-row', 'x');
    await backUp(from, file);
    original = await content(from);
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await s3?.stop();
    await rm(root, { recursive: true, force: true });
  });

  async function place(): Promise<Place> {
    const dataFolder = join(root, randomUUID());
    const mediaBucket = s3?.make() ?? null;
    if (engine === 'pglite') return { dataFolder, databaseUrl: null, mediaBucket };
    const { url, drop } = await emptyDatabase(inject('postgresFolder'));
    drops.push(drop);
    return { dataFolder, databaseUrl: url, mediaBucket };
  }

  test('comes back with the same rows, and the media byte for byte', async () => {
    const to = await place();
    await restore(to, file, false);
    expect(original.media).toHaveLength(20);
    expect(original.reference_items?.length).toBeGreaterThan(1_000);
    expect(await content(to)).toEqual(original);
    expect(await openMediaStore(to).stat('00-without-row')).toBeNull();
    expect((await readdir(to.dataFolder)).filter((name) => /^(restoring|replaced)/.test(name))).toEqual([]);
  });

  ofFiles('is made of what there is where a file was lost before, which is told', async () => {
    const [to, copy, partial] = [await place(), await place(), join(root, 'partial.tar.gz')];
    await restore(copy, file, false);
    const [lost = '', ...others] = await idsIn(copy);
    await openMediaStore(copy).delete([lost]);
    expect(await backUp(copy, partial)).toEqual([lost]);
    await restore(to, partial, false);
    expect(new Set(await idsIn(to))).toEqual(new Set(others));
    await openMediaStore(copy).delete(others);
    await expect(backUp(copy, join(root, 'none.tar.gz'))).rejects.toThrow('None of the 20 files');
  });

  test('goes over what is there only when it is told to', async () => {
    const to = await place();
    await restore(to, file, false);
    const open = await opened(to);
    await keep(open, to);
    await open.close();
    const before = await content(to);
    expect(before.media).toHaveLength(21);
    await expect(restore(to, file, false)).rejects.toThrow('--replace');
    expect(await content(to)).toEqual(before);
    await restore(to, file, true);
    expect(await content(to)).toEqual(original);
  });

  test('is another database where it comes to another place, and the same one where it comes back', async () => {
    const [to, copy, own] = [await place(), await place(), join(root, `${randomUUID()}.tar.gz`)];
    await restore(to, file, false);
    await recognised(to);
    await backUp(to, own);
    await expect(restore({ ...copy, ...storeOf(to) }, own, false)).rejects.toThrow('--replace');
    await restore(copy, own, false);
    await recognised(copy);
    await expect(recognised(copy, storeOf(to))).rejects.toThrow(/belongs to another database/);
    if (engine === 'postgres') {
      await expect(restore({ ...copy, ...storeOf(to) }, own, true)).rejects.toThrow('belongs to another database');
    }
    await restore(to, own, true);
    await recognised(to);
  });

  const storeOf = ({ dataFolder, mediaBucket }: Place) => ({ dataFolder, mediaBucket });

  /** As a start does it. */
  async function recognised(of: Place, store = storeOf(of)): Promise<void> {
    const open = await opened(of);
    await recogniseStore(open.database, { ...of, ...store }, new Date()).finally(open.close);
  }

  ofFiles('takes the place of a file that is there only when it is told to', async () => {
    const copy = join(root, 'copy.tar.gz');
    await writeFile(copy, 'the only good one');
    await expect(backUp(from, copy)).rejects.toThrow(`${copy} is there already: back up over it with --replace`);
    expect(await readFile(copy, 'utf8')).toBe('the only good one');
    await backUp(from, copy, true);
    await restore(await place(), copy, false);
  });

  ofFolders('is not brought back under a server that runs, which is said', async () => {
    const to = await place();
    await restore(to, file, false);
    const open = await opened(to);
    await keep(open, to);
    await expect(restore(to, file, true)).rejects.toThrow(/is connected to this database|is in use by process/);
    expect(await open.database.selectFrom('media').selectAll().execute()).toHaveLength(21);
    await open.close();
    await restore(to, file, true);
    expect(await content(to)).toEqual(original);
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

  test('leaves nothing behind, nor does one that was killed once another one or a restore has run', {
    tags: 'further',
  }, async () => {
    const to = await place();
    const byRestore = await leave(to);
    await restore(to, file, true);
    expect([await copiesIn(to), existsSync(byRestore)]).toEqual([[], false]);
    const byBackup = await leave(to);
    await backUp(to, join(root, 'again.tar.gz'), true);
    expect([await copiesIn(to), existsSync(byBackup)]).toEqual([[], false]);
    expect((await readdir(root)).filter((name) => name.endsWith('.growing'))).toEqual([]);
    expect(await content(to)).toEqual(original);
  });

  ofFolders('of which a restore was killed half-way is as it was before at the next start', async () => {
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

  ofFolders('that another process is making is left alone', async () => {
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

  ofFolders('that is damaged or cut off changes nothing', async () => {
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
    expect(await content(to)).toEqual(original);
  });
});

test('where there is no database to back up that is said, and nothing made', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fmis-backup-'));
  const { url, drop } = await emptyDatabase(inject('postgresFolder'));
  const [file, place] = [join(root, 'none.tar.gz'), { dataFolder: join(root, 'mistyped'), mediaBucket: null }];
  const said = async (databaseUrl: string | null) =>
    wordsFor(await backUp({ ...place, databaseUrl }, file).catch((error: unknown) => error));
  expect(await said(null)).toBe(
    `There is no database in ${place.dataFolder}: nothing was done. Name its folder with FMIS_DATA_DIR, or its server with DATABASE_URL.`,
  );
  expect(await said(url)).toBe(
    'There are no tables of FMIS in the database (DATABASE_URL): nothing was done. Name another one, or start FMIS on it first.',
  );
  expect(await readdir(root)).toEqual([]);
  await drop();
  await rm(root, { recursive: true });
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

test('a backup of a bucket comes back into a folder, and one of a folder into a bucket', {
  tags: 'further',
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'fmis-backup-'));
  const s3 = await startS3();
  const databases = await Promise.all(Array.from({ length: 3 }, () => emptyDatabase(inject('postgresFolder'))));
  const place = (at: number, mediaBucket: BucketSettings | null): Place => ({
    dataFolder: join(root, randomUUID()),
    databaseUrl: databases[at]?.url ?? null,
    mediaBucket,
  });
  const [first, second, third] = [place(0, s3.settings), place(1, null), place(2, s3.make())];
  const open = await opened(first);
  await migrate(open.database);
  for (let count = 0; count < 5; count++) await keep(open, first);
  await open.close();
  for (const [index, [from, to]] of [[first, second] as const, [second, third] as const].entries()) {
    const file = join(root, `${index}.tar.gz`);
    await backUp(from, file);
    await restore(to, file, false);
    expect(await content(to)).toEqual(await content(first));
  }
  // It is away: nothing has changed but for files that nobody knows.
  s3.trouble = 'error';
  await expect(restore(third, join(root, '1.tar.gz'), true)).rejects.toThrow(/^The bucket \S+ at \S+ does not answer/);
  await expect(backUp(third, join(root, 'none.tar.gz'))).rejects.toThrow('does not answer');
  s3.trouble = null;
  expect(await content(third)).toEqual(await content(first));
  expect((await readdir(third.dataFolder)).filter((name) => /^(backing|restoring|replaced)/.test(name))).toEqual([]);
  await s3.stop();
  for (const { drop } of databases) await drop();
  await rm(root, { recursive: true, force: true });
});

async function opened({ dataFolder, databaseUrl }: Place): Promise<OpenDatabase> {
  return databaseUrl ? await openServer(databaseUrl) : await openEmbedded({ folder: dataFolder });
}

/** First the file, then its row, as the server does it. */
async function keep({ database }: OpenDatabase, place: Place): Promise<void> {
  const id = randomUUID();
  const text = `content of ${id}`.repeat(500);
  const { size, sha256 } = await lay(place, id, text);
  const row = {
    id,
    filename: 'a.bin',
    type: 'image/png',
    size,
    sha256,
    owner_id: null,
    created_at: new Date(),
  };
  await database.insertInto('media').values(row).execute();
}

async function lay(place: Place, id: string, text: string): Promise<LyingFile> {
  await mkdir(place.dataFolder, { recursive: true });
  const file = { path: join(place.dataFolder, `${id}.new`), size: text.length, sha256: hashOf(text) };
  await writeFile(file.path, text);
  await openMediaStore(place).put(id, file);
  await rm(file.path, { force: true });
  return file;
}

async function idsIn(place: Place): Promise<string[]> {
  const ids: string[] = [];
  for await (const names of openMediaStore(place).list()) ids.push(...names);
  return ids;
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

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
    const bytes = await openMediaStore(place).get(id);
    expect(bytes && hashOf(await buffer(bytes))).toBe(sha256);
  }
  return Object.fromEntries([...tables, ...sequences]);
}

async function namesOf({ database }: OpenDatabase, kind: 'tables' | 'sequences'): Promise<string[]> {
  const column = sql.ref(kind === 'tables' ? 'tablename' : 'sequencename');
  const { rows } = await sql<{ name: string }>`
    select ${column} as name from ${sql.table(`pg_${kind}`)} where schemaname = 'public' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}
