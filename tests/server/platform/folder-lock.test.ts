import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../src/server/platform/folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmis-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a folder that a living process holds is refused, with the number of that process', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
});

test('a released folder can be locked again, and nothing is left behind', async () => {
  const release = await lockFolder(folder);
  await release();
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await writeFile(join(folder, 'fmis.lock.1'), JSON.stringify({ pid: child.pid, startedAt: 'long ago' }));
  const release = await lockFolder(folder);
  await release();
});

test('the lock of a dead process whose number somebody else has now is taken over', async () => {
  await writeFile(join(folder, 'fmis.lock.1'), JSON.stringify({ pid: process.pid, startedAt: 'before the restart' }));
  const release = await lockFolder(folder);
  await release();
});

test('a lock that cannot be read holds nobody off', async () => {
  await writeFile(join(folder, 'fmis.lock.1'), '{"pid":');
  const release = await lockFolder(folder);
  await release();
});

test('a lock that is taken over leaves only the new one behind', async () => {
  await writeFile(join(folder, 'fmis.lock.7'), JSON.stringify({ pid: 2 ** 30, startedAt: 'long ago' }));
  const release = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['fmis.lock.8']);
  await release();
});

test('of many that find a stale lock at once exactly one gets the folder', async () => {
  await writeFile(join(folder, 'fmis.lock.1'), JSON.stringify({ pid: 2 ** 30, startedAt: 'long ago' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('a folder that cannot be made is said to be none, where the folder above is there and takes none', async () => {
  await expect(lockFolder('/proc/fmis/data')).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(join(folder, 'file'), '');
  await expect(lockFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  const deep = join(folder, 'a', 'b');
  await (await lockFolder(deep))();
  expect(await readdir(deep)).toEqual([]);
});
