import type { Entity } from '../../../machines/workflows.ts';
import type { ProblemDetails } from '../api/problem.words.ts';
import type { Sending } from './sending.ts';

/** A decision that the server has not answered yet. */
export interface Unsent {
  /** Its Idempotency-Key: however often it is sent, it has one effect. */
  key: string;
  /** The e-mail of whose it is: nobody else sends it. */
  person: string;
  /** When it was made, in milliseconds; of two no two are alike. */
  at: number;
  entity: Entity;
  sending: Sending;
  /** What it is called where it was made, unless its event says it. */
  verb?: string;
  /** What it is about in a line, and where that is shown. */
  label: string;
  href: string;
  /** The server was away, or others wait before it. */
  waits?: true;
  /** It has gone out once: it may have arrived, though nobody said so. */
  wentOut?: true;
  /** Why the server refused it once it was back. */
  refused?: ProblemDetails;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'fmis-unsent:';

/** The decisions that are kept in this browser until the server has answered, in the order in which they were made. */
export function unsentIn(store: Store) {
  /** Where the browser has no room for it, this page alone keeps it. */
  const homeless = new Map<string, Unsent>();
  const read = (name: string): Unsent | undefined => {
    const known = homeless.get(name);
    if (known) return known;
    try {
      const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
      return typeof kept === 'object' && kept !== null && 'sending' in kept ? (kept as Unsent) : undefined;
    } catch {
      return undefined;
    }
  };
  const all = (): Unsent[] => {
    const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
    return names
      .flatMap((name) => (name.startsWith(PREFIX) ? (read(name) ?? []) : []))
      .concat([...homeless.values()])
      .sort((one, other) => one.at - other.at);
  };
  const keep = (one: Unsent) => {
    try {
      store.setItem(PREFIX + one.key, JSON.stringify(one));
    } catch {
      homeless.set(PREFIX + one.key, one);
    }
  };
  return {
    of: (person: string): Unsent[] => all().filter((one) => one.person === person),
    find: (key: string): Unsent | undefined => read(PREFIX + key),
    add(one: Omit<Unsent, 'at'>, now: number): Unsent {
      const kept = { ...one, at: Math.max(now, (all().at(-1)?.at ?? 0) + 1) };
      keep(kept);
      return kept;
    },
    change(key: string, changes: Partial<Unsent>): void {
      const known = read(PREFIX + key);
      if (known) keep({ ...known, ...changes });
    },
    drop(key: string): void {
      homeless.delete(PREFIX + key);
      store.removeItem(PREFIX + key);
    },
    /** Whether a change of the store under this name concerns it; no name: everything was taken out. */
    concerns: (name: string | null): boolean => name === null || name.startsWith(PREFIX),
  };
}
