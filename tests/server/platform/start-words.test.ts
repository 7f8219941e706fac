import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/server/platform/make-folder.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';

test('a full disk is told in a sentence, whoever met it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const ofData = "The data folder (FMIS_DATA_DIR) can't be used: the disk is full.";
  expect(wordsFor(full)).toBe(ofData);
  // The embedded database's own.
  expect(wordsFor({ name: 'ErrnoError', errno: 51 })).toBe(ofData);
  expect(wordsFor(Object.assign(full, { path: '/data/media' }))).toBe("/data/media can't be used: the disk is full.");
});

test('a disk that can only be read is told as such, not as a folder that is not there', async () => {
  const folder = join(tmpdir(), crypto.randomUUID(), 'media');
  // The one step that such a disk refuses; `recursive` would look for the folder afterwards, and miss it.
  const readOnly = async (path: string) => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', syscall: 'mkdir', path });
  };
  const error: unknown = await makeFolder(folder, readOnly).catch((fault: unknown) => fault);
  expect(wordsFor(error)).toMatch(/ can't be used: it can only be read\.$/);
});
