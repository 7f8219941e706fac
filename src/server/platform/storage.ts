import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** As much as a small upload: a disk that is full may still take a file of a few bytes. */
const PROBE = new Uint8Array(64 * 1024);
const PROBE_NAME = 'probe';
/** Strangers may ask for it: however many do, the disk is written to no oftener. */
const KEPT_MS = 1_000;

/** Whether a file can be written into this folder, as it was a second ago at most. */
export function storageIn(folder: string): () => Promise<boolean> {
  let tried: Promise<boolean> | undefined;
  let at = 0;
  return () => {
    if (!tried || performance.now() - at > KEPT_MS) {
      at = performance.now();
      tried = canWrite(folder);
    }
    return tried;
  };
}

async function canWrite(folder: string): Promise<boolean> {
  return (await faultOf(folder)) === null;
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
