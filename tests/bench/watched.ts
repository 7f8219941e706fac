import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Does it again and again, and tells how long each took, in milliseconds. */
export function watched(work: () => Promise<void>): { end(): Promise<number[]> } {
  const took: number[] = [];
  const over = new AbortController();
  const all = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await work();
      took.push(performance.now() - begun);
      await pause(100);
    }
  })();
  return {
    async end() {
      over.abort();
      await all;
      return took;
    },
  };
}

export async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
