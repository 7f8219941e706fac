import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When the newest file below these paths was written, in milliseconds; what is not there counts as never. */
export async function newestIn(paths: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(paths.map(newestBelow))));
}

async function newestBelow(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)));
  return Math.max(0, ...(await Promise.all(times)).map((each) => each.mtimeMs));
}
