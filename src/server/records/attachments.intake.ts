import { rm, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { HttpError, invalid } from '../platform/errors.ts';
import type { Services, UploadedFile } from '../platform/feature.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import { hashOfFile } from '../platform/hash-of-file.ts';
import type { KeptFile } from '../platform/media.ts';
import { mp4Seconds } from './mp4-length.ts';
import type { AttachmentsTable } from './records.tables.ts';

type Kept = KeptFile & { sha256: string };

/** An uploaded file that lies in the media folder and waits for the transaction of its record. */
export interface Intake {
  id: string;
  kind: AttachmentsTable['kind'];
  file: Kept;
  thumbnail: Kept | null;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

const MAX_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_048;
const THUMBNAIL_SIDE = 320;
const LONGEST_SECONDS = { audio: 600, video: 300 } as const;
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp']);

type Dependencies = Pick<Services, 'media' | 'newId'>;

/**
 * Takes files in before any transaction begins: pictures are drawn anew, which drops where they were taken and by
 * which camera; sound and film are kept as they came, once their content and length are known.
 */
export async function takeIn(
  parts: Dependencies,
  files: readonly UploadedFile[],
  kindIn: (field: string) => Intake['kind'] = kindOf,
): Promise<Intake[]> {
  const taken: Intake[] = [];
  for (const file of files) {
    const kind = kindIn(file.field);
    taken.push(kind === 'image' ? await takePicture(parts, file) : await takeRecording(parts, file, kind));
  }
  return taken;
}

/** One file that a record has once, as itself and without a smaller picture of it. */
export async function takeOne(parts: Dependencies, file: UploadedFile, kind: Intake['kind']): Promise<Kept> {
  if (kind !== 'image') return (await takeRecording(parts, file, kind)).file;
  await refuseOther(file);
  return (await redrawn(parts, file, LONGEST_SIDE)).kept;
}

function kindOf(field: string): Intake['kind'] {
  return field === 'audios' ? 'audio' : field === 'videos' ? 'video' : 'image';
}

async function takePicture(parts: Dependencies, file: UploadedFile): Promise<Intake> {
  await refuseOther(file);
  const whole = await redrawn(parts, file, LONGEST_SIDE);
  const thumbnail = await redrawn(parts, file, THUMBNAIL_SIDE);
  const { width, height } = whole;
  return {
    id: parts.newId(),
    kind: 'image',
    file: whole.kept,
    thumbnail: thumbnail.kept,
    width,
    height,
    seconds: null,
  };
}

async function refuseOther(file: UploadedFile): Promise<void> {
  const type = await fileTypeFromFile(file.path);
  if (!type || !pictures.has(type.mime))
    throw invalid(`/${file.field}`, fieldMessage('notPicture', { name: file.filename }));
}

/** A part of a kept picture, from 0 to 1 of its width and height, as a picture of its own. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function redrawn({ media }: Dependencies, file: UploadedFile, side: number, cut?: Cut) {
  const path = `${file.path}.${side}.webp`;
  try {
    let picture = sharp(file.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    if (cut) {
      const { width, height } = await sharp(file.path).metadata();
      picture = picture.extract(areaOf(cut, width, height));
    }
    const { width, height } = await picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(path);
    const { size } = await stat(path);
    const derived = {
      field: file.field,
      filename: webpName(file.filename),
      path,
      size,
      sha256: await hashOfFile(path),
    };
    return { kept: await media.keep(derived, ['image']), width, height };
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof HttpError) throw error;
    throw invalid(`/${file.field}`, fieldMessage('pictureDamaged', { name: file.filename }));
  }
}

/** A picture that is kept already, cut and drawn anew. `path` is where its file lies. */
export async function cutOut(
  parts: Dependencies,
  original: { path: string; spool: string; filename: string },
  cut: Cut,
) {
  const file: UploadedFile = { field: 'crops', filename: original.filename, path: original.spool, size: 0, sha256: '' };
  await sharp(original.path).toFormat('webp').toFile(file.path);
  try {
    const whole = await redrawn(parts, file, LONGEST_SIDE, cut);
    const thumbnail = await redrawn(parts, file, THUMBNAIL_SIDE, cut);
    const { width, height } = whole;
    return { file: whole.kept, thumbnail: thumbnail.kept, width, height };
  } finally {
    await rm(file.path, { force: true });
  }
}

function areaOf(cut: Cut, width: number, height: number) {
  const left = Math.floor(cut.x * width);
  const top = Math.floor(cut.y * height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(cut.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(cut.height * height))),
  };
}

async function takeRecording(parts: Dependencies, file: UploadedFile, kind: 'audio' | 'video'): Promise<Intake> {
  const seconds = await secondsOf(file);
  if (seconds === null) throw invalid(`/${file.field}`, fieldMessage('recordingDamaged', { name: file.filename }));
  const max = LONGEST_SECONDS[kind];
  if (seconds > max)
    throw invalid(`/${file.field}`, fieldMessage('recordingTooLong', { name: file.filename, minutes: max / 60 }));
  const kept = await parts.media.keep(file, [kind]);
  return { id: parts.newId(), kind, file: kept, thumbnail: null, width: null, height: null, seconds };
}

async function secondsOf(file: UploadedFile): Promise<number | null> {
  try {
    const { format } = await parseFile(file.path, { duration: true, skipCovers: true });
    const seconds = format.duration ?? (format.hasVideo ? await mp4Seconds(file.path) : null);
    const tenths = seconds !== null && Number.isFinite(seconds) ? Math.round(seconds * 10) : 0;
    // Where a header promises more than there is, nothing is left that could be heard.
    return tenths > 0 ? tenths / 10 : null;
  } catch {
    // Whatever the parser stumbles over is not a recording that can be played.
    return null;
  }
}

function webpName(name: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.webp`;
}
