import { AsyncLocalStorage } from 'node:async_hooks';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import type { Database } from './database.ts';
import { filesAway, type HttpError, invalid, notFound, storageAway } from './errors.ts';
import { fieldMessage } from './field.messages.ts';
import { type ByteRange, type LyingFile, type MediaStore, StoreFault } from './media-store.ts';
import type { Transaction } from './transaction.ts';

export interface UploadedFile extends LyingFile {
  field: string;
  /** What the sender called it: shown to people, never used as a path. */
  filename: string;
}

export type FileKind = 'image' | 'pdf' | 'audio' | 'video' | 'csv' | 'workbook';

export interface KeptFile {
  id: string;
  filename: string;
  type: string;
  size: number;
}

export interface Media {
  /** Moves an uploaded file into the store under a name of our own; its content decides the type, whatever it is called. Call it before BEGIN, then `enter` inside. */
  keep(file: UploadedFile, kinds: FileKind[]): Promise<KeptFile & { sha256: string }>;
  /** The row of a kept file, in the transaction of the record that refers to it. */
  enter(trx: Transaction, file: KeptFile & { sha256: string }, ownerId: string | null): Promise<void>;
  /** What is known of a kept file; 404 when there is none. */
  find(id: string): Promise<KeptFile>;
  /** The types of those of several that there are, by id. */
  typesOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** Content of a kept file, or of a part of it; 404 when it is not there. */
  read(id: string, range?: ByteRange): Promise<Readable>;
  /** Content and safe headers of a kept file; 404 when there is none. */
  open(id: string): Promise<{ stream: Readable; headers: Record<string, string> }>;
  /** A kept file as one of this machine, for work that reads it here and there or makes another of it; only while that lasts. */
  near<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Lays a kept file beside others; false of one that is lost. */
  lay(id: string, path: string): Promise<boolean>;
  /** Whatever is kept meanwhile is thrown away when the work fails, but for what a row knows already. */
  whole<T>(work: () => Promise<T>): Promise<T>;
}

const megabyte = 1024 * 1024;

const allowed: Record<FileKind, { types: string[]; largest: number; words: string }> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    largest: 10 * megabyte,
    words: 'a JPEG, PNG or WebP picture',
  },
  pdf: { types: ['application/pdf'], largest: 20 * megabyte, words: 'a PDF' },
  audio: {
    types: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/x-m4a'],
    largest: 50 * megabyte,
    words: 'an MP3, WAV, OGG or M4A recording',
  },
  video: { types: ['video/mp4', 'video/webm'], largest: 200 * megabyte, words: 'an MP4 or WebM video' },
  csv: { types: ['text/csv'], largest: 200 * megabyte, words: 'a CSV file' },
  workbook: {
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    largest: 200 * megabyte,
    words: 'an XLSX workbook',
  },
};

const known: ReadonlySet<string> = new Set(Object.values(allowed).flatMap(({ types }) => types));

export function mediaIn(
  store: MediaStore,
  services: { database: Database; newId: () => string; clock: () => Date },
): Media {
  const { database, newId, clock } = services;

  async function find(id: string): Promise<KeptFile> {
    const row = await database.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('such file');
    return row;
  }

  async function read(id: string, range?: ByteRange): Promise<Readable> {
    const stream = await orAway(store.get(id, range), filesAway);
    // A folder that was not moved along with its database: absent, not broken.
    if (stream === null) throw notFound('such file');
    return stream;
  }

  return {
    async keep(file, kinds) {
      const type = await typeOf(file);
      const kind = kinds.find((candidate) => type !== null && allowed[candidate].types.includes(type));
      if (!kind || type === null) {
        const words = kinds.map((candidate) => allowed[candidate].words).join(' or ');
        throw invalid(`/${file.field}`, fieldMessage('notThisKind', { kinds: words }));
      }
      if (file.size > allowed[kind].largest) {
        throw invalid(
          `/${file.field}`,
          fieldMessage('fileTooLarge', { name: file.filename, max: allowed[kind].largest / megabyte }),
        );
      }
      const id = newId();
      keeping.getStore()?.push(id);
      await orAway(store.put(id, file), storageAway);
      return { id, filename: file.filename, type, size: file.size, sha256: file.sha256 };
    },

    async enter(trx, file, ownerId) {
      await trx
        .insertInto('media')
        .values({ ...file, owner_id: ownerId, created_at: clock() })
        .execute();
    },

    find,

    async typesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await database.selectFrom('media').select(['id', 'type']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, type }) => [id, type]));
    },

    read,

    async open(id) {
      const { type, size, filename } = await find(id);
      return {
        stream: await read(id),
        headers: {
          'content-type': type,
          'content-length': String(size),
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },

    near: (id, work) => orAway(store.near(id, work), filesAway),
    lay: (id, path) => orAway(store.lay(id, path), filesAway),

    async whole(work) {
      const ids: string[] = [];
      try {
        return await keeping.run(ids, work);
      } catch (error) {
        // What cannot be thrown away now is swept away later.
        if (ids.length > 0) await discard(ids).catch(() => {});
        throw error;
      }
    },
  };

  async function discard(ids: readonly string[]): Promise<void> {
    const rows = await database.selectFrom('media').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    await store.delete(ids.filter((id) => !known.has(id)));
  }
}

async function orAway<T>(asked: Promise<T>, as: (cause: unknown) => HttpError): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof StoreFault ? as(error) : error;
  }
}

/** What the work that runs here has kept so far. */
const keeping = new AsyncLocalStorage<string[]>();

/**
 * CSV has no signature: what is called .csv counts as text, unless it is plainly something else. The mark of UTF-16 is
 * none of a recording, though recordings may begin so.
 */
async function typeOf(file: UploadedFile): Promise<string | null> {
  const found = await fileTypeFromFile(file.path);
  // `audio/ogg; codecs=opus` is still OGG.
  const type = found ? (found.mime.split(';')[0] ?? found.mime) : null;
  if (!file.filename.toLowerCase().endsWith('.csv')) return type;
  return type !== null && known.has(type) && !(await beginsAsUtf16(file.path)) ? type : 'text/csv';
}

async function beginsAsUtf16(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return ['fffe', 'feff'].includes(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}
