import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bucketStore } from './media-bucket.ts';
import { folderStore } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';
import type { Settings } from './settings.ts';

export type MediaPlace = Pick<Settings, 'dataFolder' | 'mediaBucket'>;

/** Where uploads arrive, and what a call needs of a bucket lies as long as it takes. */
export function spoolFolderOf({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'media', 'incoming');
}

/** Whether an embedded database lies in the data folder. */
export function holdsEmbedded({ dataFolder }: Pick<Settings, 'dataFolder'>): boolean {
  return existsSync(join(dataFolder, 'database'));
}

export function openMediaStore({ dataFolder, mediaBucket }: MediaPlace): MediaStore {
  if (mediaBucket === null) return folderStore(dataFolder);
  return bucketStore(mediaBucket, { spoolFolder: spoolFolderOf({ dataFolder }) });
}
