import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/database.ts';
import { keptSecret } from '../platform/kept-secret.ts';

/** Makes and checks addresses under which a file can be fetched for some hours without a token. */
export interface MediaAddresses {
  of(mediaId: string, now: Date): string;
  isGood(mediaId: string, until: number, signature: string, now: Date): boolean;
}

const HOUR_S = 3_600;
const KEY_NAME = 'media.addressKey';

const known = new WeakMap<Database, Promise<MediaAddresses>>();

/** One secret a database, made at first use, so that all processes sign alike. */
export function mediaAddresses(database: Database, now: Date): Promise<MediaAddresses> {
  const addresses = known.get(database) ?? open(database, now);
  known.set(database, addresses);
  addresses.catch(() => known.delete(database));
  return addresses;
}

async function open(database: Database, now: Date): Promise<MediaAddresses> {
  const key = await keptSecret(database, KEY_NAME, now);
  const sign = (id: string, until: number) => createHmac('sha256', key).update(`${id}.${until}`).digest();

  return {
    of(mediaId, at) {
      // Whole hours, so that a picture keeps its address and stays in the browser's cache.
      const until = (Math.floor(at.getTime() / 1_000 / HOUR_S) + 3) * HOUR_S;
      return `/api/media/${mediaId}?until=${until}&signature=${sign(mediaId, until).toString('base64url')}`;
    },
    isGood(mediaId, until, signature, at) {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(mediaId, until);
      return until * 1_000 > at.getTime() && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
