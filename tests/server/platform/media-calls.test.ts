import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../src/server/platform/media-sweep.ts';
import { openMediaStore } from '../../../src/server/platform/open-media-store.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { type FormFile, formOf, picture } from '../../support/form.ts';
import { judged, uploadNumbers } from '../../support/imports.ts';
import { envOf, type S3 } from '../../support/s3.ts';
import { type StoreKind, s3For, storeKinds } from '../../support/stores.ts';
import { mp3 } from '../../support/tiny-media.ts';
import { newListing } from '../workflow/listing.driver.ts';

interface Attachment {
  id: string;
  url: string;
  thumbnailUrl: string;
}

/** The product over one kind of store. */
async function productWith(kind: StoreKind) {
  const s3 = await s3For(kind);
  const app = await testApp({ seed: 'small', env: s3 ? envOf(s3.settings) : {} });
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const ops = await app.as('Ops');
  const store = openMediaStore(app.app.services.settings);
  const photo = async (): Promise<FormFile> => ({
    field: 'images',
    filename: 'field.jpg',
    type: 'image/jpeg',
    content: await picture('#3b7d3a', 1_200),
  });
  const sound: FormFile = { field: 'audios', filename: 'pump.mp3', type: 'audio/mpeg', content: mp3() };
  return {
    app,
    s3,
    store,
    ops,
    photo,
    sound,
    post: (files: readonly FormFile[]) => {
      const form = formOf({ content: 'Listen to this pump.' }, files);
      return ops.post('/forum/post', form.payload, form.headers);
    },
    fetched: (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers }),
    /** How many files lie there, and how many rows know of them. */
    async files() {
      let count = 0;
      for await (const names of store.list()) count += names.length;
      const { rows } = await app.database
        .selectFrom('media')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return { count, rows };
    },
    async close() {
      await app.close();
      await s3?.stop();
    },
  };
}

describe.each(storeKinds)('with media in a %s', (kind) => {
  let product: Awaited<ReturnType<typeof productWith>>;
  let s3: S3 | null;
  let ops: Person;
  let app: TestApp;
  beforeAll(async () => {
    product = await productWith(kind);
    ({ s3, ops, app } = product);
  });
  afterAll(() => product.close());

  test('a picture is drawn anew in two sizes and a recording is played by its ranges, at addresses of the product', async () => {
    const { body, status } = await product.post([await product.photo(), product.sound]);
    expect(status, JSON.stringify(body)).toBe(201);
    const [image, audio]: Attachment[] = body.media;
    const widths = await Promise.all(
      [image?.url, image?.thumbnailUrl].map(
        async (url = '') => (await sharp((await product.fetched(url)).rawPayload).metadata()).width,
      ),
    );
    expect(widths).toEqual([1_200, 320]);
    const part = await product.fetched(audio?.url ?? '', { range: 'bytes=4-11' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-range': `bytes 4-11/${product.sound.content.length}`,
      'content-length': '8',
    });
    expect(part.rawPayload).toEqual(product.sound.content.subarray(4, 12));
    const whole = await product.fetched(audio?.url ?? '');
    expect([whole.statusCode, whole.rawPayload.equals(product.sound.content)]).toEqual([200, true]);
    expect((await product.fetched(audio?.url ?? '', { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  test('a kept picture is cut, and what no record shows any more is swept away', async () => {
    const { id: listingId } = await newListing(app, ops);
    const send = async (files: FormFile[], fields: Record<string, string> = {}) => {
      const form = formOf({ listingId, ...fields }, files);
      const { status, body } = await ops.put('/mandi/listing/images', form.payload, form.headers);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.images[0];
    };
    const { id } = await send([await product.photo()]);
    const before = await product.files();
    const cut = await send([], { crops: JSON.stringify([{ id, x: 0, y: 0, width: 0.5, height: 1 }]) });
    expect(cut).toMatchObject({ id, width: 600 });
    expect((await sharp((await product.fetched(cut.url)).rawPayload).metadata()).width).toBe(600);
    expect((await product.files()).count).toBe(before.count + 2);
    await sweepMedia(app.app.services.settings, app.database, new Date(Date.now() + 25 * 3_600_000));
    expect((await product.files()).count).toBe(before.count);
    expect((await product.fetched(cut.url)).statusCode).toBe(200);
  });

  test('a file of numbers is read', async () => {
    const { body } = await uploadNumbers(app, ops, { action: 'subscribe', content: 'Mobile No\n0300-9990001\n' });
    expect(await judged(ops, body.id)).toMatchObject({ rows: 1, toChange: 1 });
  });

  test('an upload that fails leaves nothing', async () => {
    const before = await product.files();
    const wrong: FormFile = {
      field: 'audios',
      filename: 'b.mp3',
      type: 'audio/mpeg',
      content: Buffer.from('no sound'),
    };
    expect((await product.post([await product.photo(), product.sound, wrong])).status).toBe(422);
    expect(await product.files()).toEqual(before);
  });

  test.runIf(kind === 'bucket')(
    'while the store is away it is said when to come back, nothing is left, and it heals by itself',
    async () => {
      if (!s3) return;
      const [{ url }] = (await product.post([product.sound])).body.media;
      const before = await product.files();
      const storage = async () => (await app.inject({ url: '/readyz' })).body.storage;
      await s3.stop();
      expect(await product.post([await product.photo(), product.sound])).toMatchObject({
        status: 503,
        body: { code: 'storageAway' },
        headers: { 'retry-after': '60' },
      });
      const read = await product.fetched(url);
      expect([read.statusCode, read.headers['retry-after'], read.json().code]).toEqual([503, '2', 'filesAway']);
      expect(await storage()).toBe('away');
      await s3.start();
      // A fault of a moment is not noticed.
      s3.trouble = { once: 'error' };
      expect((await product.fetched(url)).statusCode).toBe(200);
      expect(await product.files()).toEqual(before);
      expect((await product.post([product.sound])).status).toBe(201);
      await expect.poll(storage).toBe('writable');
    },
  );

  test.runIf(kind === 'bucket')('what the store breaks off is broken off, and the server goes on', async () => {
    if (!s3) return;
    const [{ url }] = (await product.post([product.sound])).body.media;
    s3.trouble = 'half';
    await expect(product.fetched(url)).rejects.toThrow();
    s3.trouble = null;
    expect((await product.fetched(url)).rawPayload.equals(product.sound.content)).toBe(true);
  });
});
