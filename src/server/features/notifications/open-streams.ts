import type { Readable } from 'node:stream';
import { tooOften } from '../../platform/errors.ts';

/** Of one person: all tabs of a browser share one, so that this is enough for every device of an office that signs in alike. */
const MOST = 200;
/** By then one whose reader has gone is noticed. */
const AGAIN_AFTER_SECONDS = 30;

/** Each open stream costs memory and a look at every event. */
export function openStreams(): (personId: string, open: () => Readable) => Readable {
  const held = new Map<string, number>();
  return (personId, open) => {
    const before = held.get(personId) ?? 0;
    if (before >= MOST) throw tooOften(AGAIN_AFTER_SECONDS);
    const stream = open();
    held.set(personId, before + 1);
    stream.once('close', () => {
      const left = (held.get(personId) ?? 1) - 1;
      if (left > 0) held.set(personId, left);
      else held.delete(personId);
    });
    return stream;
  };
}
