import { parse } from 'papaparse';
import { fileNames } from '../../../../../machines/ivr/audio/matching.ts';
import type { Prompt } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import { type Language, languageNames, languages } from '../../../../../machines/ivr/menu.ts';
import { csvOf } from '../analysis/csv.ts';

const columns = ['node id', 'title', 'language', 'script', 'file'] as const;
type Column = (typeof columns)[number];
export const LONGEST = 2_000;

/** The scripts of these languages as a file for whoever translates and speaks: a row a prompt and language. */
export function scriptsAsCsv(prompts: readonly Prompt[], of: readonly Language[]): Blob {
  const nameOf = fileNames(prompts);
  const rows = prompts.flatMap((prompt) =>
    of.map((language) => [
      prompt.id,
      prompt.title,
      languageNames[language],
      prompt.scripts[language]?.text ?? '',
      nameOf(prompt, language),
    ]),
  );
  return csvOf([columns, ...rows]);
}

export interface CsvFault {
  /** Of the file, the head being 1. */
  line: number;
  why: 'noPrompt' | 'noLanguage' | 'tooLong' | 'twice';
  value: string;
}

export type ReadScripts =
  | { missing: readonly Column[] }
  | { written: readonly (Slot & { text: string })[]; same: number; faults: readonly CsvFault[] };

/** Reads such a file again, whatever order its columns are in; an empty script takes none away. */
export function scriptsFromCsv(text: string, prompts: readonly Prompt[]): ReadScripts {
  const { data, meta } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = (['node id', 'language', 'script'] as const).filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) return { missing };
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const seen = new Set<string>();
  const written: (Slot & { text: string })[] = [];
  const faults: CsvFault[] = [];
  let same = 0;
  for (const [index, row] of data.entries()) {
    const cell = (name: Column) => plain(row[name] ?? '');
    const fault = (why: CsvFault['why'], value: string) => faults.push({ line: index + 2, why, value });
    const said = cell('script');
    if (said === '') continue;
    const prompt = byId.get(cell('node id').toLowerCase());
    const language = languageOf(cell('language'));
    const key = `${prompt?.id} ${language}`;
    if (!prompt) fault('noPrompt', cell('node id'));
    else if (!language) fault('noLanguage', cell('language'));
    else if (said.length > LONGEST) fault('tooLong', prompt.title);
    else if (seen.has(key)) fault('twice', prompt.title);
    else if (said === prompt.scripts[language]?.text) same += 1;
    else written.push({ kind: prompt.kind, id: prompt.id, language, text: said });
    seen.add(key);
  }
  return { written, same, faults };
}

/** What the export put before a cell that a spreadsheet would run goes again. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

function languageOf(text: string): Language | undefined {
  const wanted = text.toLowerCase();
  return languages.find((language) => language === wanted || languageNames[language].toLowerCase() === wanted);
}
