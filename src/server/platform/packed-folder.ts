import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { create, extract } from 'tar';

/** Packs a folder into a file that appears whole. */
export async function packFolder(folder: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const growing = `${file}.${process.pid}`;
  try {
    await pipeline(create({ cwd: folder, portable: true }, ['.']), createZstdCompress(), createWriteStream(growing));
    await rename(growing, file);
  } finally {
    await rm(growing, { force: true });
  }
}

/** Unpacks such a file into an empty folder. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  await pipeline(createReadStream(file), createZstdDecompress(), extract({ cwd: folder, strict: true }));
}
