import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { MediaStore } from './media-store.ts';

/** As much as a small upload: a disk that is full may still take a file of a few bytes. */
const PROBE = new Uint8Array(64 * 1024);
const PROBE_NAME = 'probe';
/** Strangers may ask for it: however many do, the disk is written to no oftener. */
const KEPT_MS = 1_000;

/** Whether uploads can be written into this folder and media be kept in their store, as it was a moment ago. */
export function storageIn(folder: string, store: Pick<MediaStore, 'tryAll' | 'triedEveryMs'>): () => Promise<boolean> {
  let tried: Promise<boolean> | undefined;
  let at = 0;
  let keptMs = KEPT_MS;
  return () => {
    if (!tried || performance.now() - at > keptMs) {
      at = performance.now();
      keptMs = KEPT_MS;
      tried = canWrite(folder, store).then((can) => {
        if (can) keptMs = store.triedEveryMs;
        return can;
      });
    }
    return tried;
  };
}

async function canWrite(folder: string, store: Pick<MediaStore, 'tryAll'>): Promise<boolean> {
  if ((await faultOf(folder)) !== null) return false;
  return await store.tryAll().then(
    () => true,
    () => false,
  );
}

/** Why no file can be written into this folder. */
export async function faultOf(folder: string): Promise<unknown> {
  const path = join(folder, PROBE_NAME);
  try {
    await makeFolder(folder);
    await writeFile(path, PROBE);
    return null;
  } catch (error) {
    return error;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
