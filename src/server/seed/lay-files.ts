import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';
import type { LaidFile } from './laid-file.ts';
import { demoFilesToLay } from './moderation/attachments.seed.ts';
import { soundsToLay } from './voice-menu/sounds.ts';

/** Puts the files of the demonstration where the server looks for media, those that are not there yet. */
export async function layDemoFiles(mediaFolder: string): Promise<void> {
  const files = [...demoFilesToLay(), ...soundsToLay()];
  const byFolder = Map.groupBy(files, ({ id }) => join(mediaFolder, id.slice(0, 2)));
  await Promise.all(
    [...byFolder].map(async ([folder, own]) => {
      await makeFolder(folder);
      await Promise.all(own.map((file) => lay(folder, file)));
    }),
  );
}

async function lay(folder: string, { id, size, from }: LaidFile): Promise<void> {
  const path = join(folder, id);
  const known = await stat(path).catch(() => null);
  if (known?.size !== size) await copyFile(from, path);
}
