export interface FieldError {
  pointer: string;
  message: string;
}

interface RefusalParts {
  status: number;
  code: string;
  title: string;
  detail?: string;
  errors?: FieldError[];
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A foreseen "no". The one error handler turns it into problem+json; every other error is a defect and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  /** Further members of the problem document, such as `conflict`. */
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(parts: RefusalParts) {
    super(parts.detail ?? parts.title, { cause: parts.cause });
    this.name = 'Refusal';
    this.status = parts.status;
    this.code = parts.code;
    this.title = parts.title;
    this.detail = parts.detail;
    this.errors = parts.errors;
    this.extra = parts.extra ?? {};
    this.headers = parts.headers ?? {};
  }
}

/** Absent, or outside the person's scope: both answer alike. `what` is a noun with its article, "this application". */
export function notFound(what: string): Refusal {
  return new Refusal({ status: 404, code: 'notFound', title: 'Not found', detail: `There is no ${what} here.` });
}

/** A value the domain refuses. `pointer` is a JSON pointer into the body, "/amount". */
export function invalid(pointer: string, message: string): Refusal {
  return invalidFields([{ pointer, message }]);
}

export function invalidFields(errors: FieldError[]): Refusal {
  return new Refusal({
    status: 422,
    code: 'invalid',
    title: 'Some values were refused',
    detail: errors.map((error) => error.message).join(' '),
    errors,
  });
}

export interface Conflict {
  state: string;
  by?: { id: string | null; name: string };
  at?: string;
  /** The events that this person could send now. */
  allowed: string[];
  guard?: string;
}

export function conflict(code: string, detail: string, about?: Conflict): Refusal {
  return new Refusal({
    status: 409,
    code,
    title: 'The record is not in a state for this',
    detail,
    extra: about ? { conflict: about } : {},
  });
}

export function forbidden(permission: string): Refusal {
  return new Refusal({
    status: 403,
    code: 'forbidden',
    title: 'Permission missing',
    detail: `This needs the permission ${permission}.`,
    extra: { permission },
  });
}

export function unauthenticated(): Refusal {
  return new Refusal({
    status: 401,
    code: 'unauthenticated',
    title: 'Not signed in',
    detail: 'This call needs a valid session.',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** Something that this server depends on did not answer as agreed. */
export function upstreamFailed(who: string, cause?: unknown): Refusal {
  return new Refusal({
    status: 502,
    code: 'upstreamFailed',
    title: 'A connected service failed',
    detail: `${who} did not accept this. Nothing was changed; please try again.`,
    cause,
  });
}

export function tooOften(seconds: number): Refusal {
  return new Refusal({
    status: 429,
    code: 'tooOften',
    title: 'Too many tries',
    detail: `Please wait ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  });
}
