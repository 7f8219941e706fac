import Elk, { type ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { type Elkish, stoppable } from './stoppable.ts';

/** ELK is more code than all of the portal, and busy for as long as a picture is complicated: it runs beside the page. */
export async function withElk<T>(work: (elk: Elkish) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const elk: ELK = new Elk({ workerUrl, workerFactory: () => new Worker(workerUrl) });
  return await stoppable(elk, work, signal);
}
