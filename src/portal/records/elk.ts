import Elk, { type ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

/** ELK is more code than all of the portal, and busy for as long as a picture is complicated: it runs beside the page. */
export function startElk(): ELK {
  return new Elk({ workerUrl, workerFactory: () => new Worker(workerUrl) });
}
