import { millisecondsInHour } from 'date-fns/constants';
import { newKey } from './new-key.ts';

const PREFIX = 'fmis-unanswered:';
/** The server knows a key for a day. */
const KNOWN_FOR = 23 * millisecondsInHour;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Key {
  key: string;
  /** When it went out first, in milliseconds. */
  at: number;
  /** It was answered, and the page went before it had done with what it had sent: the print of that. */
  of?: string;
}

/**
 * The keys of what went out and was not answered, kept in this browser by the address: it may have taken effect. What is sent
 * there next goes out under the same key, whatever page or draft it comes from, so that the server does it once, or says
 * that it was done as it was before.
 */
export function unansweredKeys(store: Store, now: () => number = Date.now) {
  const underWay = new Map<string, Key & { address: string }>();
  /** Answered, while the page is at what follows from it. */
  const answered = new Map<string, { address: string; of: string }>();
  let works = 0;
  const read = (address: string): Key | null =>
    attempt(() => {
      const { key, at, of }: Partial<Key> = JSON.parse(store.getItem(PREFIX + address) ?? '{}');
      const isKnown = key !== undefined && at !== undefined && now() - at < KNOWN_FOR;
      return isKnown ? { key, at, ...(of !== undefined && { of }) } : null;
    });
  const forget = (address: string) => attempt(() => store.removeItem(PREFIX + address));
  const lose = (key: string) => {
    const { address, at } = underWay.get(key) ?? {};
    if (address !== undefined) attempt(() => store.setItem(PREFIX + address, JSON.stringify({ key, at })));
  };
  return {
    /** For what goes to this address now; of two at once only one has the key of before. */
    take(address: string): Key {
      const taken = read(address) ?? { key: newKey(), at: now() };
      forget(address);
      underWay.set(taken.key, { ...taken, address });
      return taken;
    },
    /** In place of one taken: what it was answered for is another thing than what goes out now. */
    another(taken: string): string {
      const { address = '' } = underWay.get(taken) ?? {};
      const key = newKey();
      underWay.delete(taken);
      underWay.set(key, { key, at: now(), address });
      return key;
    },
    /** `print` of what was made; null where it was refused, or has none. */
    answered(key: string, print: string | null = null): void {
      const { address } = underWay.get(key) ?? {};
      if (address !== undefined && print !== null && works > 0) answered.set(key, { address, of: print });
      // A page that was left and come back to has given it up meanwhile.
      if (address !== undefined && read(address)?.key === key) forget(address);
      underWay.delete(key);
    },
    lost(key: string): void {
      lose(key);
      underWay.delete(key);
    },
    /** Somebody waits for what they sent, and for what the page does with its answer; what comes back ends that. */
    begin(): () => void {
      works++;
      return () => {
        if (--works === 0) answered.clear();
      };
    },
    /** The page goes: nobody hears the answers, or does with one what was to follow. */
    leave(): void {
      for (const [key, { address, of }] of answered)
        attempt(() => store.setItem(PREFIX + address, JSON.stringify({ key, at: now(), of })));
      for (const key of underWay.keys()) lose(key);
    },
    /** What was added here is taken away again: added once more it is another. */
    takenAway(address: string): void {
      for (let above = parentOf(address); above !== ''; above = parentOf(above)) forget(above);
    },
  };
}

function parentOf(address: string): string {
  return address.slice(0, Math.max(address.lastIndexOf('/'), 0));
}

/** Without storage each call has a key of its own. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
