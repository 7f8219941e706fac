import { millisecondsInDay } from 'date-fns/constants';

const PREFIX = 'fmis-draft:';
/** A draft that nobody came back to for this long is forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 14 * millisecondsInDay;

export interface Drafts {
  read: (name: string) => string | null;
  keep: (name: string, text: string) => void;
  drop: (name: string) => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed into a record and not sent yet, kept in the browser. Without storage nothing is kept and nothing fails. */
export function draftsOf(record: string, store: Store, now: () => number = Date.now): Drafts {
  const key = (name: string) => `${PREFIX}${record}:${name}`;
  return {
    read: (name) =>
      attempt(() => {
        const { text, at }: { text?: unknown; at?: unknown } = JSON.parse(store.getItem(key(name)) ?? '{}');
        return typeof text === 'string' && typeof at === 'number' && now() - at < FORGOTTEN_AFTER ? text : null;
      }),
    keep: (name, text) => {
      attempt(() => store.setItem(key(name), JSON.stringify({ text, at: now() })));
    },
    drop: (name) => {
      attempt(() => store.removeItem(key(name)));
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
