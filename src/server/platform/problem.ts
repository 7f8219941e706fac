import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../contract/generated/types.ts';
import { HttpError } from './errors.ts';
import type { Outage } from './outage.ts';

type Problem = components['schemas']['Problem'];

const frameworkCodes: Record<number, string> = {
  400: 'contract',
  404: 'notFound',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  429: 'tooMany',
};

const TOO_LONG = 'A part of the address is longer than any id or name.';

const frameworkWords: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The body is larger than this call takes.',
  414: TOO_LONG,
  415: 'The body is of a type that this call does not take.',
  429: 'Too many requests. Please wait a moment.',
};

/** A part of an address with more letters is no id and no name. */
export const LONGEST_PARAMETER = 1_000;

export function addressTooLong(): HttpError {
  return new HttpError({ status: 414, code: 'addressTooLong', detail: TOO_LONG });
}

/** The one place where an error becomes an answer. What was not foreseen is logged and says nothing about itself. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { report, outage }: { report: (error: unknown) => void; outage: Outage },
): void {
  const refusal = httpErrorOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'defect');
    report(error);
  } else if (!outage.missed('calls', refusal)) {
    const trouble = troubles[refusal.code];
    if (trouble !== undefined) request.log.error({ reason: String(refusal.cause) }, trouble);
  }
  sendProblem(
    reply,
    refusal ??
      new HttpError({ status: 500, code: 'defect', detail: 'Something went wrong on our side. It has been noted.' }),
  );
}

/** What somebody has to see to. */
const troubles: Readonly<Record<string, string>> = {
  storageAway: 'no file can be written',
  filesAway: 'a file cannot be fetched',
  databaseReadOnly: 'the database takes no changes',
};

export function sendProblem(reply: FastifyReply, refusal: HttpError): void {
  reply
    .status(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type(PROBLEM)
    .send(textOf(refusal));
}

const PROBLEM = 'application/problem+json';

/** The same where there is no reply to answer with; the connection ends. */
export function refuseOn(socket: Socket, refusal: HttpError): void {
  const text = textOf(refusal);
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `content-type: ${PROBLEM}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

const textOf = (refusal: HttpError): string => JSON.stringify(problemOf(refusal));

/** The refusal that was answered, or kept, as this. */
export function refusedAs({ type: _, title: __, status, code, detail, errors, ...extra }: Problem): HttpError {
  return new HttpError({ status, code, extra, ...(detail !== undefined && { detail }), ...(errors && { errors }) });
}

/** As it is answered: plain data. */
export function problemOf(refusal: HttpError): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    ...(refusal.detail !== undefined && { detail: refusal.detail }),
    ...(refusal.errors && { errors: refusal.errors }),
    ...refusal.extra,
  };
}

function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isFrameworkError(error)) {
    const status = error.statusCode;
    return new HttpError({
      status,
      code: frameworkCodes[status] ?? 'refused',
      detail: frameworkWords[status] ?? 'The request was refused.',
    });
  }
  if (isDuplicate(error)) {
    return new HttpError({
      status: 409,
      code: 'duplicate',
      detail: 'Somebody saved the same thing at this very moment. Reload to see it.',
      cause: error,
    });
  }
  return null;
}

const UNIQUE_VIOLATION = '23505';

/** Features look first; this is left for two who look at the same time. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

function isFrameworkError(error: unknown): error is FastifyError & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}
