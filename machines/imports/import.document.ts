import { machineTables } from '../shared/document.plain.ts';
import { importMachine } from './import.machine.ts';
import { importWords } from './import.words.ts';

/** The machine of a file of numbers as a page of Markdown. */
export function importDocument(): string {
  return `${[
    '# A file of numbers',
    '',
    'Written from the machine by `npm run docs`; a test holds both equal.',
    '',
    ...machineTables(importMachine, importWords, importMachine.events),
  ].join('\n')}\n`;
}
