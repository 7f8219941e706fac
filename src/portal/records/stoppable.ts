import type { ELK } from 'elkjs/lib/elk-api';

export type Elkish = Pick<ELK, 'layout'>;

/** Work that ends with its worker: done, failed, or stopped, nothing goes on beside the page. */
export async function stoppable<T>(
  elk: Elkish & Pick<ELK, 'terminateWorker'>,
  work: (elk: Elkish) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  // A worker that is ended answers nothing more, not even that it was.
  const stop = () => stopped.reject(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([stopped.promise, work(elk)]);
  } finally {
    signal?.removeEventListener('abort', stop);
    elk.terminateWorker();
  }
}
