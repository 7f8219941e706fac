import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { loggerOptions } from './logging.ts';
import { answerError } from './problem.ts';
import type { Settings } from './settings.ts';

const LONGEST_PARAMETER = 1_000;
const COMPRESS_FROM_BYTES = 2_048;

/** Fastify as the contract wants it: strict bodies, problems for every refusal, no request lines but our own. */
export async function createHttp(
  settings: Pick<Settings, 'logLevel' | 'trustedProxies'>,
  report: (error: unknown) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, report),
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, report));
  readJsonStrictly(app);
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

/** An empty body is no body, whatever its type says; `__proto__` is refused. */
function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
