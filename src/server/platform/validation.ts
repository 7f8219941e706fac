import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { VISIBLE } from '../../../machines/shared/blank.ts';
import { nearest } from '../../../machines/shared/nearest.ts';
import { clockPatterns, formats, multipleOfPrecision, UNTIL_LATEST_DAY } from '../../contract/formats.ts';
import type { Contract, Operation, Parameter, Schema } from './contract.ts';
import { type FieldError, HttpError } from './errors.ts';
import type { OperationId } from './feature.ts';
import { fieldMessage } from './field.messages.ts';
import { longestList } from './longest-list.ts';

export interface Validation {
  /**
   * What the call declares, converted from text to its types and with defaults. A query names nothing else: a filter that
   * were passed over would answer with more than was asked for.
   */
  parameters(operation: Operation, place: Parameter['in'], given: Record<string, unknown>): Record<string, unknown>;
  /** What a bulk action's filter says, judged as the query of the list's call is; names that this has not are left as they are. */
  filter(call: OperationId | undefined, given: Record<string, unknown>): Record<string, unknown>;
  /** Refuses a body that the contract does not allow. Fields of forms are text and are converted; JSON never is. */
  body(operation: Operation, contentType: string, body: unknown): void;
  /** What is wrong with an answer, for tests: the contract binds the server too. */
  answer(operation: Operation, status: number, body: unknown): FieldError[];
}

const known = new WeakMap<Contract, Validation>();

/** Validators are compiled at first use, once for all servers of a process: a start would otherwise wait for hundreds of them. */
export function validationOf(contract: Contract): Validation {
  const validation = known.get(contract) ?? compiling(contract);
  known.set(contract, validation);
  return validation;
}

function compiling(contract: Contract): Validation {
  const strict = ajvFor(contract, {});
  // With all errors Ajv copies what it has found at each further entry: 20,000 wrong ones would take seconds.
  const untilFirst = ajvFor(contract, { allErrors: false });
  const fromText = ajvFor(contract, { coerceTypes: 'array', useDefaults: true });
  const compiled = new Map<string, ValidateFunction>();
  const longest = new Map<Schema, number>();

  function validator(name: string, ajv: Ajv2020, schema: () => Schema): ValidateFunction {
    let validate = compiled.get(name);
    if (!validate) {
      validate = ajv.compile(absolute(schema()) as Schema);
      compiled.set(name, validate);
    }
    return validate;
  }

  interface Place {
    /** Each parameter with the name it is sent under. */
    names: [name: string, sent: string][];
    validate: ValidateFunction;
  }
  const places = new Map<Operation, Partial<Record<Parameter['in'], Place>>>();

  function placeOf(operation: Operation, place: Parameter['in']): Place {
    const known = places.get(operation) ?? {};
    places.set(operation, known);
    known[place] ??= readPlace(operation, place);
    return known[place];
  }

  function readPlace(operation: Operation, place: Parameter['in']): Place {
    const declared = operation.parameters.filter((parameter) => parameter.in === place);
    return {
      names: declared.map(({ name }) => [name, place === 'header' ? name.toLowerCase() : name]),
      validate: validator(`${operation.id} ${place}`, fromText, () => schemaOf(declared)),
    };
  }

  return {
    parameters(operation, place, given) {
      const { names, validate } = placeOf(operation, place);
      if (place === 'query') refuseUnknown(names, given);
      if (names.length === 0) return {};
      const values: Record<string, unknown> = {};
      for (const [name, sent] of names) if (given[sent] !== undefined) values[name] = given[sent];
      const pointer = place === 'path' ? '' : `/${place}`;
      refuseUnstorable(values, pointer);
      if (!validate(values)) throw contractViolated(validate.errors, pointer);
      return values;
    },

    filter(call, given) {
      for (const [name, value] of Object.entries(given)) refuseNothing(name, value);
      const operation = contract.operations.find(({ id }) => id === call);
      if (!operation) return given;
      const values = { ...given };
      const { validate } = placeOf(operation, 'query');
      if (!validate(values)) throw contractViolated(validate.errors, '/filter');
      // Defaults are of a page; a bulk action has none.
      return Object.fromEntries(Object.keys(given).map((name) => [name, values[name]]));
    },

    body(operation, contentType, body) {
      const schema = operation.body?.schemas[contentType];
      if (!schema) throw badRequest('The body is of a type that this call does not take.');
      const most = longest.get(schema) ?? longestList(contract, schema);
      longest.set(schema, most);
      refuseUnstorable(body, '', most);
      const isLong = most > MAX_JUDGED && hasLongList(body);
      const ajv = contentType !== 'application/json' ? fromText : isLong ? untilFirst : strict;
      const validate = validator(`${operation.id} body ${contentType}${isLong ? ', long' : ''}`, ajv, () => schema);
      if (!validate(body)) throw contractViolated(validate.errors, '');
    },

    answer(operation, status, body) {
      const schema = operation.answers[String(status)];
      if (schema === undefined) return [{ pointer: '', message: `status ${status} is not in the contract` }];
      if (schema === null) return [];
      const validate = validator(`${operation.id} answer ${status}`, strict, () => schema);
      return validate(body) ? [] : fieldErrors(validate.errors, '');
    },
  };
}

function refuseUnknown(
  names: readonly (readonly [name: string, sent: string])[],
  given: Record<string, unknown>,
): void {
  const known = names.map(([name]) => name);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const errors = unknown.slice(0, MAX_ERRORS).map((name): FieldError => {
    const shown = plain(name);
    const meant = nearest(shown, known);
    const said =
      meant === undefined
        ? fieldMessage('unknownParameter', { name: shown })
        : fieldMessage('unknownParameterMeant', { name: shown, meant });
    return { pointer: `/query/${pointerStep(name)}`.slice(0, 300), ...said };
  });
  throw badRequest(
    errors
      .map(({ message }) => message)
      .join(' ')
      .slice(0, 1_000),
    errors,
  );
}

/** A filter that is named and says nothing would be left out, and so widen what is meant. */
function refuseNothing(name: string, value: unknown): void {
  const pointer = `/filter/${pointerStep(name)}`.slice(0, 300);
  const refuse = (said: Omit<FieldError, 'pointer'>) => {
    throw badRequest('The request is not what the contract says.', [{ pointer, ...said }]);
  };
  if (value === null) refuse(said('wrongType'));
  if (Array.isArray(value) && value.length === 0) refuse(said('tooFewItems', { min: 1 }));
  if ([value].flat().some((each) => typeof each === 'string' && each.trim() === '')) refuse(said('blank'));
}

/** A name as it may be said back. */
function plain(name: string): string {
  return name.replaceAll(/[^\w-]/g, '?').slice(0, 60);
}

function pointerStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function ajvFor(
  contract: Contract,
  options: { allErrors?: false; coerceTypes?: 'array'; useDefaults?: boolean },
): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    discriminator: true,
    formats,
    multipleOfPrecision,
    ...options,
  });
  // Ajv's own compares each entry with each other one.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: hasNoneTwice });
  ajv.addSchema({ $id: 'contract', components: discriminating(contract.document.components) });
  return ajv;
}

function hasNoneTwice(wanted: boolean, entries: readonly unknown[]): boolean {
  if (!wanted) return true;
  const told = entries.map((entry) => (typeof entry === 'object' ? `{}${JSON.stringify(entry)}` : entry));
  return new Set(told).size === entries.length;
}

function schemaOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Schemas of operations are compiled apart from the document, so their references name it. */
function absolute(node: unknown): unknown {
  return mapped(node, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : undefined,
  );
}

/** Ajv knows `discriminator`, but refuses its `mapping`, and under it lets pass whatever is no object. */
function discriminating(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(discriminating);
  if (typeof node !== 'object' || node === null) return node;
  const schema: Schema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, discriminating(value)]));
  const { discriminator: by } = schema;
  if (typeof by !== 'object' || by === null || !('propertyName' in by)) return schema;
  return { type: 'object', ...schema, discriminator: { propertyName: by.propertyName } };
}

function mapped(node: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => mapped(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, change(key, value) ?? mapped(value, change)]),
  );
}

const MAX_ERRORS = 100;
/** Of so many it is asked which make others not worth telling: each is held against each. */
const MAX_JUDGED = 500;

function hasLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.length > MAX_JUDGED) return true;
  return Object.values(value).some(hasLongList);
}

function contractViolated(errors: ErrorObject[] | null | undefined, prefix: string): HttpError {
  return badRequest('The request is not what the contract says.', fieldErrors(errors, prefix));
}

export function badRequest(detail: string, errors?: FieldError[]): HttpError {
  return new HttpError({ status: 400, code: 'contract', detail, ...(errors ? { errors } : {}) });
}

function fieldErrors(errors: ErrorObject[] | null | undefined, prefix: string): FieldError[] {
  const found = (errors ?? []).slice(0, MAX_JUDGED);
  const told = found.filter((error) => !found.some((other) => other !== error && saysMore(other, error)));
  return told.slice(0, MAX_ERRORS).map((error) => ({
    pointer: `${prefix}${error.instancePath}${subField(error)}`.slice(0, 300),
    ...reasonOf(error),
  }));
}

const BRANCHES = ['if', 'oneOf', 'anyOf'];

/** Whether one error makes another not worth telling. */
function saysMore(one: ErrorObject, than: ErrorObject): boolean {
  if (BRANCHES.includes(than.keyword)) return !BRANCHES.includes(one.keyword) && isWithin(one, than);
  if (one.instancePath !== than.instancePath) return false;
  // What may be left out need not be told that it was not.
  if (than.keyword === 'type' && than.params.type === 'null') return true;
  // A text that is too short need not be told that nothing of it is seen, nor a day that is too late what a day is.
  if (isAboutBlank(than.keyword, than.params)) return one.keyword === 'minLength';
  // Nor one of which nothing is seen, that it has what cannot be seen.
  if (than.params.format === 'line' || than.params.format === 'lines') return isAboutBlank(one.keyword, one.params);
  return than.keyword === 'format' && one.params.pattern === UNTIL_LATEST_DAY;
}

function isWithin({ instancePath: one }: ErrorObject, { instancePath: other }: ErrorObject): boolean {
  return one === other || one.startsWith(`${other}/`);
}

function subField({ keyword, params }: ErrorObject): string {
  const name =
    keyword === 'required' ? params.missingProperty : (params.additionalProperty ?? params.unevaluatedProperty ?? null);
  return typeof name === 'string' ? `/${pointerStep(name)}` : '';
}

/** What the contract's own words mean to people. */
function reasonOf({ keyword, params }: ErrorObject): Omit<FieldError, 'pointer'> {
  if (isAboutBlank(keyword, params)) return said('blank');
  const limit = Number(params.limit ?? 0);
  switch (keyword) {
    case 'required':
      return said('required');
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return said('unknownField');
    case 'enum':
      return said('oneOf', { known: (params.allowedValues as unknown[]).join(', ').slice(0, 470) });
    case 'type':
      return said('wrongType', { type: [params.type].flat().join(' / ') });
    case 'pattern':
    case 'format':
      return said(formOf(params));
    case 'maxLength':
      return said('tooLong', { max: limit });
    case 'minLength':
      return said('tooShort', { min: limit });
    case 'maximum':
    case 'exclusiveMaximum':
      return said('tooBig', { max: limit });
    case 'minimum':
    case 'exclusiveMinimum':
      return said('tooSmall', { min: limit });
    case 'multipleOf':
      return said('tooManyDecimals', { max: Math.round(-Math.log10(Number(params.multipleOf))) });
    case 'maxItems':
      return said('tooManyItems', { max: limit });
    case 'minItems':
      return said('tooFewItems', { min: limit });
    default:
      return said('notValid');
  }
}

function said(code: Parameters<typeof fieldMessage>[0], values?: Record<string, string | number>) {
  const { message } = fieldMessage(code, values);
  return { message, code, ...(values && { values }) };
}

/** The pattern itself says nothing to people. */
function formOf({ pattern, format }: ErrorObject['params']) {
  if (pattern === UNTIL_LATEST_DAY) return 'latestDay';
  if (clockPatterns.includes(String(pattern)) || format === 'time') return 'clockTime';
  if (format === 'line') return 'oneLine';
  if (format === 'lines') return 'turned';
  return format === 'date' ? 'dayOfCalendar' : 'wrongForm';
}

function isAboutBlank(keyword: string, params: ErrorObject['params']): boolean {
  return keyword === 'pattern' && params.pattern === VISIBLE;
}

const DEEPEST = 40;

/**
 * PostgreSQL stores no NUL and no half of a surrogate pair; recursion into a very deep value would end the call, and lists
 * longer than any that the call takes would keep everybody else waiting.
 */
function refuseUnstorable(value: unknown, pointer: string, most = Number.POSITIVE_INFINITY, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw badRequest('The request contains characters that are not text.', [
        { pointer: pointer.slice(0, 300), message: 'contains characters that are not text' },
      ]);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST)
    throw badRequest('The request is nested too deeply.', [
      { pointer: pointer.slice(0, 300), message: 'is nested too deeply' },
    ]);
  const entries = Object.entries(value);
  if (entries.length > most)
    throw badRequest('The request is not what the contract says.', [
      { pointer: pointer.slice(0, 300), ...said('tooManyItems', { max: most }) },
    ]);
  for (const [key, inner] of entries) {
    refuseUnstorable(key, pointer, most, depth);
    refuseUnstorable(inner, `${pointer}/${key}`, most, depth + 1);
  }
}
