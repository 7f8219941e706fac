import { access, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { create, extract } from 'tar';
import { hashOfFile } from '../platform/hash-of-file.ts';
import { isNoRoom } from '../platform/make-folder.ts';

const LIST = 'backup.json';

export interface Backup {
  engine: 'pglite' | 'postgres';
  /** The newest one of the database. */
  migration: string;
  files: Record<string, { size: number; sha256: string }>;
}

/** Packs a folder, with a list of what is in it; the file appears whole. */
export async function pack(
  folder: string,
  about: Omit<Backup, 'files'>,
  { file, growing }: { file: string; growing: string },
): Promise<void> {
  const backup: Backup = { ...about, files: await listed(folder) };
  await writeFile(join(folder, LIST), JSON.stringify(backup));
  await create({ gzip: { level: 1 }, file: growing, cwd: folder, portable: true, mode: 0o600 }, [
    LIST,
    ...(await readdir(folder)).filter((name) => name !== LIST),
  ]);
  await rename(growing, file);
}

/** Unpacks a file into an empty folder; throws one sentence where it is not, byte for byte, what was packed. */
export async function unpack(file: string, folder: string): Promise<Backup> {
  await access(file);
  try {
    await extract({ file, cwd: folder, strict: true });
    const backup: Backup = JSON.parse(await readFile(join(folder, LIST), 'utf8'));
    await rm(join(folder, LIST));
    const found = await listed(folder);
    const names = new Set([...Object.keys(found), ...Object.keys(backup.files)]);
    for (const name of names) {
      if (found[name]?.sha256 !== backup.files[name]?.sha256) throw new Error(`${name} is not what was packed`);
    }
    return backup;
  } catch (cause) {
    if (isNoRoom(cause))
      throw new Error(`There is no room to unpack ${file} into ${folder}: nothing was changed.`, { cause });
    throw new Error(`${file} is damaged, or no backup of FMIS: nothing was changed.`, { cause });
  }
}

async function listed(folder: string): Promise<Backup['files']> {
  const files: Backup['files'] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[relative(folder, path)] = { size: (await stat(path)).size, sha256: await hashOfFile(path) };
  }
  return files;
}
