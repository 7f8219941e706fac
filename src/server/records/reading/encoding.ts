import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

const SNIFFED = 64 * 1024;

/** By its mark, or by the zeros between Latin letters; without either UTF-8 where all of it is, else what spreadsheets write in Urdu and Arabic on Windows. */
export async function encodingOf(path: string): Promise<Encoding> {
  const start = await startOf(path);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const unmarked = utf16Without(start);
  if (unmarked) return unmarked;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1256';
  }
}

/** UTF-16 of digits and commas has a zero in every other byte, and nowhere else. */
function utf16Without(start: Buffer): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = start.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/** Its first lines. */
export async function beginningOf(path: string, encoding: Encoding): Promise<string> {
  return new TextDecoder(encoding).decode(await startOf(path));
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED), 0, SNIFFED, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
