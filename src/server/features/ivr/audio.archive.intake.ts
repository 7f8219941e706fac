import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { type AudioFile, type Language, languageNames, languages } from '../../../../machines/ivr/menu.ts';
import { HttpError, invalid } from '../../platform/errors.ts';
import type { Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { MENU } from './audio.archive.ts';
import { takeSounds } from './files.ts';

const MEGABYTE = 1024 * 1024;
const MAX = 300 * MEGABYTE;
const MAX_SOUNDS = 10_000;
const LARGEST_MENU = 50 * MEGABYTE;
/** `sounds/ur/welcome.<id>.ogg` */
const SOUND = /^sounds\/([a-z]{2})\/([^/]{0,200})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z0-9]{1,5})$/u;

interface Packed {
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
    const menu = await menuIn(folder, file);
    const named = new Map<string, AudioFile>();
    const refused: Refused[] = [];
    let [kept, known] = [0, 0];
    for (const sound of packed) {
      const there = await knownSound(services, sound, folder);
      if (there) {
        known += 1;
        if (there.mediaId !== sound.mediaId) named.set(sound.mediaId, there);
        continue;
      }
      try {
        const taken = await taking(services, sound, folder, caller);
        if (taken) named.set(sound.mediaId, taken);
        kept += 1;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        refused.push({ name: `${sound.language}/${sound.name}`, ...reasonOf(error) });
      }
    }
    return { menu: renamed(menu, named), kept, known, refused };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only what an export has is written, under names that an export gives; anything else is left in the file. */
async function unpacked(file: UploadedFile, folder: string): Promise<Packed[]> {
  const packed: Packed[] = [];
  let size = 0;
  let isTooLarge = false;
  try {
    await extract({
      file: file.path,
      cwd: folder,
      strict: true,
      filter: (path, entry) => {
        if (!('type' in entry) || entry.type !== 'File') return false;
        const sound = soundIn(path);
        if (!sound && path !== MENU) return false;
        size += entry.size;
        isTooLarge ||= size > MAX || packed.length >= MAX_SOUNDS || (path === MENU && entry.size > LARGEST_MENU);
        if (isTooLarge) return false;
        if (sound) packed.push(sound);
        return true;
      },
    });
  } catch {
    throw invalid('/archive', fieldMessage('notMenuArchive', { name: file.filename }));
  }
  if (isTooLarge) {
    throw invalid(
      '/archive',
      fieldMessage('archiveTooLarge', { name: file.filename, max: MAX / MEGABYTE, sounds: MAX_SOUNDS }),
    );
  }
  return packed;
}

function soundIn(path: string): Packed | null {
  const [, tag, name = '', mediaId = '', kind = ''] = SOUND.exec(path) ?? [];
  const language = languages.find((each) => each === tag);
  return language ? { path, language, name: `${name || 'sound'}.${kind}`, mediaId } : null;
}

async function menuIn(folder: string, file: UploadedFile): Promise<Record<string, unknown>> {
  try {
    const menu: unknown = JSON.parse(await readFile(join(folder, MENU), 'utf8'));
    if (isRecord(menu)) return menu;
  } catch {
    // No menu in it, or none that can be read: said below.
  }
  throw invalid('/archive', fieldMessage('notMenuArchive', { name: file.filename }));
}

/** The same sound in the same language, byte for byte: what is brought back into where it came from is not doubled. */
async function knownSound(
  { database }: Services,
  { path, language, mediaId }: Packed,
  folder: string,
): Promise<AudioFile | null> {
  const row = await database
    .selectFrom('menu_sounds as s')
    .innerJoin('media as m', 'm.id', 's.media_id')
    .select(['s.media_id', 's.name', 's.seconds'])
    .where('m.sha256', '=', await hashOf(join(folder, path)))
    .where('s.language', '=', language)
    // Of several that are alike the one that the file names.
    .orderBy((eb) => eb('s.media_id', '=', mediaId), 'desc')
    .orderBy('s.created_at')
    .executeTakeFirst();
  return row ? { mediaId: row.media_id, name: row.name, seconds: row.seconds } : null;
}

async function taking(services: Services, { path, language, name }: Packed, folder: string, caller: Caller) {
  const whole = join(folder, path);
  const { size } = await stat(whole);
  const file = { field: languageNames[language], filename: name, path: whole, size, sha256: await hashOf(whole) };
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

/** Wherever the menu names one of these sounds, it is named as it is here. */
function renamed(menu: Record<string, unknown>, named: ReadonlyMap<string, AudioFile>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(menu).map(([key, value]) => [key, again(value)]));

  function again(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(again);
    if (!isRecord(value)) return value;
    const sound = typeof value['mediaId'] === 'string' ? named.get(value['mediaId']) : undefined;
    if (sound) return sound;
    const older = typeof value['older'] === 'string' ? named.get(value['older']) : undefined;
    return { ...renamed(value, named), ...(older && { older: older.mediaId }) };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
