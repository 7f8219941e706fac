import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type OpenDatabase, openServer } from '../../../src/server/platform/database.ts';
import {
  fillOwnStore,
  isStoreThere,
  recogniseStore,
  warnOfUnwritable,
} from '../../../src/server/platform/own-store.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { startS3 } from '../../support/s3.ts';

const NOW = new Date('2026-11-23T06:00:00.000Z');

let root: string;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresFolder'), 'none');
  open = await openServer(fresh.url, { connections: 2 });
});
afterAll(async () => {
  await open.close();
  await fresh.drop();
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fmis-folder-'));
  await open.database.deleteFrom('media').execute();
  await open.database.deleteFrom('settings').execute();
  warn.mockClear();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const start = (name: string) =>
  recogniseStore(open.database, { dataFolder: join(root, name), databaseUrl: fresh.url, mediaBucket: null }, NOW);
const names = (name: string) => readdir(join(root, name)).catch(() => []);

async function upload(name: string): Promise<void> {
  const id = crypto.randomUUID();
  await mkdir(join(root, name, 'media', id.slice(0, 2)), { recursive: true });
  await writeFile(join(root, name, 'media', id.slice(0, 2), id), 'x');
  await enter(id);
}

async function enter(id: string): Promise<void> {
  await open.database
    .insertInto('media')
    .values({ id, filename: 'a.jpg', type: 'image/jpeg', size: 1, sha256: '', owner_id: null, created_at: NOW })
    .execute();
}

describe('the data folder of a PostgreSQL', () => {
  test('is known again, and another one is warned of while there are no files', async () => {
    await start('shared');
    await start('shared');
    expect(warn).not.toHaveBeenCalled();
    await start('other');
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${join(root, 'other')} is new to this database`)]]);
    expect(await names('other')).toEqual([]);
  });

  test('is refused in a sentence where none of the files is there that the database names', async () => {
    await start('shared');
    await upload('shared');
    await start('shared');
    await expect(start('other')).rejects.toThrow(/other is not the one of this database: .* write \S+ into \S+\.$/);
    // Its files were lost, and work has to go on.
    const id = await readFile(join(root, 'shared', 'fmis.folder'), 'utf8');
    await writeFile(join(root, 'other', 'fmis.folder'), id);
    await start('other');
  });

  test('is told to be no folder where it can be none, before anything else of it', async () => {
    await start('shared');
    await upload('shared');
    await writeFile(join(root, 'file'), '');
    const wordsOf = async (name: string) => wordsFor(await start(name).catch((error: unknown) => error));
    for (const name of ['file', 'file/below'])
      expect(await wordsOf(name)).toMatch(/ can't be used: it is, or lies in, a file and no folder\.$/);
    expect(await wordsOf('../../../../proc/nope')).toBe("/proc/nope can't be used: it is not there.");
  });

  test('is refused before a start lays files of its own into it', async () => {
    await start('shared');
    await upload('shared');
    const fill = vi.fn(() => upload('other'));
    const filled = (name: string) =>
      fillOwnStore(
        open.database,
        { dataFolder: join(root, name), databaseUrl: fresh.url, mediaBucket: null },
        { now: NOW, fill },
      );
    await expect(filled('other')).rejects.toThrow('is not the one of this database');
    expect(fill).not.toHaveBeenCalled();
    expect(await names('other')).not.toContain('fmis.folder');
    await filled('shared');
    expect(fill).toHaveBeenCalledOnce();
  });

  test('that has come back from a backup is known by its files', async () => {
    await start('shared');
    await upload('back');
    await start('back');
    expect(await names('back')).toContain('fmis.folder');
    expect(warn).not.toHaveBeenCalled();
  });
});

test('a bucket is refused while the files have not been brought there, and known again afterwards', async () => {
  const s3 = await startS3();
  const place = { dataFolder: root, databaseUrl: fresh.url, mediaBucket: s3.settings };
  const recognise = () => recogniseStore(open.database, place, NOW);
  await upload('shared');
  await start('shared');
  await expect(recognise()).rejects.toThrow(
    /^The bucket media-\w+ at http:\S+ is not the one of this database: .*"npm run media:move -- --to bucket".* write \S+ into the object fmis\.bucket\.$/,
  );
  // On the embedded database as well.
  await expect(recogniseStore(open.database, { ...place, databaseUrl: null }, NOW)).rejects.toThrow('is not the one');
  const id = crypto.randomUUID();
  await enter(id);
  s3.objects().set(`media/${id}`, { bytes: Buffer.from('x'), at: NOW });
  await recognise();
  const marked = s3.objects().get('fmis.bucket')?.bytes.toString();
  expect(marked).toBe(await readFile(join(root, 'shared', 'fmis.folder'), 'utf8'));
  s3.objects().delete(`media/${id}`);
  await recognise();
  await s3.stop();
});

test('a bucket that is away is warned of at the start, one that is set up wrong ends it', async () => {
  const s3 = await startS3();
  const place = (settings = s3.settings) => ({ dataFolder: root, mediaBucket: settings });
  expect([await isStoreThere(place()), await isStoreThere({ dataFolder: root, mediaBucket: null })]).toEqual([
    true,
    true,
  ]);
  await expect(isStoreThere(place({ ...s3.settings, secretKey: 'wrong' }))).rejects.toThrow('FMIS_MEDIA_S3_SECRET_KEY');
  expect(warn).not.toHaveBeenCalled();
  await s3.stop();
  expect(await isStoreThere(place())).toBe(false);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^WARNING: The bucket \S+ at \S+ does not answer \(.*ECONNREFUSED/)],
  ]);
});

test('a folder that takes no file is named once at the start, with the reason', async () => {
  await warnOfUnwritable(join(root, 'media'));
  expect(warn).not.toHaveBeenCalled();
  await writeFile(join(root, 'file'), '');
  await warnOfUnwritable(join(root, 'file', 'media'));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^WARNING: no file can be written into \S+file\/media: it is, or lies in, a file/)],
  ]);
});
