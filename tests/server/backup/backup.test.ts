import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backUp } from '../../../src/server/backup/backup.ts';
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

  test('is made of what there is where a file was lost before, which is told', async () => {
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

  test('takes the place of a file that is there only when it is told to', async () => {
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
