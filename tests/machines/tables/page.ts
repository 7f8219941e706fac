import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/* A page of rules, read: Markdown whose tables and blocks of YAML are under known headings. */

export type Cells = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;

export interface Page {
  text: string;
  /** The tables under a heading, each a list of rows by the names of its columns. */
  tables(heading: string): Cells[][];
  /** What the block of YAML under a heading says. */
  block(heading: string): Values;
}

export function pageOf(name: string): Page {
  const text = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8');
  const sections = new Map(
    text.split(/^## /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n')];
    }),
  );
  const section = (heading: string) => sections.get(heading) ?? '';
  return {
    text,
    tables: (heading) =>
      section(heading)
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.split('\n').filter((line) => line.startsWith('|')))
        .filter((lines) => lines.length > 2)
        .map(rowsOf),
    block: (heading) => valuesOf(/```yaml\n([\s\S]*?)```/.exec(section(heading))?.[1] ?? ''),
  };
}

function rowsOf([head = '', , ...lines]: string[]): Cells[] {
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== names.length) throw new Error(`A row of ${cells.length} cells under ${names.length}: ${line}`);
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}

function valuesOf(text: string): Values {
  return parse(text) ?? {};
}

/** What a cell says as values: `agentEmail: null, clauses: []`. */
export function inCell(cell: string | undefined): Values {
  return valuesOf(`{${cell ?? ''}}`);
}

export function listIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Laid over one another, nested ones too. */
export function merged(under: Values, over: Values): Values {
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [below, above] = [under[name], over[name]];
      if (isValues(below) && isValues(above)) return [name, merged(below, above)];
      return [name, Object.hasOwn(over, name) ? above : below];
    }),
  );
}

/** Whether all that is wanted is found, whatever else there is. */
export function includes(found: unknown, wanted: unknown): boolean {
  if (!isValues(wanted)) return JSON.stringify(found ?? null) === JSON.stringify(wanted ?? null);
  return isValues(found) && Object.entries(wanted).every(([name, value]) => includes(found[name], value));
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
