import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { Unreadable } from './unreadable.ts';

const PARTS_AT_MOST = 5_000;
/** Unpacked: a million rows of some columns have a few hundred megabytes. */
const LARGEST_PART = 2 * 1024 ** 3;
/** Sheets are packed to a twentieth; what is packed to less than this, and is large, was made to fill memory. */
const PACKED_AT_MOST = 200;
const SMALL_PART = 50 * 1024 ** 2;

/** The parts of a workbook, each read as a stream. */
export interface Workbook {
  has(name: string): boolean;
  part(name: string): Promise<Readable>;
  close(): void;
}

export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await new Promise<yauzl.ZipFile>((done, fail) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? fail(new Unreadable('brokenWorkbook')) : done(opened),
    );
  });
  const parts = new Map<string, yauzl.Entry>();
  await new Promise<void>((done, refuse) => {
    const fail = (why: Unreadable) => {
      zip.close();
      refuse(why);
    };
    zip.on('entry', (entry: yauzl.Entry) => {
      parts.set(entry.fileName, entry);
      if (parts.size > PARTS_AT_MOST) fail(new Unreadable('workbookTooLarge'));
      else zip.readEntry();
    });
    zip.once('end', done);
    zip.once('error', () => fail(new Unreadable('brokenWorkbook')));
    zip.readEntry();
  });
  const open = promisify(zip.openReadStream.bind(zip) as (entry: yauzl.Entry, heard: Heard) => void);
  return {
    has: (name) => parts.has(name),
    async part(name) {
      const entry = parts.get(name);
      if (!entry) throw new Unreadable('brokenWorkbook');
      const { compressedSize: packed, uncompressedSize: size } = entry;
      if (size > LARGEST_PART) throw new Unreadable('workbookTooLarge');
      if (size > SMALL_PART && size > packed * PACKED_AT_MOST) throw new Unreadable('workbookTooLarge');
      return await open(entry);
    },
    close: () => zip.close(),
  };
}

type Heard = (error: Error | null, stream: Readable) => void;
