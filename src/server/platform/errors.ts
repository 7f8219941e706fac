import type { FieldError } from '../../../machines/shared/workflow.ts';
import type { FieldMessage } from './field.messages.ts';

export type { FieldError };

interface HttpErrorOptions {
  status: number;
  code: string;
  detail?: string;
  errors?: FieldError[];
  /** What the words name, for whoever says them in another language. */
  values?: FieldMessage['values'];
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A foreseen "no". The one error handler turns it into problem+json; every other error is a defect and answers 500. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  /** Further members of the problem document, such as `conflict`. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(parts: HttpErrorOptions) {
    super(parts.detail ?? parts.code, { cause: parts.cause });
    this.name = 'Refusal';
    this.status = parts.status;
    this.code = parts.code;
    this.detail = parts.detail;
    this.errors = parts.errors;
    this.extra = { ...(parts.values && { values: parts.values }), ...parts.extra };
    this.headers = parts.headers ?? {};
  }
}

/** Absent, or outside the person's scope: both answer alike. `what` is a noun with its article, "this application". */
export function notFound(what: string): HttpError {
  return new HttpError({ status: 404, code: 'notFound', detail: `There is no ${what} here.` });
}

/** A value the domain refuses. `pointer` is a JSON pointer into the body, "/amount". */
export function invalid(pointer: string, said: FieldMessage | string): HttpError {
  return invalidFields([{ pointer, ...(typeof said === 'string' ? { message: said } : said) }]);
}

export function invalidFields(errors: FieldError[]): HttpError {
  return new HttpError({
    status: 422,
    code: 'invalid',
    detail: errors.map((error) => error.message).join(' '),
    errors,
  });
}

/** What the record really is, who put it there and when. */
export interface Conflict {
  /** The kind of record. */
  entity?: string;
  state: string;
  version?: number;
  by?: { id: string | null; name: string; role?: string | null };
  at?: string;
  event?: string;
  /** The events that this person could send now. */
  allowed: string[];
  guard?: string;
  /** The guard's own words. */
  words?: string;
}

export function conflict(code: string, detail: string, about?: Conflict): HttpError {
  return new HttpError({
    status: 409,
    code,
    detail,
    extra: about ? { conflict: about } : {},
  });
}

export function forbidden(permission: string): HttpError {
  return new HttpError({
    status: 403,
    code: 'forbidden',
    detail: `This needs the permission ${permission}.`,
    extra: { permission },
  });
}

export function lookingOnly(role: string): HttpError {
  return new HttpError({
    status: 403,
    code: 'lookingOnly',
    detail: `Whoever looks at the portal as ${role} changes nothing.`,
    extra: { role },
  });
}

export function unauthenticated(): HttpError {
  return new HttpError({
    status: 401,
    code: 'unauthenticated',
    detail: 'This call needs a valid session.',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** Something that this server depends on did not answer as agreed. */
export function upstreamFailed(who: string, cause?: unknown): HttpError {
  return new HttpError({
    status: 502,
    code: 'upstreamFailed',
    detail: `${who} did not accept this. Nothing was changed; please try again.`,
    cause,
  });
}

/** Nothing stands behind it that could take anything, however often it is asked. */
export function noGateway(variable: string): HttpError {
  return new HttpError({
    status: 502,
    code: 'noGateway',
    detail: `Nothing was sent: this installation names no gateway for it (${variable}).`,
    extra: { values: { setting: variable } },
  });
}

const SECONDS_TO_COME_BACK = 2;
/** Somebody has to see to it. */
const SECONDS_TO_MAKE_ROOM = 60;

/** Nothing was promised that is not kept; once the database is back the same call works. */
export function databaseAway(cause: unknown): HttpError {
  const detail = 'The database does not answer just now. Please try again in a moment.';
  return unavailable('databaseAway', detail, cause);
}

/** It is a standby, or switched to read-only: what is read is answered. */
export function databaseReadOnly(cause: unknown): HttpError {
  const detail = 'The database takes no changes just now. What there is can be read; please try again later.';
  return unavailable('databaseReadOnly', detail, cause);
}

/** Of its own disk, not of the folder that files are kept in: what is read is answered. */
export function databaseFull(cause: unknown): HttpError {
  const detail =
    "The database's disk is full. Nothing was changed, and what there is can be read; please try again later.";
  return unavailable('databaseFull', detail, cause, SECONDS_TO_MAKE_ROOM);
}

function unavailable(code: string, detail: string, cause: unknown, seconds = SECONDS_TO_COME_BACK): HttpError {
  const headers = { 'retry-after': String(seconds) };
  return new HttpError({ status: 503, code, detail, headers, cause });
}

/** Where files are kept does not answer; whoever asked for one may soon ask again. */
export function filesAway(cause: unknown): HttpError {
  return unavailable('filesAway', 'This file cannot be fetched just now. Please try again in a moment.', cause);
}

/** Where files are kept is full, can only be read or does not answer. */
export function storageAway(cause: unknown): HttpError {
  return new HttpError({
    status: 503,
    code: 'storageAway',
    detail: 'The server can keep no files just now. Nothing was changed; please try again later.',
    headers: { 'retry-after': String(SECONDS_TO_MAKE_ROOM) },
    cause,
  });
}

export function tooOften(seconds: number): HttpError {
  return new HttpError({
    status: 429,
    code: 'tooMany',
    detail: `Please wait ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
