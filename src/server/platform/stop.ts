import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database.ts';
import type { Settings } from './settings.ts';

/** On SIGTERM and SIGINT open requests finish, streams end, and the database is written out and closed; a second signal or so many seconds end the process at once. */
export function stopGracefully(
  app: FastifyInstance,
  open: OpenDatabase,
  { stopSeconds }: Pick<Settings, 'stopSeconds'>,
): void {
  let stopping = false;
  const unused = connectionsWithoutRequest(app);
  const letGo = lastAnswers(app);
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error('Some requests did not finish in time.');
      process.exit(1);
    }, stopSeconds * 1_000).unref();
    for (const socket of unused) socket.destroy();
    letGo();
    closeAll(app, open).then(
      () => process.exit(0),
      (err: unknown) => {
        app.log.error({ err }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Browsers and clients open connections ahead; to Node these are not idle, and it would wait for a request on them. */
function connectionsWithoutRequest({ server }: FastifyInstance): Set<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}

/** From the call on each answer is the last one on its connection: one that is kept alive would be waited for. */
function lastAnswers({ server }: FastifyInstance): () => void {
  let isLast = false;
  const open = new Set<ServerResponse>();
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isLast) close(response);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      // What had begun to be answered before did not say so.
      if (isLast) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    isLast = true;
    for (const response of open) close(response);
  };
}

async function closeAll(app: FastifyInstance, open: OpenDatabase): Promise<void> {
  await app.close();
  await open.maintain('CHECKPOINT');
  await open.close();
}
