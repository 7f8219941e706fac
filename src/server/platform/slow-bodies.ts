import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';
import { refuseOn } from './problem.ts';

interface Pace {
  minBytesASecond: number;
  patienceMs: number;
  lookEveryMs: number;
}

/** A poor mobile connection is many times as fast; what comes more slowly than this only keeps a place. */
const usualPace: Pace = { minBytesASecond: 1_024, patienceMs: 15_000, lookEveryMs: 1_000 };

/** Ends connections whose body drips in: measured from the moment it is read, over what the socket brought. */
export function dropSlowBodies(app: FastifyInstance, pace = usualPace): void {
  app.addHook('preParsing', async ({ raw, log }) => {
    const { socket } = raw;
    if (!(socket instanceof Socket)) return;
    const [begun, before] = [performance.now(), socket.bytesRead];
    const look = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(look);
      // A server that is behind with reading must not blame the sender.
      if (raw.readableLength > 0 || raw.isPaused()) return;
      const ms = performance.now() - begun;
      if (ms < pace.patienceMs || (socket.bytesRead - before) * 1_000 >= pace.minBytesASecond * ms) return;
      clearInterval(look);
      log.info('a body came too slowly');
      refuseOn(socket, tooSlow());
    }, pace.lookEveryMs).unref();
    raw.once('close', () => clearInterval(look));
  });
}

export function tooSlow(): HttpError {
  return new HttpError({ status: 408, code: 'tooSlow', detail: 'The request came too slowly.' });
}
