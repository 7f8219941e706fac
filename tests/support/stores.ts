import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../../src/server/platform/bucket.settings.ts';
import type { MediaStore } from '../../src/server/platform/media-store.ts';
import { openMediaStore } from '../../src/server/platform/open-media-store.ts';
import { envOf, type S3, startS3 } from './s3.ts';

export type StoreKind = 'folder' | 'bucket';
export const storeKinds: readonly StoreKind[] = ['folder', 'bucket'];

/** A place for media of a test's own. */
export interface StorePlace {
  store: MediaStore;
  dataFolder: string;
  mediaBucket: BucketSettings | null;
  databaseUrl: null;
  env: Record<string, string>;
  /** The ids of all that lies there. */
  ids(): Promise<string[]>;
  clear(): Promise<void>;
}

/** @param s3 where a bucket is made */
export async function storePlace(s3: S3 | null): Promise<StorePlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fmis-store-'));
  const mediaBucket = s3?.make() ?? null;
  const store = openMediaStore({ dataFolder, mediaBucket });
  return {
    store,
    dataFolder,
    mediaBucket,
    databaseUrl: null,
    env: mediaBucket ? envOf(mediaBucket) : {},
    async ids() {
      // Not as the store itself lists them.
      if (s3 && mediaBucket) {
        return [...s3.objects(mediaBucket.bucket).keys()].flatMap((key) => /^media\/(.+)$/.exec(key)?.[1] ?? []);
      }
      const names = await readdir(join(dataFolder, 'media'), { recursive: true }).catch(() => []);
      return names.flatMap((name) => /^[0-9a-f]{2}\/(.+)$/.exec(name)?.[1] ?? []);
    },
    clear: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

export async function s3For(kind: StoreKind): Promise<S3 | null> {
  return kind === 'bucket' ? await startS3() : null;
}
