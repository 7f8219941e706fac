/** What of an error may stand in a log or leave this machine. */
interface Tellable {
  type: string;
  message: string;
  code?: string;
  stack: string;
  /** Of a database: where, never what. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: Tellable;
}

const DEEPEST = 5;

/**
 * An error without what people wrote: a database's error carries rows in its detail, its context and its parameters,
 * and values after a colon or in quotes in its message.
 */
export function tellable(error: unknown, depth = 0): Tellable {
  if (!isLikeError(error)) return { type: typeof error, message: 'What was thrown is no error', stack: '' };
  const told: Tellable = { type: error.name ?? 'Error', message: messageOf(error), stack: placesIn(error.stack) };
  for (const name of ['code', 'table', 'column', 'constraint'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') told[name] = value;
  }
  if (error.cause !== undefined && depth < DEEPEST) told.cause = tellable(error.cause, depth + 1);
  return told;
}

/** Also what was copied from one, field by field, on its way here. */
function isLikeError(error: unknown): error is Pick<Error, 'name' | 'message' | 'stack' | 'cause'> {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** The same as an error, for those who report one. */
export function tellableError(error: unknown): Error {
  const { type, message, code, stack, cause } = tellable(error);
  const copy = new Error(code === undefined ? message : `${message} (${code})`, {
    cause: cause && `${cause.type}: ${cause.message}`,
  });
  copy.name = type;
  copy.stack = `${type}: ${copy.message}\n${stack}`;
  return copy;
}

function messageOf(error: Pick<Error, 'message'>): string {
  const isOfDatabase = 'severity' in error || 'routine' in error;
  const message = isOfDatabase
    ? error.message.replace(/: ".*$/s, '').replace(/"(?![a-z_][a-z0-9_]*")[^"]*"/g, '"…"')
    : error.message;
  return message.slice(0, 500);
}

/** The lines of a stack that name places: its first lines repeat the message. */
function placesIn(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
