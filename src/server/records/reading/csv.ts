import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import Papa from 'papaparse';
import { beginningOf, type Encoding, encodingOf } from './encoding.ts';
import { Unreadable } from './unreadable.ts';

export interface CsvForm {
  kind: 'csv';
  encoding: Encoding;
  separator: string;
}

const SEPARATORS = [',', ';', '\t'] as const;
const LINES_LOOKED_AT = 20;
/** So much without the end of a row is a quotation mark that nobody closed; where there is none, a cell that is no cell. */
const LONGEST_ROW = 1024 * 1024;

/** The parser looks through the rest of a piece again whenever it has waited for its reader. */
const PIECE_BYTES = 4096;

export async function csvForm(path: string): Promise<CsvForm> {
  const encoding = await encodingOf(path);
  const beginning = await beginningOf(path, encoding);
  if (beginning.includes('\0')) throw new Unreadable('binary');
  return { kind: 'csv', encoding, separator: separatorIn(beginning) };
}

/** The one that most lines hold most of. */
function separatorIn(beginning: string): string {
  const lines = beginning.split(/\r\n|\n|\r/).slice(0, LINES_LOOKED_AT);
  const unquoted = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const count = (separator: string) => unquoted.reduce((sum, line) => sum + line.split(separator).length - 1, 0);
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Row by row, in the memory of a few. */
export async function* csvRows(path: string, { encoding, separator }: CsvForm): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding);
  let unanswered = 0;
  let hasQuotes = false;
  const decoded = new Transform({
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      const text = decoder.decode(chunk, { stream: true });
      unanswered += chunk.length;
      hasQuotes ||= text.includes('"');
      if (unanswered > LONGEST_ROW) return done(new Unreadable(hasQuotes ? 'brokenQuotes' : 'longCell'));
      done(null, text);
    },
    flush(done) {
      done(null, decoder.decode());
    },
  });
  const parsed = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: separator, newline: undefined });
  const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
  for (const stream of [file, decoded]) stream.once('error', (error: Error) => parsed.destroy(error));
  file.pipe(decoded).pipe(parsed);
  try {
    for await (const row of parsed) {
      unanswered = 0;
      yield row as string[];
    }
  } finally {
    file.destroy();
    decoded.destroy();
    parsed.destroy();
  }
}
