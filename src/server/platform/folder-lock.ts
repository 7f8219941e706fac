import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two processes on one folder of the embedded database lose rows silently, so the second one is refused; a lock left by a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'fmis.lock');
  const token = randomUUID();
  const mark = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid), token });
  const own = `${path}.${token}`;
  await writeFile(own, mark);
  try {
    // A link appears with its content, so nobody ever reads a half-written lock.
    while (!(await linked(own, path))) {
      const found = await readLock(path);
      if (found === null) continue;
      const holder = holderIn(found);
      if (holder && (await lives(holder))) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}. Stop it first, or choose another folder with FMIS_DATA_DIR.`,
        );
      }
      await removeStale(path, found, `${own}.stale`);
    }
  } finally {
    await rm(own, { force: true });
  }

  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === mark) await rm(path, { force: true });
  };
}

interface Holder {
  pid: number;
  startedAt: string | null;
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

async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Two starters may find the same stale lock: the slower one could move away the lock that the faster one has just made, and puts it back then. */
async function removeStale(path: string, stale: string, aside: string): Promise<void> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await linked(aside, path);
  await rm(aside, { force: true });
}

function holderIn(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return {
      pid: value.pid,
      startedAt: 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null,
    };
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
