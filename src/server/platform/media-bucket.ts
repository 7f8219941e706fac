import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BucketSettings } from './bucket.settings.ts';
import { Bucket } from './bucket.ts';
import { notFound } from './errors.ts';
import { type MediaStore, StoreFault } from './media-store.ts';
import { several } from './several.ts';

const FOLDER = 'media/';
const MARK = 'fmis.bucket';
const PROBE = 'fmis.probe';
const AT_ONCE = 16;

/** Media in a bucket, which all servers and workers reach; `spoolFolder` is of this machine alone. */
export function bucketStore(
  settings: BucketSettings,
  { spoolFolder, ...options }: { spoolFolder: string; answerMs?: number },
): MediaStore {
  const bucket = new Bucket(settings, options);
  const keyOf = (id: string) => `${FOLDER}${id}`;

  async function get(key: string, headers: Record<string, string> = {}): Promise<Readable | null> {
    const response = await bucket.ask({ method: 'GET', key, headers });
    if (response === null) return null;
    if (headers.range !== undefined && response.status !== 206) {
      await response.body?.cancel();
      throw new StoreFault(`${bucket.place} can't be used: it serves no ranges.`, { isAway: false });
    }
    if (response.body === null) return Readable.from([]);
    const stream = Readable.fromWeb(response.body as ReadableStream);
    // It may break off before somebody reads it: who does then hears of it, and nobody else is to fall over it.
    stream.on('error', () => {});
    return stream;
  }

  async function lay(id: string, path: string): Promise<boolean> {
    const content = await get(keyOf(id));
    if (content === null) return false;
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx' }));
    } catch (cause) {
      await rm(path, { force: true });
      // What the disk of this machine says of itself is no fault of the store.
      if (cause instanceof Error && 'syscall' in cause && 'path' in cause) throw cause;
      throw new StoreFault(`${bucket.place} broke off in the middle of a file.`, { cause, isAway: true });
    }
    return true;
  }

  async function* list(): AsyncGenerator<string[]> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = { 'list-type': '2', prefix: FOLDER, ...(token && { 'continuation-token': token }) };
      const response = await bucket.ask({ method: 'GET', query });
      const texts = response ? await bucket.texts(response) : new Map<string, string[]>();
      yield (texts.get('Key') ?? []).map((key) => key.slice(FOLDER.length));
      token = texts.get('NextContinuationToken')?.[0];
    }
  }

  const write = (key: string, body: Blob, headers = {}) => bucket.ask({ method: 'PUT', key, body, headers });

  return {
    place: bucket.place,
    remedy: 'Bring them there out of the data folder with "npm run media:move -- --to bucket", or restore a backup',
    setting: 'FMIS_MEDIA_S3_BUCKET',
    async put(id, { path, sha256 }) {
      // The store refuses what does not arrive as it was sent.
      await write(keyOf(id), await openAsBlob(path), { 'x-amz-content-sha256': sha256 });
    },
    get: (id, range) => get(keyOf(id), range && { range: `bytes=${range.start}-${range.end}` }),
    async stat(id) {
      const response = await bucket.ask({ method: 'HEAD', key: keyOf(id) });
      if (response === null) return null;
      const { headers } = response;
      return { size: Number(headers.get('content-length')), at: new Date(headers.get('last-modified') ?? '') };
    },
    lay,
    async near(id, work) {
      const path = join(spoolFolder, randomUUID());
      try {
        if (!(await lay(id, path))) throw notFound('such file');
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    delete: (ids) => several(ids, { atOnce: AT_ONCE }, (id) => bucket.ask({ method: 'DELETE', key: keyOf(id) })),
    list,
    mark: {
      name: `the object ${MARK}`,
      async read() {
        const response = await bucket.ask({ method: 'GET', key: MARK });
        return (await response?.text()) ?? '';
      },
      async write(text) {
        await write(MARK, new Blob([text]), { 'if-none-match': '*' }).catch((error: unknown) => {
          if (error instanceof StoreFault && error.isAway) throw error;
          // Some stores know no such condition.
          return write(MARK, new Blob([text]));
        });
      },
    },
    async tryAll() {
      await write(PROBE, new Blob(['x']));
      await list().next();
      await bucket.ask({ method: 'DELETE', key: PROBE });
    },
    // Stores take money for requests.
    triedEveryMs: 30_000,
  };
}
