import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/**
 * Calls that need no session are limited by address, all others by person: enough for people and imports in earnest,
 * too little for guessing. Sign-in has narrower limits of its own.
 */
export async function registerLimits(
  app: FastifyInstance,
  perMinute: { public: number; signedIn: number },
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  const byAddress = app.rateLimit({
    max: perMinute.public,
    timeWindow: '1 minute',
    keyGenerator: (request) => network(request.ip),
  });
  const byPerson = app.rateLimit({
    max: perMinute.signedIn,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.caller?.id ?? network(request.ip),
  });
  app.addHook('preValidation', async function limit(request, reply) {
    const operation = request.routeOptions.config.operation;
    if (!operation) return;
    await (operation.permission === 'public' ? byAddress : byPerson).call(this, request, reply);
  });
}

/** An IPv6 customer owns a /64 at least, so that is one address. */
export function network(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
