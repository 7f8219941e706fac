import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { HttpError } from './errors.ts';
import { loggerOptions } from './logging.ts';
import { Outage } from './outage.ts';
import { answerError, LONGEST_PARAMETER, refuseOn } from './problem.ts';
import type { Settings } from './settings.ts';
import { dropSlowBodies, tooSlow } from './slow-bodies.ts';
import { badRequest } from './validation.ts';

const COMPRESS_FROM_BYTES = 2_048;
/** From its first byte to its last. */
const LONGEST_REQUEST_MS = 15 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage;
  }
}

/** Fastify as the contract wants it: strict bodies, problems for every refusal, no request lines but our own. */
export async function createHttp(
  settings: Pick<Settings, 'logLevel' | 'trustedProxies'>,
  report: (error: unknown) => void,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle',
    // What arrives while this process is told to stop is answered like what is on its way: 503 says that the database is away.
    return503OnClosing: false,
    requestTimeout: LONGEST_REQUEST_MS,
    rewriteUrl: ({ url = '/' }) => screenUrl(url),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, { report, outage: app.outage }),
  });
  app.decorate('outage', new Outage(app.log));
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, { report, outage: app.outage }));
  app.addHook('onResponse', async (request, reply) => {
    // Who asked was looked up for it.
    if (request.caller && reply.statusCode < 500) app.outage.over('calls', reply.elapsedTime);
  });
  readJsonStrictly(app);
  dropSlowBodies(app);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { throwFileSizeLimit: true });
  // Not the live stream: an event must not wait for a full block.
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    customTypes: /json|javascript|css|html|svg|text\/(plain|csv)/,
  });
  return app;
}

/** The address of a screen is that of a screen also with a percent sign in it that means nothing: the portal answers it. */
function screenUrl(url: string): string {
  if (!url.startsWith('/app/')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** What is no request, or not whole in time, never gets as far as a route. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  refuseOn(socket, unreadable[error.code ?? ''] ?? badRequest('The request could not be read.'));
}

const unreadable: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError({
    status: 431,
    code: 'headersTooLarge',
    detail: 'The address and the headers are larger than this server reads.',
  }),
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow(),
};

/** An empty body is no body, whatever its type says; `__proto__` is refused. */
function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
