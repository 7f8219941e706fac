import { type FileHandle, open } from 'node:fs/promises';

const HEAD = 8;
const LONG_HEAD = 16;
const MAX_BOXES = 1_000;

/** The length of an MPEG-4 film by its own header, in seconds: of films without sound nothing else tells it. */
export async function mp4Seconds(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const movie = await boxNamed(file, 'moov', 0, size);
    const header = movie && (await boxNamed(file, 'mvhd', movie.start, movie.end));
    return header ? await lengthIn(file, header.start) : null;
  } finally {
    await file.close();
  }
}

interface Box {
  start: number;
  end: number;
}

async function boxNamed(file: FileHandle, name: string, from: number, to: number): Promise<Box | null> {
  let at = from;
  for (let count = 0; count < MAX_BOXES && at + HEAD <= to; count++) {
    const head = await read(file, at, LONG_HEAD);
    const isLong = head.readUInt32BE(0) === 1;
    const size = isLong ? Number(head.readBigUInt64BE(HEAD)) : head.readUInt32BE(0) || to - at;
    const start = at + (isLong ? LONG_HEAD : HEAD);
    if (head.toString('latin1', 4, HEAD) === name) return { start, end: Math.min(to, at + size) };
    if (size < HEAD) return null;
    at += size;
  }
  return null;
}

async function lengthIn(file: FileHandle, start: number): Promise<number | null> {
  const header = await read(file, start, 32);
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? units / scale : null;
}

/** So many bytes, with zeros behind the end of the file. */
async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, at);
  return bytes;
}
