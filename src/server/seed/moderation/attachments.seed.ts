import { readFileSync } from 'node:fs';
import type { LaidFile } from '../laid-file.ts';
import type { Random } from '../random.ts';

/** A file of the demonstration that many records show. */
export interface DemoFile {
  id: string;
  /** As in `grain`; its thumbnail carries the same key. */
  key: string;
  role: 'image' | 'thumbnail' | 'audio' | 'video';
  file: string;
  type: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

export interface AttachmentRow {
  id: string;
  owner: string;
  owner_id: string;
  kind: string;
  media_id: string;
  thumbnail_id: string | null;
  type: string;
  width: number | null;
  height: number | null;
  seconds: number | null;
  seq: number;
}

export const attachmentColumns = {
  id: 'uuid',
  owner: 'text',
  owner_id: 'uuid',
  kind: 'text',
  media_id: 'uuid',
  thumbnail_id: 'uuid',
  type: 'text',
  width: 'integer',
  height: 'integer',
  seconds: 'double precision',
  seq: 'integer',
} as const;

export const mediaColumns = {
  id: 'uuid',
  filename: 'text',
  type: 'text',
  size: 'bigint',
  sha256: 'text',
  created_at: 'timestamptz',
} as const;

const demoFiles: readonly DemoFile[] = JSON.parse(readFileSync(new URL('media/files.json', import.meta.url), 'utf8'));

const byRole = (role: DemoFile['role']) => demoFiles.filter((file) => file.role === role);
const pictures = byRole('image');
const thumbnails = new Map(byRole('thumbnail').map((file) => [file.key, file]));
const sounds = byRole('audio');
const films = byRole('video');

/** Pictures of a thing, the one that shows it first. */
export function picturesFor(
  random: Random,
  owner: string,
  ownerId: string,
  key: string,
  count: number,
): AttachmentRow[] {
  const first = pictures.find((picture) => picture.key === key) ?? random.pick(pictures);
  const chosen = [first, ...Array.from({ length: count - 1 }, () => random.pick(pictures))];
  return [...new Set(chosen)].map((file, seq) => rowOf(random, owner, ownerId, 'image', file, seq));
}

export function recordingFor(random: Random, owner: string, ownerId: string, kind: 'audio' | 'video'): AttachmentRow {
  return rowOf(random, owner, ownerId, kind, random.pick(kind === 'audio' ? sounds : films), 0);
}

function rowOf(
  random: Random,
  owner: string,
  ownerId: string,
  kind: string,
  file: DemoFile,
  seq: number,
): AttachmentRow {
  const { id, type, width, height, seconds, key } = file;
  const thumbnail_id = kind === 'image' ? (thumbnails.get(key)?.id ?? null) : null;
  return {
    id: random.uuid(),
    owner,
    owner_id: ownerId,
    kind,
    media_id: id,
    thumbnail_id,
    type,
    width,
    height,
    seconds,
    seq,
  };
}

export function mediaRows(now: Date) {
  return demoFiles.map(({ id, file, type, size, sha256 }) => ({
    id,
    filename: file,
    type,
    size,
    sha256,
    created_at: now,
  }));
}

/** The files of the demonstration, for those who put them where the server looks for media. */
export function demoFilesToLay(): LaidFile[] {
  return demoFiles.map(({ file, ...known }) => ({ ...known, from: new URL(`media/${file}`, import.meta.url) }));
}
