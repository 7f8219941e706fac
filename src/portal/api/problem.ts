import { inOwnWords, type ProblemDetails } from './problem.words.ts';

/** A refusal of the server. `status` 0 stands for a server that was not reached. */
export class ProblemError extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
    this.problem = problem;
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  get title(): string {
    return this.problem.title;
  }

  get detail(): string | undefined {
    return this.problem.detail;
  }

  get permission(): string | undefined {
    return this.problem.permission;
  }
}

export async function unreachable(): Promise<ProblemError> {
  const problem = {
    type: 'about:blank',
    title: 'The server was not reached.',
    status: 0,
    code: 'unreachable',
    detail: 'The server was not reached. Check the connection and try again.',
  };
  return new ProblemError(await inOwnWords(problem));
}

/** What was to be changed went without an answer: it may have been, or not. */
export async function unanswered(): Promise<ProblemError> {
  const problem = {
    type: 'about:blank',
    title: 'No answer came.',
    status: 0,
    code: 'unanswered',
    detail: 'No answer came: it may have been saved. Press again; it is not done twice.',
  };
  return new ProblemError(await inOwnWords(problem));
}

/** Reads the problem document out of an answer; one without it gets the words of its status. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (isProblem(body)) return new ProblemError(await inOwnWords(body));
  const title = response.statusText || `The server answered ${response.status}.`;
  const problem = { type: 'about:blank', title, status: response.status, code: 'unknown', detail: title };
  return new ProblemError(await inOwnWords(problem));
}

function isProblem(value: unknown): value is ProblemDetails {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'title' in value;
}

/** The messages of a refusal by the form field they belong to: `/items/0/price` is `items.0.price`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  const errors = error.problem.errors ?? [];
  return Object.fromEntries(
    errors.map(({ pointer, message }) => [pointer.replace(/^\//, '').replaceAll('/', '.'), message]),
  );
}
