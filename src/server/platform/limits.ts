import { isIP, isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './contract.ts';
import { tooOften } from './errors.ts';

/**
 * Calls a minute, each counted for itself. `public`: calls that need no session, by address. `media`: pictures and
 * recordings by signed address, which a page asks for by the dozen, by address too. `signedIn`: all others, by person.
 * `refused`: calls without a valid session, by address; who has one is not kept waiting by them.
 */
export interface PerMinute {
  public: number;
  media: number;
  signedIn: number;
  refused: number;
}

/** Enough for people, offices behind one address and imports in earnest; too little for guessing. */
export const usualLimits: PerMinute = { public: 300, media: 12_000, signedIn: 6_000, refused: 300 };

export interface Limits {
  /** Counts a call that may be carried out. */
  admitted(operation: Operation, request: FastifyRequest): Promise<void>;
  /** Counts a call without a valid session. */
  refused(request: FastifyRequest): Promise<void>;
}

/** Throws 429 when one is used up. Sign-in has narrower limits of its own. */
export async function openLimits(app: FastifyInstance, perMinute: PerMinute): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds);
    };
  };
  const of = {
    public: limit(perMinute.public, addressOf),
    media: limit(perMinute.media, addressOf),
    signedIn: limit(perMinute.signedIn, (request) => request.caller?.id ?? addressOf(request)),
  };
  return {
    admitted: (operation, request) => of[operation.limit](request),
    refused: limit(perMinute.refused, addressOf),
  };
}

/** What counts as one address wherever calls and tries are counted. */
export function addressOf(request: FastifyRequest): string {
  return network(request.ip);
}

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** An IPv6 customer owns a /64 at least, so that is one address. A connection that has ended has none any more. */
export function network(address: string | undefined): string {
  const plain = (address ?? '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown';
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(written);
  if (mapped) {
    return mapped
      .slice(1)
      .map((pair) => Number.parseInt(pair, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.');
  }
  const [head = '', tail = ''] = written.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0');
  return `${[...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}
