import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database.ts';
import { hashOfFile } from '../platform/hash-of-file.ts';
import type { MediaStore } from '../platform/media-store.ts';
import { several } from '../platform/several.ts';

const AT_ONCE = 16;
const ROWS_AT_ONCE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

export interface Moved {
  copied: number;
  /** That were there before. */
  there: number;
  /** The ids of those that are in neither, or are not what they were when they came. */
  lost: string[];
}

/** Copies every file that the database names from one store into another, those that are not there yet; takes nothing away. */
export async function copyMedia(
  database: Database,
  { from, to, spoolFolder }: { from: MediaStore; to: MediaStore; spoolFolder: string },
): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, lost: [] };
  const copy = async ({ id, size, sha256 }: { id: string; size: number; sha256: string }) => {
    if ((await to.stat(id))?.size === size) {
      moved.there += 1;
      return;
    }
    const path = join(spoolFolder, `${id}.moving`);
    try {
      await rm(path, { force: true });
      if ((await from.lay(id, path)) && (await hashOfFile(path)) === sha256) {
        await to.put(id, { path, size, sha256 });
        moved.copied += 1;
      } else moved.lost.push(id);
    } finally {
      await rm(path, { force: true });
    }
  };
  for (let last = FIRST; ; ) {
    const rows = await database
      .selectFrom('media')
      .select(['id', 'size', 'sha256'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    await several(rows, { atOnce: AT_ONCE }, copy);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < ROWS_AT_ONCE) return moved;
  }
}
