import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';
import type { MediaStore } from '../platform/media-store.ts';
import { type MediaPlace, openMediaStore } from '../platform/open-media-store.ts';
import { several } from '../platform/several.ts';
import type { LaidFile } from './laid-file.ts';
import { demoFilesToLay } from './moderation/attachments.seed.ts';
import { soundsToLay } from './voice-menu/sounds.ts';

const AT_ONCE = 16;

/** Puts the files of the demonstration where the server looks for media, those that are not there yet. */
export async function layDemoFiles(place: MediaPlace): Promise<void> {
  const files = [...demoFilesToLay(), ...soundsToLay()];
  if (place.mediaBucket !== null) return await layInto(openMediaStore(place), files);
  const byFolder = Map.groupBy(files, ({ id }) => join(place.dataFolder, 'media', id.slice(0, 2)));
  await Promise.all(
    [...byFolder].map(async ([folder, own]) => {
      await makeFolder(folder);
      // What a power loss takes the next start lays anew: there is no need to wait for the disk.
      await Promise.all(own.map((file) => lay(folder, file)));
    }),
  );
}

async function lay(folder: string, { id, size, from }: LaidFile): Promise<void> {
  const path = join(folder, id);
  const known = await stat(path).catch(() => null);
  if (known?.size !== size) await copyFile(from, path);
}

async function layInto(store: MediaStore, files: readonly LaidFile[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-demo-'));
  try {
    await several(files, { atOnce: AT_ONCE }, async ({ id, size, sha256, from }) => {
      if ((await store.stat(id))?.size === size) return;
      const path = join(folder, id);
      await copyFile(from, path);
      await store.put(id, { path, size, sha256 });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
