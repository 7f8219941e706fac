import { AsyncLocalStorage } from 'node:async_hooks';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import type { Database } from './database.ts';
import { invalid, notFound } from './errors.ts';

export interface UploadedFile {
  field: string;
  /** What the sender called it: shown to people, never used as a path. */
  filename: string;
  path: string;
  size: number;
  sha256: string;
}

import { fieldMessage } from './field.messages.ts';
import type { Transaction } from './transaction.ts';

export type FileKind = 'image' | 'pdf' | 'audio' | 'video' | 'csv' | 'workbook';

export interface KeptFile {
  id: string;
  filename: string;
  type: string;
  size: number;
}

export interface Media {
  /** Moves an uploaded file into the folder under a name of our own; its content decides the type, whatever it is called. Call it before BEGIN, then `enter` inside. */
  keep(file: UploadedFile, kinds: FileKind[]): Promise<KeptFile & { sha256: string }>;
  /** The row of a kept file, in the transaction of the record that refers to it. */
  enter(trx: Transaction, file: KeptFile & { sha256: string }, ownerId: string | null): Promise<void>;
  /** Content and safe headers of a kept file; 404 when there is none. */
  open(id: string): Promise<{ stream: Readable; headers: Record<string, string> }>;
  /** Where a kept file lies, for callers that serve parts of it or make another of it; 404 when there is none. */
  locate(id: string): Promise<{ path: string; type: string; size: number; filename: string }>;
  /** Those of several that there are, by id. */
  locateAll(ids: readonly string[]): Promise<Map<string, { path: string; type: string }>>;
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

export function mediaFolder(
  folder: string,
  services: { database: Database; newId: () => string; clock: () => Date },
): Media {
  const { database, newId, clock } = services;
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

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
      await settle(file.path, pathOf(id));
      return { id, filename: file.filename, type, size: file.size, sha256: file.sha256 };
    },

    async enter(trx, file, ownerId) {
      await trx
        .insertInto('media')
        .values({ ...file, owner_id: ownerId, created_at: clock() })
        .execute();
    },

    async open(id) {
      const row = await database.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound('such file');
      return {
        stream: createReadStream(pathOf(row.id)),
        headers: {
          'content-type': row.type,
          'content-length': String(row.size),
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.filename)}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },

    async locate(id) {
      const row = await database.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound('such file');
      return { path: pathOf(row.id), type: row.type, size: row.size, filename: row.filename };
    },

    async locateAll(ids) {
      if (ids.length === 0) return new Map();
      const rows = await database.selectFrom('media').select(['id', 'type']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, type }) => [id, { path: pathOf(id), type }]));
    },

    async whole(work) {
      const ids: string[] = [];
      try {
        return await keeping.run(ids, work);
      } catch (error) {
        if (ids.length > 0) await discard(ids);
        throw error;
      }
    },
  };

  async function discard(ids: readonly string[]): Promise<void> {
    const rows = await database.selectFrom('media').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    await Promise.all(ids.filter((id) => !known.has(id)).map((id) => rm(pathOf(id), { force: true })));
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

/** Moves a file to where it stays; once this is done a power loss takes neither its content nor its name. */
async function settle(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const made = await mkdir(folder, { recursive: true });
  try {
    await flush(from);
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await flush(to);
    await rm(from, { force: true });
  }
  await flush(folder);
  if (made) await flush(dirname(made));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
