import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bucketStore } from '../../../src/server/platform/media-bucket.ts';
import { storageIn } from '../../../src/server/platform/storage.ts';
import { type S3, startS3, type Trouble } from '../../support/s3.ts';

let s3: S3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'fmis-bucket-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.asked = 0;
});
afterEach(() => {
  s3.trouble = null;
  vi.restoreAllMocks();
});

const storeOf = (settings: Partial<S3['settings']> = {}) =>
  bucketStore({ ...s3.settings, ...settings }, { spoolFolder: folder, answerMs: 300 });

async function lying(content: string, sha256 = createHash('sha256').update(content).digest('hex')) {
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return { path, size: content.length, sha256 };
}

describe('a bucket that is set up wrong is told in a sentence that names the setting', () => {
  test.each<[Partial<S3['settings']>, string]>([
    [
      { secretKey: 'wrong' },
      'the access key or the secret key is not right (FMIS_MEDIA_S3_ACCESS_KEY, FMIS_MEDIA_S3_SECRET_KEY)',
    ],
    [{ accessKey: 'WRONG' }, 'the access key is not known there (FMIS_MEDIA_S3_ACCESS_KEY)'],
    [{ region: 'eu-west-9' }, 'it is in another region (FMIS_MEDIA_S3_REGION)'],
    [{ bucket: 'no-such-bucket' }, 'it is not there (FMIS_MEDIA_S3_BUCKET)'],
  ])('%j', async (wrong, why) => {
    const place = `The bucket ${wrong.bucket ?? s3.settings.bucket} at ${s3.settings.endpoint}`;
    await expect(storeOf(wrong).tryAll()).rejects.toMatchObject({
      message: `${place} can't be used: ${why}.`,
      isAway: false,
    });
    // Nobody helps by asking again.
    expect(s3.asked).toBe(1);
  });

  test('and none of its words holds the secret', async () => {
    const told = await storeOf({ secretKey: 'hush-hush' })
      .tryAll()
      .catch((fault: Error) => `${fault.stack}`);
    expect(told).not.toContain('hush');
  });
});

test('what does not arrive as it was sent is refused by the store, and nothing appears', async () => {
  const id = randomUUID();
  const file = await lying('as it was sent', createHash('sha256').update('as it came').digest('hex'));
  await expect(storeOf().put(id, file)).rejects.toMatchObject({ isAway: false });
  expect(await storeOf().stat(id)).toBeNull();
});

describe('a store that is away', () => {
  test.each<[Trouble, number]>([
    ['error', 3],
    ['reset', 3],
    // Whoever let one wait would let the next one wait as long.
    ['silent', 1],
  ])('by %s is asked %i times, is told as such, and is back by itself', async (trouble, asked) => {
    const [store, id] = [storeOf(), randomUUID()];
    s3.trouble = trouble;
    await expect(store.put(id, await lying('content'))).rejects.toMatchObject({
      message: expect.stringMatching(/^The bucket media-\w+ at http:\S+ does not answer \(.+\)\.$/),
      isAway: true,
    });
    expect(s3.asked).toBe(asked);
    s3.trouble = null;
    expect(await store.get(id)).toBeNull();
    await store.put(id, await lying('content'));
    expect(await store.stat(id)).toMatchObject({ size: 7 });
  });

  test.each(['error', 'reset'] as const)('for a moment, by %s, is not noticed', async (once) => {
    const [store, id] = [storeOf(), randomUUID()];
    s3.trouble = { once };
    await store.put(id, await lying('content'));
    s3.trouble = { once };
    const stream = await store.get(id);
    expect(stream && (await text(stream))).toBe('content');
  });

  test('in the middle of a file leaves no half of it', async () => {
    const [store, id] = [storeOf(), randomUUID()];
    await store.put(id, await lying('content '.repeat(10_000)));
    s3.trouble = 'half';
    const stream = await store.get(id);
    await expect(stream && text(stream)).rejects.toThrow();
    const path = join(folder, 'half');
    await expect(store.lay(id, path)).rejects.toMatchObject({ isAway: true });
    const seen = vi.fn();
    await expect(store.near(id, seen)).rejects.toMatchObject({ isAway: true });
    expect([existsSync(path), seen.mock.calls]).toEqual([false, []]);
  });

  test('is told to whoever watches, and that it is back', async () => {
    const canWrite = storageIn(folder, storeOf());
    await s3.stop();
    expect(await canWrite()).toBe(false);
    await s3.start();
    await expect.poll(canWrite).toBe(true);
    const asked = s3.asked;
    expect([await canWrite(), s3.asked]).toEqual([true, asked]);
    expect([...s3.objects().keys()]).not.toContain('fmis.probe');
  });
});

test.each([
  [true, 'https://s3.example.com/files/media/x'],
  [false, 'https://files.s3.example.com/media/x'],
])('the bucket stands in the path (%s) of an address, or before its host', async (pathStyle, url) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const store = storeOf({ endpoint: 'https://s3.example.com', bucket: 'files', pathStyle });
  expect(await store.stat('x')).toBeNull();
  expect(asked.mock.calls.map(([request]) => request instanceof Request && request.url)).toEqual([url]);
});
