import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { makers } from './makers.ts';

/** Counted as taken by whoever wants no more. */
export const ENOUGH = -1;

type Makers = typeof makers;
type Made<Kind extends keyof Makers> = ReturnType<Makers[Kind]> extends Iterable<infer One> ? One : never;

/**
 * Rows that a thread of its own makes from now on, while the database inserts earlier ones in this thread. It stays a
 * little ahead of whoever takes them, so that a million of them need not fit into memory.
 */
export function madeApart<Kind extends keyof Makers>(
  kind: Kind,
  input: Parameters<Makers[Kind]>[0],
): AsyncGenerator<Made<Kind>> {
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./make.worker.ts', import.meta.url), { workerData: { kind, input, taken } });
  worker.unref();
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  // Under `node --watch` the runtime sends messages of its own: ours name what was made.
  const messages: AsyncIterable<readonly { made?: Made<Kind> }[]> = on(worker, 'message', { close: ['exit'] });
  return inOrder();

  async function* inOrder() {
    worker.ref();
    try {
      for await (const [{ made } = {}] of messages) {
        if (made === undefined) continue;
        Atomics.add(taken, 0, 1);
        Atomics.notify(taken, 0);
        yield made;
      }
    } finally {
      // Ended from without while it sends something, it would take the whole process along.
      Atomics.store(taken, 0, ENOUGH);
      Atomics.notify(taken, 0);
      await gone;
    }
  }
}
