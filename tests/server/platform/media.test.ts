import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMedia } from '../../../src/server/backup/move-media.ts';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import type { UploadedFile } from '../../../src/server/platform/feature.ts';
import { type Media, mediaIn } from '../../../src/server/platform/media.ts';
import { sweepMedia } from '../../../src/server/platform/media-sweep.ts';
import { transaction } from '../../../src/server/platform/transaction.ts';
import { openTestDatabase } from '../../support/database.ts';
import { type S3, startS3 } from '../../support/s3.ts';
import { type StorePlace, s3For, storeKinds, storePlace } from '../../support/stores.ts';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const sha256 = createHash('sha256').update(pdf).digest('hex');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmis-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function uploaded(filename: string, content = pdf, size = content.length): Promise<UploadedFile> {
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return { field: 'file', filename, path, size, sha256: createHash('sha256').update(content).digest('hex') };
}

const over = (open: OpenDatabase, place: StorePlace): Media =>
  mediaIn(place.store, {
    database: open.database,
    newId: randomUUID,
    clock: () => new Date('2026-11-20T04:00:00Z'),
  });

describe.each(storeKinds)('media in a %s', (kind) => {
  let open: OpenDatabase;
  let s3: S3 | null;
  let place: StorePlace;
  let media: Media;
  beforeAll(async () => {
    open = await openTestDatabase('none', 'pglite');
    s3 = await s3For(kind);
    place = await storePlace(s3);
    media = over(open, place);
  });
  afterAll(async () => {
    await open.close();
    await s3?.stop();
    await place.clear();
  });

  async function entered(filename: string, content = pdf): Promise<string> {
    const kept = await media.keep(await uploaded(filename, content), ['pdf']);
    await transaction(open.database, (trx) => media.enter(trx, kept, null));
    return kept.id;
  }

  test('a kept file comes back as an attachment under the name it was sent with, stored under a name of our own', async () => {
    const id = await entered('signed copy – لیاقت.pdf');
    const { stream, headers } = await media.open(id);
    expect(await text(stream)).toBe(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('signed copy – لیاقت.pdf')}`,
    });
    expect(await place.ids()).toContain(id);
    expect(await place.store.stat(id)).toMatchObject({ size: pdf.length });
  });

  test('a part of it is read by its first and last byte, and work that needs a file gets one', async () => {
    const id = await entered('parts.pdf');
    expect(await text(await media.read(id, { start: 0, end: 3 }))).toBe('%PDF');
    expect(await text(await media.read(id, { start: pdf.length - 6, end: pdf.length - 1 }))).toBe('%%EOF\n');
    expect(await media.near(id, (path) => readFile(path, 'utf8'))).toBe(pdf);
    const laid = join(folder, 'laid', id);
    expect([await media.lay(id, laid), await readFile(laid, 'utf8')]).toEqual([true, pdf]);
    // Nothing stays of it.
    expect(await readdir(join(place.dataFolder, 'media', 'incoming')).catch(() => [])).toEqual([]);
  });

  test('a file that is lost is absent, not broken', async () => {
    const id = await entered('lost.pdf');
    await place.store.delete([id, randomUUID()]);
    await expect(media.open(id)).rejects.toMatchObject({ status: 404 });
    expect([await media.lay(id, join(folder, 'none')), await place.store.stat(id)]).toEqual([false, null]);
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
    const kept = await media.keep(await uploaded('copy.pdf'), ['pdf']);
    await expect(media.open(kept.id)).rejects.toMatchObject({ status: 404 });
  });

  test('what fails leaves none of its files behind, but for those that a record has', async () => {
    const before = await place.ids();
    let id = '';
    const work = media.whole(async () => {
      id = await entered('one.pdf');
      await media.keep(await uploaded('two.pdf'), ['pdf']);
      throw new Error('the record was refused');
    });
    await expect(work).rejects.toThrow('the record was refused');
    expect(new Set(await place.ids())).toEqual(new Set([...before, id]));
  });

  test('what no record refers to is swept away after a day, unless the store belongs to another database', async () => {
    const now = new Date('2026-11-20T04:00:00Z');
    const referred = await media.keep(await uploaded('referred.pdf'), ['pdf']);
    const forgotten = await media.keep(await uploaded('forgotten.pdf'), ['pdf']);
    const lost = await media.keep(await uploaded('lost.pdf'), ['pdf']);
    await transaction(open.database, async (trx) => {
      for (const file of [referred, forgotten]) await media.enter(trx, file, null);
      const sound = { name: 'referred', language: 'en' as const, seconds: 1, created_at: now, created_by: null };
      await trx
        .insertInto('menu_sounds')
        .values({ ...sound, media_id: referred.id })
        .execute();
    });
    const there = async () => {
      const ids = await place.ids();
      return [referred, forgotten, lost].map(({ id }) => ids.includes(id));
    };
    await sweepMedia(place, open.database, now);
    expect(await there()).toEqual([true, true, true]);

    const later = new Date(Date.now() + 25 * 3_600_000);
    const other = await openTestDatabase('none', 'pglite');
    await expect(sweepMedia(place, other.database, later)).rejects.toThrow('belongs to another database');
    await other.close();
    expect(await there()).toEqual([true, true, true]);

    await sweepMedia(place, open.database, later);
    expect(await there()).toEqual([true, false, false]);
    expect(await place.ids()).toEqual([referred.id]);
    await expect(media.find(forgotten.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe.each([
  ['folder', 'bucket'],
  ['bucket', 'folder'],
] as const)('media that move from a %s into a %s', (from, to) => {
  test('are copied once, however often it is begun, and those that are damaged are told', async () => {
    const open = await openTestDatabase('none', 'pglite');
    const s3 = await startS3();
    const [source, target] = [
      await storePlace(from === 'bucket' ? s3 : null),
      await storePlace(to === 'bucket' ? s3 : null),
    ];
    const media = over(open, source);
    const ids: string[] = [];
    await transaction(open.database, async (trx) => {
      for (let count = 0; count < 20; count++) {
        const kept = await media.keep(await uploaded('copy.pdf', `${pdf}${count}`), ['pdf']);
        // The last one is not what came.
        await media.enter(trx, { ...kept, ...(count === 19 && { sha256 }) }, null);
        ids.push(kept.id);
      }
    });
    const [lost = '', ...whole] = ids;
    const damaged = whole.pop() ?? '';
    await source.store.delete([lost]);
    const move = () =>
      copyMedia(open.database, { from: source.store, to: target.store, spoolFolder: join(source.dataFolder, 'spool') });
    const once = await move();
    expect({ ...once, lost: new Set(once.lost) }).toEqual({ copied: 18, there: 0, lost: new Set([lost, damaged]) });
    expect(await move()).toMatchObject({ copied: 0, there: 18 });
    expect(new Set(await target.ids())).toEqual(new Set(whole));
    expect((await source.ids()).length).toBe(19);
    expect(await readdir(join(source.dataFolder, 'spool'))).toEqual([]);
    const [first = ''] = whole;
    expect(await text(await over(open, target).read(first))).toBe(`${pdf}1`);
    await open.close();
    await s3.stop();
    for (const place of [source, target]) await place.clear();
  });
});
