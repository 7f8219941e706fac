import type { Readable } from 'node:stream';

/** A file of this machine whose content is to be kept. */
export interface LyingFile {
  path: string;
  size: number;
  sha256: string;
}

/** The first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where media lie, by ids of ours: the data folder, or a bucket. What is there never changes, it only goes. */
export interface MediaStore {
  /** What whoever looks after the server calls it. */
  readonly place: string;
  /** What to do where it is not the one that the database means. */
  readonly remedy: string;
  /** What names another one. */
  readonly setting: string;
  /** It appears whole or not at all, and from then on a power loss does not take it. Its file here may be gone then. */
  put(id: string, file: LyingFile): Promise<void>;
  /** Null where there is none. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  stat(id: string): Promise<{ size: number; at: Date } | null>;
  /** Lays its content here under a new name; false where there is none. */
  lay(id: string, path: string): Promise<boolean>;
  /** For work that needs a file of this machine, only while it lasts. */
  near<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  delete(ids: readonly string[]): Promise<void>;
  /** What lies there, some at a time. */
  list(): AsyncIterable<string[]>;
  /** A text that it is known by; empty until it was written, which is done once: one that is there stays. */
  readonly mark: { readonly name: string; read(): Promise<string>; write(text: string): Promise<void> };
  /** Throws where something cannot be done there that media need. */
  tryAll(): Promise<void>;
  /** As often it may be asked that, while it can. */
  readonly triedEveryMs: number;
}

export async function isEmpty(store: MediaStore): Promise<boolean> {
  for await (const names of store.list()) if (names.length > 0) return false;
  return true;
}

/** A store elsewhere could not do what it was asked. Its message is a sentence for whoever looks after the server. */
export class StoreFault extends Error {
  /** Nobody has to change a setting: it is expected to come back by itself. */
  readonly isAway: boolean;
  /** Asked at once again it may well do it. */
  readonly isPassing: boolean;

  constructor(words: string, parts: { cause?: unknown; isAway: boolean; isPassing?: boolean }) {
    super(words, { cause: parts.cause });
    this.name = 'StoreFault';
    this.isAway = parts.isAway;
    this.isPassing = parts.isPassing ?? false;
  }
}
