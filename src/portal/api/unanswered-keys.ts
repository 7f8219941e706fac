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
}

/**
 * The keys of what went out and was not answered, kept in this browser by the address: it may have taken effect. What is sent
 * there next goes out under the same key, whatever page or draft it comes from, so that the server does it once, or says
 * that it was done as it was before.
 */
export function unansweredKeys(store: Store, now: () => number = Date.now) {
  const underWay = new Map<string, Key & { address: string }>();
  const read = (address: string): Key | null =>
    attempt(() => {
      const { key, at }: Partial<Key> = JSON.parse(store.getItem(PREFIX + address) ?? '{}');
      return key !== undefined && at !== undefined && now() - at < KNOWN_FOR ? { key, at } : null;
    });
  const forget = (address: string) => attempt(() => store.removeItem(PREFIX + address));
  const lose = (key: string) => {
    const { address, at } = underWay.get(key) ?? {};
    if (address !== undefined) attempt(() => store.setItem(PREFIX + address, JSON.stringify({ key, at })));
  };
  return {
    /** For what goes to this address now; of two at once only one has the key of before. */
    take(address: string): string {
      const { key, at } = read(address) ?? { key: newKey(), at: now() };
      forget(address);
      underWay.set(key, { key, at, address });
      return key;
    },
    answered(key: string): void {
      const { address } = underWay.get(key) ?? {};
      // A page that was left and come back to has given it up meanwhile.
      if (address !== undefined && read(address)?.key === key) forget(address);
      underWay.delete(key);
    },
    lost(key: string): void {
      lose(key);
      underWay.delete(key);
    },
    /** The page goes: nobody hears the answers. */
    leave(): void {
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
