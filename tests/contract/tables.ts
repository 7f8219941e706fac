import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table written by hand beside these tests, without its heading. */
export function readTable(name: string): string[][] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
