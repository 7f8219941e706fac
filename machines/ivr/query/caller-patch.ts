import { type Caller, languages } from '../menu.ts';

/** What of a caller's profile a menu or an answer from outside may change. */
export const patchableFields = ['language', 'location', 'crops', 'livestock', 'machineries'] as const;
export type PatchableField = (typeof patchableFields)[number];
export type CallerPatch = Partial<Pick<Caller, PatchableField>>;

export function isPatchable(field: string): field is PatchableField {
  return patchableFields.some((known) => known === field);
}

/** The allowed changes in a value, and the fields of it that may not be changed or have no value of their kind. */
export function readPatch(value: unknown): { patch: CallerPatch; refused: readonly string[] } {
  let patch: CallerPatch = {};
  const refused: string[] = [];
  for (const [field, given] of entriesOf(value)) {
    const language = languages.find((known) => known === given);
    if (field === 'language' && language !== undefined) patch = { ...patch, language };
    else if (field !== 'language' && isPatchable(field) && isTexts(given)) patch = { ...patch, [field]: [...given] };
    else refused.push(field);
  }
  return { patch, refused };
}

function entriesOf(value: unknown): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, entry]) => [String(key), entry]);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 200 && value.every((entry) => typeof entry === 'string');
}
