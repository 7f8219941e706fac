import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withoutUnseen } from '../../../machines/shared/one-line.ts';
import type { Operation } from './contract.ts';
import { HttpError, storageAway } from './errors.ts';
import type { UploadedFile } from './feature.ts';
import { addressOf } from './limits.ts';
import { tooLarge, type Uploads } from './uploads.ts';
import { badRequest } from './validation.ts';

export interface ReadBody {
  contentType: string | null;
  body: unknown;
  files: UploadedFile[];
  /** Removes what nobody kept. */
  discard(): Promise<void>;
}

const FILES = 20;
const FIELDS = 100;
/** Fields and boundaries of a form, beside its files. */
const ROUND_THE_FILES = 256 * 1024;

interface Room {
  spoolFolder: string;
  uploads: Uploads;
}

/** Everything that a call sends is read and on disk before any transaction begins. */
export async function readBody(operation: Operation, request: FastifyRequest, room: Room): Promise<ReadBody> {
  const contentType = mediaType(request);
  const files: UploadedFile[] = [];
  if (contentType !== 'multipart/form-data') {
    return { contentType, body: request.body, files, discard: async () => {} };
  }
  const announced = Number(request.headers['content-length'] ?? operation.largestBody);
  if (announced > operation.largestBody + ROUND_THE_FILES) throw tooLarge();
  const giveBack = room.uploads.begin(request.caller?.id ?? addressOf(request), announced);
  const discard = async () => {
    giveBack();
    await Promise.all(files.map((file) => rm(file.path, { force: true })));
  };
  try {
    const body = await readForm(operation, request, room.spoolFolder, files);
    return { contentType, body, files, discard };
  } catch (error) {
    await discard();
    // What is still on its way is read and forgotten: a sender that is not read to the end hears no answer.
    request.raw.unpipe();
    request.raw.resume();
    if (isOfTheSystem(error)) throw storageAway(error);
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw badRequest('The form could not be read.');
  }
}

/** What a write itself says, without the file's path: the disk is full, or this person's share of it, or it is broken. */
const OF_THE_DISK = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/** A file could not be written; a sender that went away breaks the form off without a system call of ours. */
function isOfTheSystem(error: unknown): boolean {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return false;
  return 'path' in error || OF_THE_DISK.has(String(error.code));
}

/** Refused before a byte of the body is read. */
export function checkContentType(operation: Operation, request: FastifyRequest): void {
  const contentType = mediaType(request);
  const announced =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!announced) return;
  if (contentType === null || !operation.body || !Object.hasOwn(operation.body.schemas, contentType)) {
    const taken = Object.keys(operation.body?.schemas ?? {});
    throw new HttpError({
      status: 415,
      code: 'unsupportedMediaType',
      detail: taken.length > 0 ? `This call takes ${taken.join(' or ')}.` : 'This call takes no body.',
      headers: taken.length > 0 ? { accept: taken.join(', ') } : {},
    });
  }
}

function mediaType(request: FastifyRequest): string | null {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() || null;
}

async function readForm(operation: Operation, request: FastifyRequest, folder: string, files: UploadedFile[]) {
  await mkdir(folder, { recursive: true });
  const body: Record<string, unknown> = {};
  const limits = {
    // One more than is taken: what is cut off there would be told from a whole file at its end alone.
    fileSize: operation.largestBody + 1,
    files: FILES,
    fields: FIELDS,
    fieldSize: 256 * 1024,
    parts: FILES + FIELDS,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      // Listed before it is written, so that a broken upload leaves no file behind.
      const file: UploadedFile = {
        field: part.fieldname,
        filename: safeName(part.filename),
        path: join(folder, randomUUID()),
        size: 0,
        sha256: '',
      };
      files.push(file);
      const room = operation.largestBody - files.reduce((sum, { size }) => sum + size, 0);
      await spool(part, file, room);
      add(body, part.fieldname, file.filename);
    } else {
      add(body, part.fieldname, part.value);
    }
  }
  return body;
}

async function spool(part: MultipartFile, file: UploadedFile, room: number): Promise<void> {
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      file.size += chunk.length;
      if (file.size > room) done(tooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(file.path, { flags: 'wx' }));
  file.sha256 = hash.digest('hex');
}

/** A field sent several times is a list. */
function add(body: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') throw badRequest('The form has a field that is not known here.');
  const before = Object.hasOwn(body, name) ? body[name] : undefined;
  body[name] = before === undefined ? value : [before, value].flat();
}

const LONGEST_NAME = 200;

function safeName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return withoutUnseen(last).slice(-LONGEST_NAME).toWellFormed().trim() || 'file';
}
