import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { type FormFile, formOf, picture } from '../../support/form.ts';
import { newListing } from '../workflow/listing.driver.ts';

let app: TestApp;
let ops: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
});
afterAll(async () => {
  await app.close();
});

async function send(listingId: string, files: FormFile[], fields: Record<string, string> = {}) {
  const form = formOf({ listingId, ...fields }, files);
  return await ops.put('/mandi/listing/images', form.payload, form.headers);
}

async function photo(colour: string): Promise<FormFile> {
  return { field: 'images', filename: 'field.jpg', type: 'image/jpeg', content: await picture(colour, 120) };
}

async function fetched(url: string, headers: Record<string, string> = {}) {
  return await app.app.inject({ method: 'GET', url, headers });
}

interface Image {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
}

describe('pictures of a listing', () => {
  test('are drawn anew without what the camera wrote, with a small one beside', async () => {
    const { id } = await newListing(app, ops);
    const content = await sharp({ create: { width: 3_000, height: 90, channels: 3, background: '#806040' } })
      .withExif({ IFD3: { GPSLatitude: '30/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { body, status } = await send(id, [{ field: 'images', filename: 'far.jpg', type: 'image/jpeg', content }]);
    expect(status, JSON.stringify(body)).toBe(200);
    const [image]: Image[] = body.images;
    expect(image).toMatchObject({ type: 'image/webp', width: 2_048 });
    const served = await fetched(image?.url ?? '');
    const metadata = await sharp(served.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 2_048 });
    expect(metadata.exif).toBeUndefined();
    expect((await sharp((await fetched(image?.thumbnailUrl ?? '')).rawPayload).metadata()).width).toBe(320);
  });

  test('keep the order that is wished for, and go when they are removed', async () => {
    const { id } = await newListing(app, ops);
    const { body } = await send(id, [await photo('#f00'), await photo('#0f0'), await photo('#00f')]);
    const [red, green, blue]: Image[] = body.images;
    const order = JSON.stringify([blue?.id, red?.id, green?.id]);
    const moved = (await send(id, [], { order })).body.images;
    expect(moved.map((image: Image) => image.id)).toEqual([blue?.id, red?.id, green?.id]);
    const left = (await send(id, [], { deletedImages: red?.id ?? '' })).body.images;
    expect(left.map((image: Image) => image.id)).toEqual([blue?.id, green?.id]);
  });

  test('can be cut', async () => {
    const { id } = await newListing(app, ops);
    const { body } = await send(id, [await photo('#888')]);
    const crops = JSON.stringify([{ id: body.images[0].id, x: 0.25, y: 0, width: 0.5, height: 1 }]);
    const [cut]: Image[] = (await send(id, [], { crops })).body.images;
    expect(cut).toMatchObject({ id: body.images[0].id, width: 60, height: 120 });
    expect(cut?.url).not.toBe(body.images[0].url);
  });

  test.each([
    ['an SVG', 'field.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page that is called a picture', 'field.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a torn JPEG', 'torn.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 3])],
    ['nothing', 'empty.jpg', Buffer.alloc(0)],
  ])('are not %s', async (_, filename, content) => {
    const { id } = await newListing(app, ops);
    const answer = await send(id, [{ field: 'images', filename, type: 'image/jpeg', content }]);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/images' }] } });
    expect((await ops.get(`/mandi/listing/${id}`)).body).toMatchObject({ version: 1, images: [] });
  });

  test('are refused when they unpack to more pixels than a camera takes', async () => {
    const { id } = await newListing(app, ops);
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const answer = await send(id, [{ field: 'images', filename: 'bomb.png', type: 'image/png', content: bomb }]);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/images' }] } });
  });

  test('are at most ten', async () => {
    const { id } = await newListing(app, ops);
    const many = await Promise.all(Array.from({ length: 6 }, () => photo('#123')));
    expect((await send(id, many)).status).toBe(200);
    expect(await send(id, many)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/images' }] } });
  });
});

describe('the address of a picture', () => {
  async function address(): Promise<string> {
    const { id } = await newListing(app, ops);
    return (await send(id, [await photo('#246')])).body.images[0].url;
  }

  test('needs no token, is never HTML, and serves ranges', async () => {
    const url = await address();
    const whole = await fetched(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await fetched(url, { range: 'bytes=4-11' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-11/${whole.rawPayload.length}`);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(4, 12));
    const tail = await fetched(url, { range: 'bytes=-8' });
    expect(tail.rawPayload).toEqual(whole.rawPayload.subarray(-8));
    expect((await fetched(url, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  });

  test('is good for this picture and these hours only', async () => {
    const url = await address();
    const other = await address();
    const forged = other.replace(/signature=.*/, url.slice(url.indexOf('signature=')));
    expect((await fetched(forged)).statusCode).toBe(404);
    expect((await fetched(url.replace(/until=\d+/, 'until=9999999999'))).statusCode).toBe(404);
    app.clock.advance(4 * 3_600_000);
    expect((await fetched(url)).statusCode).toBe(404);
  });
});
