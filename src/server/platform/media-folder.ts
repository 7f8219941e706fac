import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import type { MediaStore } from './media-store.ts';
import { faultOf } from './storage.ts';

const FOLDER_OF_MEDIA = /^[0-9a-f]{2}$/;

/** Media in the data folder, which all servers and workers share. */
export function folderStore(dataFolder: string): MediaStore {
  const folder = join(dataFolder, 'media');
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  const mark = join(dataFolder, 'fmis.folder');

  return {
    place: `The data folder ${dataFolder}`,
    remedy: 'Mount the folder that all servers and workers share (FMIS_DATA_DIR), or restore a backup',
    setting: 'FMIS_DATA_DIR',
    put: (id, { path }) => settle(path, pathOf(id)),
    async get(id, range) {
      const file = await ifThere(open(pathOf(id)));
      return file === null ? null : file.createReadStream(range);
    },
    async stat(id) {
      const found = await ifThere(stat(pathOf(id)));
      return found && { size: found.size, at: found.mtime };
    },
    async lay(id, path) {
      return (await ifThere(lay(pathOf(id), path).then(() => true))) ?? false;
    },
    near: (id, work) => work(pathOf(id)),
    async delete(ids) {
      await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })));
    },
    async *list() {
      for (const name of await namesIn(folder)) {
        if (FOLDER_OF_MEDIA.test(name)) yield await namesIn(join(folder, name));
      }
    },
    mark: {
      name: mark,
      read: async () => (await ifThere(readFile(mark, 'utf8'))) ?? '',
      async write(text) {
        const own = `${mark}.${randomUUID()}`;
        try {
          await makeFolder(dataFolder);
          await writeFile(own, text);
          await flush(own);
          // A link appears with its content, and of several that are made at once one.
          await link(own, mark).catch(() => writeFile(mark, text, { flag: 'wx' }));
          await flush(dataFolder);
        } catch {
          // A folder that takes no file is told by itself.
        } finally {
          await rm(own, { force: true }).catch(() => {});
        }
      },
    },
    async tryAll() {
      const fault = await faultOf(folder);
      if (fault !== null) throw fault;
    },
    triedEveryMs: 1_000,
  };
}

/** The same file under a second name, where the file system can; its content never changes. */
async function lay(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** There is none, or a file where its folder would be. */
const NOT_THERE = ['ENOENT', 'ENOTDIR'];

/** Null of what is not there; whatever else is wrong with it is thrown. */
async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.includes(String(error.code))) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}

/** Moves a file to where it stays; once this is done a power loss takes neither its content nor its name. */
async function settle(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const made = await mkdir(folder, { recursive: true });
  try {
    await flush(from);
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await flush(to);
    await rm(from, { force: true });
  }
  await flush(folder);
  if (made) await flush(dirname(made));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
