import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { tellable } from './tellable.ts';

/** One line a request, with no address in it: paths and queries carry numbers of people. Secrets that reach a log line by accident are cut out. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      paths: [...secrets, ...secrets.map((name) => `*.${name}`), ...secrets.map((name) => `*.*.${name}`)],
      censor: '[cut]',
    },
    hooks: {
      logMethod(args, method) {
        const [thrown]: unknown[] = args;
        // Whoever closes a page while an answer is being sent is no fault of the server's.
        if (thrown instanceof Error && thrown.message === 'premature close') this.debug('whoever asked has gone');
        else method.apply(this, args);
      },
    },
    serializers: {
      req: (request: { method: string; id?: string }) => ({ method: request.method, id: request.id }),
      err: (error: unknown) => ({ ...tellable(error) }),
    },
  };
}

const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'otp',
  'code',
  'token',
  'secret',
  'access_token',
  'refresh_token',
  'code_verifier',
  'authorization',
  'cookie',
  'cnic',
  'text',
];

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const operationId = request.routeOptions.config.operation?.id;
    if (!operationId) return;
    request.log.info(
      {
        operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        person: request.caller?.id,
      },
      'answered',
    );
  });
}
