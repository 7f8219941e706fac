import { VISIBLE } from '../../../machines/shared/blank.ts';

/** What is kept and edited as a whole, without a workflow: it has a version, and somebody else may save it first. */
export interface Stored {
  id: string;
  title: string;
  version: number;
}

/** What went wrong at each field, by its JSON pointer. */
export type Errors = Readonly<Record<string, string>>;

/** A rule of the contract that was not met. */
export interface Failure {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** How one kind of thing is read into a form, judged and stored. */
export interface Edited<Row extends Stored, Form extends object> {
  /** With the method behind it, such as `lov:items`. */
  permission: string;
  /** What changing one needs, where that is not the same with `put` behind it. */
  changesWith?: string;
  empty: Form;
  formOf: (row: Row) => Form;
  /** What the contract says about the form as it would be sent. */
  failuresOf: (form: Form) => readonly Failure[];
  /** What else stands in the way of storing it, in the reader's words. */
  faultsOf?: (form: Form) => Errors;
  create: (form: Form) => Promise<Row>;
  update: (row: Row, form: Form) => Promise<Row>;
  /** Reads anew what is stored. */
  refresh: () => Promise<unknown>;
  /** One field, `attributes.lat` within another, and what a form says in it: for showing two versions side by side. */
  nameOf: (field: string) => string;
  /** Under which name a field is sent, where it is another one. */
  sentAs?: (field: string) => string;
  sayField: (field: string, value: unknown, form: Form) => string;
}

/** Rules that say only that one of several forms of a body was not met. */
const aboutForms = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

const RULES_BY_FORMAT: Readonly<Record<string, string>> = { line: 'line', lines: 'turned' };

/** What a validator of the contract found, one rule a field, as pointers. */
export function failuresByPointer(failures: readonly Failure[] | null | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { instancePath, keyword, params } of failures ?? []) {
    if (aboutForms.has(keyword)) continue;
    const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
    // A text of which nothing is seen is one that is missing.
    const isBlank = keyword === 'pattern' && params.pattern === VISIBLE;
    const rule = RULES_BY_FORMAT[String(params.format)] ?? keyword;
    found[`${instancePath}${missing}`] ??= isBlank ? 'minLength' : rule;
  }
  return found;
}

export interface Difference {
  field: string;
  here: unknown;
  stored: unknown;
}

/** The fields in which two forms differ, those of a group one by one unless it is taken as one. */
export function differences(here: object, stored: object, inGroups = true, group = ''): Difference[] {
  return [...new Set([...Object.keys(here), ...Object.keys(stored)])].flatMap((name): Difference[] => {
    const [one, other]: unknown[] = [Reflect.get(here, name), Reflect.get(stored, name)];
    if (inGroups && isGroup(one) && isGroup(other)) return differences(one, other, true, `${group}${name}.`);
    return JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [{ field: `${group}${name}`, here: one, stored: other }];
  });
}

/** What was typed on top of what is stored now; fields that were not touched follow, those of a group one by one. */
export function laidOver<Form extends object>(started: Form, typed: Form, now: Form): Form {
  const fields = Object.entries(typed).map(([name, value]: [string, unknown]) => {
    const [before, stored]: unknown[] = [Reflect.get(started, name), Reflect.get(now, name)];
    if (isGroup(value) && isGroup(before) && isGroup(stored)) return [name, laidOver(before, value, stored)];
    return [name, JSON.stringify(value) === JSON.stringify(before) ? stored : value];
  });
  return { ...now, ...Object.fromEntries(fields) };
}

export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
