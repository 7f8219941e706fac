import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../../src/server/platform/make-folder.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';

vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), mkdir: vi.fn() }));

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
  vi.mocked(mkdir).mockImplementation(async (path, options) => {
    const code = typeof options === 'object' && options?.recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), { code, syscall: 'mkdir', path });
  });
  const error: unknown = await makeFolder(folder).catch((fault: unknown) => fault);
  expect(wordsFor(error)).toMatch(/ can't be used: it can only be read\.$/);
});
