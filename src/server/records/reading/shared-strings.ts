import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { longer } from './cell-text.ts';
import { Unreadable } from './unreadable.ts';
import type { Workbook } from './workbook.ts';
import { heardWhole } from './xml.ts';

const PART = 'xl/sharedStrings.xml';
const BLOCK = 64 * 1024;
/** Ten columns of the largest file, each cell with a text of its own. */
const TEXTS_AT_MOST = 10_000_000;
const BYTES_AT_MOST = 512 * 1024 ** 2;

/**
 * The texts that cells of a workbook name by number: a million of them stand in a file beside, so that they take no
 * memory. Cells name them about in their order, so that one block of it serves many.
 */
export class SharedStrings {
  readonly #path = join(tmpdir(), `fmis-strings-${randomUUID()}`);
  readonly #file = openSync(this.#path, 'wx+');
  readonly #ends: number[] = [];
  #pending: Buffer[] = [];
  #written = 0;
  #waiting = 0;
  #block = Buffer.alloc(0);
  #from = 0;

  constructor() {
    // Open, it is there as long as this process is: one that is killed leaves nothing.
    if (platform() !== 'win32') rmSync(this.#path);
  }

  static async of(workbook: Workbook): Promise<SharedStrings> {
    const strings = new SharedStrings();
    try {
      if (workbook.has(PART)) await strings.#hear(await workbook.part(PART));
      return strings;
    } catch (error) {
      strings.close();
      throw error;
    }
  }

  async #hear(part: Readable): Promise<void> {
    let text = '';
    let isText = false;
    let phonetic = 0;
    const add = (whole: string) => this.#add(whole);
    await heardWhole(part, {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') phonetic += 1;
        isText = name === 't' && phonetic === 0;
      },
      text(more) {
        if (isText) text = longer(text, more);
      },
      close(name) {
        if (name === 't') isText = false;
        if (name === 'rPh') phonetic -= 1;
        if (name === 'si') add(text);
      },
    });
    this.#flush();
  }

  at(index: number): string {
    const end = this.#ends[index];
    if (end === undefined) return '';
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    if (start < this.#from || end > this.#from + this.#block.length) {
      this.#block = Buffer.alloc(Math.max(BLOCK, end - start));
      this.#from = start;
      this.#block = this.#block.subarray(0, readSync(this.#file, this.#block, 0, this.#block.length, start));
    }
    return this.#block.toString('utf8', start - this.#from, end - this.#from);
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #add(text: string): void {
    if (this.#ends.length >= TEXTS_AT_MOST || this.#written > BYTES_AT_MOST) throw new Unreadable('workbookTooLarge');
    const bytes = Buffer.from(text);
    this.#pending.push(bytes);
    this.#waiting += bytes.length;
    this.#ends.push(this.#written + this.#waiting);
    if (this.#waiting >= BLOCK) this.#flush();
  }

  #flush(): void {
    this.#written += writeSync(this.#file, Buffer.concat(this.#pending));
    this.#pending = [];
    this.#waiting = 0;
  }
}
