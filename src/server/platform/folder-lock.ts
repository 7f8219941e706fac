import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Two processes on one folder of the embedded database lose rows silently, so the second one is refused.
 *
 * The lock is the file with the highest number; one left by a dead process is overtaken by the next number, which only
 * one can create. A lock that was alive is never moved or removed by anybody else.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder);
  const own = join(folder, `fmis.starting.${randomUUID()}`);
  const self = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  await writeFile(own, self).catch((error: object) => {
    throw Object.assign(error, { path: folder });
  });
  try {
    // A link appears with its content, so nobody ever reads a half-written lock.
    for (;;) {
      const highest = (await locksIn(folder)).at(-1) ?? 0;
      const holder = highest === 0 ? null : holderIn(await readLock(lockPath(folder, highest)));
      if (holder && (await lives(holder))) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it first, or choose another folder with FMIS_DATA_DIR.`,
        );
      }
      const path = lockPath(folder, highest + 1);
      if (!(await linked(own, path))) continue;

      const locks = await locksIn(folder);
      if (locks.at(-1) === highest + 1) {
        for (const old of locks.slice(0, -1)) await rm(lockPath(folder, old), { force: true });
        return () => rm(path, { force: true });
      }
      // Somebody took a higher number and cleared this one away meanwhile.
      await rm(path, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `fmis.lock.${number}`);
}

async function locksIn(folder: string): Promise<number[]> {
  const numbers = (await readdir(folder)).map((name) => Number(/^fmis\.lock\.(\d+)$/.exec(name)?.[1] ?? 0));
  return numbers.filter((number) => number > 0).sort((a, b) => a - b);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Empty when the lock was released meanwhile. */
async function readLock(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  }
}

interface Holder {
  pid: number;
  startedAt: string | null;
}

function holderIn(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: value.pid, startedAt };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A pid is reused after a restart of the machine or container, so the moment the process started is compared where it is known. */
async function lives(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  const startedAt = await startOf(holder.pid);
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt;
}

const START_TIME_FIELD = 19;

/** Start time in clock ticks since boot, with the boot's own id; null where the system has no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    return `${boot}:${afterName[START_TIME_FIELD]}`;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
