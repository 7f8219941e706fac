import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

const frameworkCodes: Record<number, string> = {
  400: 'contract',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  429: 'tooMany',
};

const frameworkWords: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The body is larger than this call takes.',
  415: 'The body is of a type that this call does not take.',
  429: 'Too many requests. Please wait a moment.',
};

/** The one place where an error becomes an answer. What was not foreseen is logged and says nothing about itself. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  report: (error: unknown) => void,
): void {
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'defect');
    report(error);
  }
  sendProblem(
    reply,
    refusal ??
      new Refusal({ status: 500, code: 'defect', detail: 'Something went wrong on our side. It has been noted.' }),
  );
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): void {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: refusal.detail,
    errors: refusal.errors,
    ...refusal.extra,
  };
  reply
    .status(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isFrameworkError(error)) {
    const status = error.statusCode;
    return new Refusal({
      status,
      code: frameworkCodes[status] ?? 'refused',
      detail: frameworkWords[status] ?? 'The request was refused.',
    });
  }
  if (isDuplicate(error)) {
    return new Refusal({
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
