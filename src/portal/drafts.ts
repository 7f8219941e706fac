import { millisecondsInDay } from 'date-fns/constants';
import { saysTheSame } from './editing/meanwhile.ts';
import { keptHere, namesIn, type Store } from './kept-here.ts';

const PREFIX = 'fmis-draft:';
/** A draft that nobody came back to for this long is forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 14 * millisecondsInDay;

export interface Drafts {
  read: (name: string) => string | null;
  keep: (name: string, text: string) => void;
  drop: (name: string) => void;
  keyOf: (name: string) => string;
  /** Of all that is kept on the record. */
  names: () => string[];
}

/**
 * What a person typed into a record and did not send yet, kept in the browser: nobody else who signs in there finds it. Without
 * storage nothing is kept and nothing fails.
 */
export function draftsOf(
  person: string,
  record: string,
  store: Store = keptHere(),
  now: () => number = Date.now,
): Drafts {
  const key = (name: string) => `${PREFIX}${person}:${record}:${name}`;
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
    keyOf: key,
    names: () =>
      attempt(() => namesIn(store).filter((kept) => kept.startsWith(key(''))))?.map((kept) =>
        kept.slice(key('').length),
      ) ?? [],
  };
}

/** What of this person's is kept here: on which record or, of forms, `new`, under which name, and since when. */
export interface Begun {
  record: string;
  name: string;
  at: number;
}

/** Everything that this person has begun on this device and neither sent nor forgotten, the latest first. */
export function begunBy(person: string, store: Store = keptHere(), now: () => number = Date.now): Begun[] {
  const prefix = `${PREFIX}${person}:`;
  const kept = attempt(() => namesIn(store).filter((key) => key.startsWith(prefix))) ?? [];
  const begun = kept.flatMap((key): Begun[] => {
    const at = attempt((): unknown => JSON.parse(store.getItem(key) ?? '{}').at);
    const [, record, name] = /^(new|[a-z-]+:[^:]+):(.+)$/.exec(key.slice(prefix.length)) ?? [];
    const isFresh = typeof at === 'number' && now() - at < FORGOTTEN_AFTER;
    return isFresh && record !== undefined && name !== undefined ? [{ record, name, at }] : [];
  });
  return begun.toSorted((a, b) => b.at - a.at);
}

/** One text that is being written on a record by one person, found again where they left it; nothing typed is no draft. */
export function textDraft(person: string, record: string, name: string, store: Store = keptHere()) {
  const drafts = draftsOf(person, record, store);
  const read = () => drafts.read(name) ?? '';
  const keep = (text: string) => (text === '' ? drafts.drop(name) : drafts.keep(name, text));
  return {
    read,
    keep,
    /** Typed over what stood in this window. Emptying it forgets no more than that: another window may have kept a text since. */
    replace: (own: string, text: string) => {
      if (text !== '' || read() === own) keep(text);
    },
    /** What stands in this window once another has dropped a draft: that text is done with, any other is kept again. */
    dropped: (own: string, { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) => {
      if (own === '' || newValue !== null || key !== drafts.keyOf(name)) return own;
      if (textOf(oldValue) === own) {
        drafts.drop(name);
        return '';
      }
      keep(own);
      return own;
    },
  };
}

/** What is still to be said once this much has been: what was typed behind it meanwhile, or all of what was written anew. */
export function unsentOf(text: string, said: string): string {
  return text.startsWith(said) ? text.slice(said.length).trimStart() : text;
}

/** As it was typed, on what, and when. */
export interface Drafted<Typed> {
  typed: Typed;
  on: Typed;
  at: number;
}

/** The forms of this page that are on their way: what was typed into one is not there to be sent again, unless it comes back. */
const onTheirWay = new Set<string>();

/** A form that is being filled in: all its fields at once, found again by whoever typed them on this device. */
export function keptDraft<Typed extends object>(
  person: string,
  name: string,
  without: readonly string[] = [],
  store: Store = keptHere(),
  now: () => number = Date.now,
) {
  const drafts = draftsOf(person, 'new', store, now);
  return {
    /**
     * As it was typed, laid over a form as it begins now, and on what it was typed; what a later version of the form does
     * not know is left out. What the record says by now is no draft any more: it was saved, and the page went before it heard so.
     */
    read(begun: Typed): Drafted<Typed> | null {
      const { at, typed, on } = parsed(onTheirWay.has(drafts.keyOf(name)) ? null : drafts.read(name));
      if (typed === undefined || at === undefined) return null;
      const laid = (kept: object): Typed => {
        const known = Object.entries(kept).filter(([field]) => field in begun && !without.includes(field));
        return { ...begun, ...Object.fromEntries(known) };
      };
      const found = { typed: laid(typed), on: on ? laid(on) : begun, at };
      if (!on || !saysAll(begun, found.typed)) return found;
      drafts.drop(name);
      return null;
    },
    /**
     * Of what is stored nothing is kept but what was typed over: the rest follows the record, so that what a colleague
     * stores meanwhile is not saved over, and nobody reads it here. What may not be kept is not written at all.
     */
    keep(typed: Typed, on?: Typed) {
      const over = new Set(differences(on ?? {}, typed).filter((field) => !without.includes(field)));
      const only = (form: Typed) => Object.fromEntries(Object.entries(form).filter(([field]) => over.has(field)));
      if (over.size === 0) drafts.drop(name);
      else drafts.keep(name, JSON.stringify({ at: now(), typed: only(typed), ...(on && { on: only(on) }) }));
    },
    /** What is on its way is not forgotten before it has arrived. */
    drop: () => {
      if (!onTheirWay.has(drafts.keyOf(name))) drafts.drop(name);
    },
    /** Sends it: once that is done it is forgotten, and what was typed under its name since stays. */
    async send<Made>(work: () => Promise<Made>): Promise<Made> {
      const [key, sent] = [drafts.keyOf(name), drafts.read(name)];
      onTheirWay.add(key);
      try {
        const made = await work();
        if (drafts.read(name) === sent) drafts.drop(name);
        return made;
      } finally {
        onTheirWay.delete(key);
      }
    },
  };
}

const saysAll = (stored: object, typed: object) =>
  Object.entries(typed).every(([field, value]) => saysTheSame(value, Reflect.get(stored, field)));

/** The fields in which two forms differ. */
function differences(one: object, other: object): string[] {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(before.get(field)) ? [] : [field],
  );
}

function parsed(text: string | null): { at?: number; typed?: object; on?: object } {
  const found: { at?: number; typed?: object; on?: object } = JSON.parse(text ?? '{}');
  return found;
}

function textOf(kept: string | null): unknown {
  return attempt((): unknown => JSON.parse(kept ?? '{}').text);
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
