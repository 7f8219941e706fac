import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type OpenDatabase, openServer } from '../../../src/server/platform/database.ts';
import { sweepMedia } from '../../../src/server/platform/media-sweep.ts';
import { openDatabase } from '../../../src/server/platform/open-database.ts';
import { isStoreThere, type Place, recogniseStore, warnOfUnwritable } from '../../../src/server/platform/own-store.ts';
import { readSettings } from '../../../src/server/platform/settings.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { startS3 } from '../../support/s3.ts';

const NOW = new Date('2026-11-23T06:00:00.000Z');

let root: string;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let open: OpenDatabase;
let stranger: typeof fresh;
let others: OpenDatabase;
beforeAll(async () => {
  [fresh, stranger] = await Promise.all([
    freshDatabase(inject('postgresFolder'), 'none'),
    freshDatabase(inject('postgresFolder'), 'none'),
  ]);
  [open, others] = await Promise.all(
    [fresh, stranger].map(({ url }) => openServer(url, { connections: 2 })) as [
      Promise<OpenDatabase>,
      Promise<OpenDatabase>,
    ],
  );
});
afterAll(async () => {
  for (const one of [open, others]) await one.close();
  for (const one of [fresh, stranger]) await one.drop();
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fmis-folder-'));
  for (const { database } of [open, others]) {
    await database.deleteFrom('media').execute();
    await database.deleteFrom('settings').execute();
  }
  warn.mockClear();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const placeOf = (name: string): Place => ({
  dataFolder: join(root, name),
  databaseUrl: fresh.url,
  mediaBucket: null,
});
const start = (name: string) => recogniseStore(open.database, placeOf(name), NOW);
const startOther = (name: string) =>
  recogniseStore(others.database, { ...placeOf(name), databaseUrl: stranger.url }, NOW);
/** As on the embedded database of that folder. */
const startEmbedded = (name: string, { database } = others) =>
  recogniseStore(database, { ...placeOf(name), databaseUrl: null }, NOW);
const names = (name: string) => readdir(join(root, name)).catch(() => []);

async function upload(name: string): Promise<void> {
  const id = crypto.randomUUID();
  await mkdir(join(root, name, 'media', id.slice(0, 2)), { recursive: true });
  await writeFile(join(root, name, 'media', id.slice(0, 2), id), 'x');
  await enter(id);
}

async function enter(id: string, { database } = open): Promise<void> {
  await database
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

  test('that has come back from a backup is known by its files', async () => {
    await start('shared');
    await upload('back');
    await start('back');
    expect(await names('back')).toContain('fmis.folder');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a folder belongs to one database', () => {
  const OTHERS =
    /shared belongs to another database, .*fmis\.folder names: nothing was changed\. .*\(FMIS_DATA_DIR\)\.$/;

  test('and every other one that starts on it is refused, on whichever engine', async () => {
    await start('shared');
    for (const begin of [startOther, startEmbedded]) await expect(begin('shared')).rejects.toThrow(OTHERS);
    await upload('shared');
    await expect(startOther('shared')).rejects.toThrow(OTHERS);
    // That it was refused does not stand in the way of its own.
    await startOther('own');
    expect(warn).not.toHaveBeenCalled();
    await start('shared');
    await expect(start('own')).rejects.toThrow('own belongs to another database');
  });

  test('also where a demonstration of each names the same files', async () => {
    await start('shared');
    const id = '11111111-1111-4111-8111-111111111111';
    await mkdir(join(root, 'shared', 'media', '11'), { recursive: true });
    await writeFile(join(root, 'shared', 'media', '11', id), 'x');
    for (const one of [open, others]) await enter(id, one);
    await expect(startOther('shared')).rejects.toThrow(OTHERS);
  });

  test('and one without a mark to whom its files are known, or to nobody', async () => {
    await upload('before');
    await expect(startOther('before')).rejects.toThrow('before has files that this database does not know');
    // An installation of before, on the embedded database.
    await startEmbedded('before', open);
    await expect(startOther('before')).rejects.toThrow('before belongs to another database');
  });

  test('which the embedded one that lies in it is, before it has said so', async () => {
    await mkdir(join(root, 'mixed', 'database'), { recursive: true });
    await expect(start('mixed')).rejects.toThrow('mixed belongs to the embedded database that lies in it');
    await startEmbedded('mixed');
    await expect(start('mixed')).rejects.toThrow('mixed belongs to another database');
  });

  test('so that no embedded one is made where the media of another lie', async () => {
    await start('shared');
    await upload('unmarked');
    for (const name of ['shared', 'unmarked']) {
      const settings = readSettings({ FMIS_DATA_DIR: join(root, name) });
      await expect(openDatabase(settings)).rejects.toThrow('has the media of another database');
      expect(await names(name)).not.toContain('database');
    }
  });

  test('however many come to an empty one at once', async () => {
    const outcomes = await Promise.allSettled([start('empty'), startOther('empty')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await names('empty')).toEqual(['fmis.folder']);
  });

  test('and its sweep looks again before it deletes', async () => {
    await start('shared');
    await upload('shared');
    await mkdir(join(root, 'shared', 'media', '00'));
    await writeFile(join(root, 'shared', 'media', '00', '00-of-another'), 'x');
    const sweep = () => sweepMedia(placeOf('shared'), open.database, addDays(new Date(), 2));
    await open.database
      .updateTable('media')
      .set({ created_at: addDays(new Date(), 2) })
      .execute();
    const id = await readFile(join(root, 'shared', 'fmis.folder'), 'utf8');
    await writeFile(join(root, 'shared', 'fmis.folder'), 'of another');
    await expect(sweep()).rejects.toThrow(OTHERS);
    expect(await names('shared/media/00')).toEqual(['00-of-another']);
    await writeFile(join(root, 'shared', 'fmis.folder'), id);
    await sweep();
    expect(await names('shared/media/00')).toEqual([]);
  });
});

test('a bucket belongs to one database, however many come to it at once', async () => {
  const s3 = await startS3();
  const startAt = ({ database }: OpenDatabase, url: string) =>
    recogniseStore(database, { dataFolder: root, databaseUrl: url, mediaBucket: s3.settings }, NOW);
  const both = () => Promise.allSettled([startAt(open, fresh.url), startAt(others, stranger.url)]);
  const outcomes = await both();
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await both()).toMatchObject(outcomes.map(({ status }) => ({ status })));
  expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])).join()).toMatch(
    /The bucket \S+ at \S+ belongs to another database, which the object fmis\.bucket names: .*\(FMIS_MEDIA_S3_BUCKET\)\.$/,
  );
  s3.objects().clear();
  for (const { database } of [open, others]) await database.deleteFrom('settings').execute();
  s3.knowsConditions = false;
  await startAt(open, fresh.url);
  await expect(startAt(others, stranger.url)).rejects.toThrow('belongs to another database');
  await s3.stop();
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
