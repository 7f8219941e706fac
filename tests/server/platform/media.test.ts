import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import type { UploadedFile } from '../../../src/server/platform/feature.ts';
import { type Media, mediaFolder } from '../../../src/server/platform/media.ts';
import { sweepMedia } from '../../../src/server/platform/media-sweep.ts';
import { transaction } from '../../../src/server/platform/transaction.ts';
import { openTestDatabase } from '../../support/database.ts';

let open: OpenDatabase;
let folder: string;
let media: Media;
beforeAll(async () => {
  open = await openTestDatabase('none', 'pglite');
  folder = await mkdtemp(join(tmpdir(), 'fmis-media-'));
  media = mediaFolder(join(folder, 'kept'), {
    database: open.database,
    newId: randomUUID,
    clock: () => new Date('2026-11-20T04:00:00Z'),
  });
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true, force: true });
});

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

async function uploaded(filename: string, content: string, size = content.length): Promise<UploadedFile> {
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return { field: 'file', filename, path, size, sha256: 'abc' };
}

test('a kept file comes back as an attachment under the name it was sent with, stored under a name of our own', async () => {
  const kept = await media.keep(await uploaded('signed copy – لیاقت.pdf', pdf), ['pdf']);
  await transaction(open.database, (trx) => media.enter(trx, kept, null));
  const { stream, headers } = await media.open(kept.id);
  expect(await text(stream)).toBe(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('signed copy – لیاقت.pdf')}`,
  });
  expect(await readdir(join(folder, 'kept', kept.id.slice(0, 2)))).toEqual([kept.id]);
});

test('the content decides what a file is, not its name', async () => {
  await expect(
    media.keep(await uploaded('copy.pdf', '<script>alert(1)</script>'), ['pdf', 'image']),
  ).rejects.toMatchObject({
    status: 422,
    errors: [{ pointer: '/file', message: 'Choose a PDF or a JPEG, PNG or WebP picture.' }],
  });
});

test('a file that is larger than its kind may be is refused', async () => {
  await expect(media.keep(await uploaded('copy.pdf', pdf, 21 * 1024 * 1024), ['pdf'])).rejects.toMatchObject({
    errors: [{ pointer: '/file', message: 'copy.pdf is too large. Choose a file of at most 20 MB.' }],
  });
});

test('a file that nobody entered cannot be opened', async () => {
  const kept = await media.keep(await uploaded('copy.pdf', pdf), ['pdf']);
  await expect(media.open(kept.id)).rejects.toMatchObject({ status: 404 });
});

const filesOf = async () =>
  (await readdir(join(folder, 'kept'), { recursive: true })).filter((name) => name.length > 2);

test('what fails leaves none of its files behind, but for those that a record has', async () => {
  const before = await filesOf();
  let entered = '';
  const work = media.whole(async () => {
    const kept = await media.keep(await uploaded('one.pdf', pdf), ['pdf']);
    await transaction(open.database, (trx) => media.enter(trx, kept, null));
    entered = kept.id;
    await media.keep(await uploaded('two.pdf', pdf), ['pdf']);
    throw new Error('the record was refused');
  });
  await expect(work).rejects.toThrow('the record was refused');
  expect(new Set(await filesOf())).toEqual(new Set([...before, join(entered.slice(0, 2), entered)]));
});

test('what no record refers to is swept away after a day, unless the folder belongs to another database', async () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const referred = await media.keep(await uploaded('referred.pdf', pdf), ['pdf']);
  const forgotten = await media.keep(await uploaded('forgotten.pdf', pdf), ['pdf']);
  const lost = await media.keep(await uploaded('lost.pdf', pdf), ['pdf']);
  await transaction(open.database, async (trx) => {
    for (const file of [referred, forgotten]) await media.enter(trx, file, null);
    const sound = { name: 'referred', language: 'en' as const, seconds: 1, created_at: now, created_by: null };
    await trx
      .insertInto('menu_sounds')
      .values({ ...sound, media_id: referred.id })
      .execute();
  });
  const there = async () => {
    const names = (await filesOf()).join();
    return [referred, forgotten, lost].map(({ id }) => names.includes(id));
  };
  const kept = join(folder, 'kept');
  await sweepMedia(kept, open.database, now);
  expect(await there()).toEqual([true, true, true]);

  const later = new Date(Date.now() + 25 * 3_600_000);
  const other = await openTestDatabase('none', 'pglite');
  await sweepMedia(kept, other.database, later);
  await other.close();
  expect(await there()).toEqual([true, true, true]);

  await sweepMedia(kept, open.database, later);
  expect(await there()).toEqual([true, false, false]);
  await expect(media.locate(forgotten.id)).rejects.toMatchObject({ status: 404 });
});
