import type { Failure } from './detail.kind.ts';

/** Rules that say only that one of several forms of a body was not met. */
const aboutForms = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/** What a validator of the contract found, one rule a field, as pointers. */
export function failuresByPointer(failures: readonly Failure[] | null | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { instancePath, keyword, params } of failures ?? []) {
    if (aboutForms.has(keyword)) continue;
    const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
    found[`${instancePath}${missing}`] ??= keyword;
  }
  return found;
}

/** An empty optional text is left out. */
export function filled<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const entry: Partial<Record<Name, string>> = {};
  if (text.trim() !== '') entry[name] = text.trim();
  return entry;
}

/** The fields in which two forms differ. */
export function changedFields<Form extends object>(one: Form, other: Form): (string & keyof Form)[] {
  const names = Object.keys(one) as (string & keyof Form)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
