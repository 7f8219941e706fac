import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar';
import { type AudioFile, type Language, languageNames, languages } from '../../../../machines/ivr/menu.ts';
import { HttpError, invalid } from '../../platform/errors.ts';
import type { Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { hashOfFile } from '../../platform/hash-of-file.ts';
import { MENU } from './audio.archive.ts';
import { takeSounds } from './files.ts';
import { readMenuFile } from './menu-file.ts';

const MEGABYTE = 1024 * 1024;
const MAX = 300 * MEGABYTE;
const MAX_SOUNDS = 10_000;
/** With the menu, the folder of the sounds and one for each language. */
const MAX_ENTRIES = MAX_SOUNDS + 2 + languages.length;
/** What an entry has besides its content: its head, one for its long name, that name, and what fills its last block. */
const LARGEST_HEAD = 4 * 512;
const LARGEST_MENU = 50 * MEGABYTE;
const PIECE = 64 * 1024;
/** `sounds/ur/welcome.<id>.ogg` */
const SOUND = /^sounds\/([a-z]{2})\/([^/]{0,200})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z0-9]{1,5})$/u;

interface Packed {
  /** Where it lies. */
  path: string;
  language: Language;
  name: string;
  /** As the menu of the file names it. */
  mediaId: string;
}

interface Refused {
  name: string;
  code: string;
  values: Record<string, string | number>;
  message: string;
}

/** Keeps the sounds of an exported menu, and says what its menu is like with them. */
export async function readMenuArchive(services: Services, [file]: readonly UploadedFile[], caller: Caller) {
  if (file?.field !== 'archive') throw invalid('/archive', fieldMessage('chooseFile'));
  const folder = await mkdtemp(join(tmpdir(), 'menu-'));
  try {
    const packed = await unpacked(file, folder);
    const menu = join(folder, MENU);
    const isMenu = await readMenuFile({ path: menu });
    if (!isMenu) throw invalid('/archive', fieldMessage('notMenuArchive', { name: file.filename }));
    const named = new Map<string, AudioFile>();
    const refused: Refused[] = [];
    let [kept, known] = [0, 0];
    for (const sound of packed) {
      const there = await knownSound(services, sound);
      if (there) {
        known += 1;
        if (there.mediaId !== sound.mediaId) named.set(sound.mediaId, there);
        continue;
      }
      try {
        const taken = await taking(services, sound, caller);
        if (taken) named.set(sound.mediaId, taken);
        kept += 1;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        refused.push({ name: `${sound.language}/${sound.name}`, ...reasonOf(error) });
      }
    }
    const written = `${menu}.named`;
    await readMenuFile({ path: menu, write: { path: written, named } });
    const said = JSON.stringify({ kept, known, refused });
    return { json: `${said.slice(0, -1)},"menu":${await readFile(written, 'utf8')}}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Only what an export has is written, under names of our own; anything else is left in the file. All of it
 * counts, as its head says and as it comes: what is too large ends the reading there and then. It is gunzipped beside
 * the event loop, a piece at a time, so that other calls are answered meanwhile.
 */
async function unpacked(file: UploadedFile, folder: string): Promise<Packed[]> {
  const packed: Packed[] = [];
  const written: WriteStream[] = [];
  const tooLarge = new AbortController();
  let [entries, claimed, come] = [0, 0, 0];
  let hasEnded = false;
  const into = new Parser({
    strict: true,
    // The reader would gunzip an archive within the archive by itself, all at once.
    maxDecompressionRatio: 0,
    onReadEntry(entry) {
      entries += 1;
      claimed += entry.size;
      const isMenu = entry.path === MENU;
      if (entries > MAX_ENTRIES || claimed > MAX || (isMenu && entry.size > LARGEST_MENU)) tooLarge.abort();
      const sound = soundIn(entry.path, join(folder, String(entries)));
      if (tooLarge.signal.aborted || entry.type !== 'File' || !(sound || isMenu)) return entry.resume();
      if (sound) packed.push(sound);
      const file = createWriteStream(sound?.path ?? join(folder, MENU));
      // What it is still writing when it is given up fails without harm.
      file.on('error', () => undefined);
      written.push(file);
      return entry.pipe(file);
    },
  });
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      come += piece.length;
      if (come > MAX + MAX_ENTRIES * LARGEST_HEAD) tooLarge.abort();
      // The reader would collect in memory whatever comes behind the end.
      done(null, hasEnded ? undefined : piece);
    },
  });
  into.on('eof', () => {
    hasEnded = true;
  });
  into.on('error', () => undefined);
  try {
    await pipeline(createReadStream(file.path), createGunzip({ chunkSize: PIECE }), counted, into, {
      signal: tooLarge.signal,
    });
    await Promise.all(written.map((each) => finished(each)));
  } catch {
    const unwritten = written.find((each) => each.errored)?.errored;
    // Nothing is written any more when the folder is removed.
    for (const each of written) each.destroy();
    await Promise.allSettled(written.filter(({ closed }) => !closed).map((each) => once(each, 'close')));
    if (unwritten) throw unwritten;
    if (!tooLarge.signal.aborted) throw invalid('/archive', fieldMessage('notMenuArchive', { name: file.filename }));
    throw invalid(
      '/archive',
      fieldMessage('archiveTooLarge', { name: file.filename, max: MAX / MEGABYTE, sounds: MAX_SOUNDS }),
    );
  }
  return packed;
}

function soundIn(named: string, path: string): Packed | null {
  const [, tag, name = '', mediaId = '', kind = ''] = SOUND.exec(named) ?? [];
  const language = languages.find((each) => each === tag);
  return language ? { path, language, name: `${name || 'sound'}.${kind}`, mediaId } : null;
}

/** The same sound in the same language, byte for byte: what is brought back into where it came from is not doubled. */
async function knownSound({ database }: Services, { path, language, mediaId }: Packed): Promise<AudioFile | null> {
  const row = await database
    .selectFrom('menu_sounds as s')
    .innerJoin('media as m', 'm.id', 's.media_id')
    .select(['s.media_id', 's.name', 's.seconds'])
    .where('m.sha256', '=', await hashOfFile(path))
    .where('s.language', '=', language)
    // Of several that are alike the one that the file names.
    .orderBy((eb) => eb('s.media_id', '=', mediaId), 'desc')
    .orderBy('s.created_at')
    .executeTakeFirst();
  return row ? { mediaId: row.media_id, name: row.name, seconds: row.seconds } : null;
}

async function taking(services: Services, { path, language, name }: Packed, caller: Caller) {
  const { size } = await stat(path);
  const file = { field: languageNames[language], filename: name, path, size, sha256: await hashOfFile(path) };
  return (await takeSounds(services, [file], caller))[language];
}

function reasonOf({ errors, code, detail }: HttpError): Omit<Refused, 'name'> {
  const [first] = errors ?? [];
  return {
    code: first?.code ?? code,
    values: { ...first?.values },
    message: first?.message ?? detail ?? code,
  };
}
