import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Like `mkdir` with `recursive`, which never ends where the folder above is there and takes none, as in /proc, and says of one
 * that can only be read that it is not there.
 */
export async function makeFolder(folder: string, make: (path: string) => Promise<unknown> = one): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent, make);
  await make(folder).catch(async (error: unknown) => {
    // A disk that can only be read says so of a folder that is there too.
    if (!(await stat(folder).catch(() => null))?.isDirectory()) throw error;
  });
}

async function one(path: string): Promise<void> {
  await mkdir(path);
}

/** As the embedded database calls a full disk: its errors are none of JavaScript, and have numbers of their own. */
const EMBEDDED_NO_ROOM = 51;

/** The disk is full, or what this user may have of it is used up. */
export function isNoRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return 'name' in error && error.name === 'ErrnoError' && 'errno' in error && error.errno === EMBEDDED_NO_ROOM;
}
