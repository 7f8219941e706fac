import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AudioFile } from '../../../../machines/ivr/menu.ts';

export interface MenuFileOrder {
  /** Where the file lies. */
  path: string;
  /** Where it is written with these sounds under their names of here. */
  write?: { path: string; named: ReadonlyMap<string, AudioFile> };
}

/** How the thread ends that found none. */
export const NO_MENU = 3;
/** Enough for the largest menu that an archive may have. */
const MEMORY_MB = 1_024;

let before: Promise<unknown> = Promise.resolve();

/** Whether it is a menu; read in a thread of its own, one after the other, so that everybody else is answered. */
export async function readMenuFile(order: MenuFileOrder): Promise<boolean> {
  const read = before.then(async () => await apart(order));
  before = read.catch(() => undefined);
  return await read;
}

async function apart(workerData: MenuFileOrder): Promise<boolean> {
  const script = new URL('./menu-file.worker.ts', import.meta.url);
  const thread = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  try {
    const [code] = await once(thread, 'exit');
    if (code !== 0 && code !== NO_MENU) throw new Error(`The reader of a menu ended with ${code}.`);
    return code === 0;
  } catch (error) {
    if (isTooMuch(error)) return false;
    throw error;
  }
}

function isTooMuch(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
