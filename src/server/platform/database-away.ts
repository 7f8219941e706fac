import { databaseAway, databaseFull, databaseReadOnly } from './errors.ts';

/** Connection lost or refused, server stopping or starting, no room for another connection. */
const STATES = /^(08...|57P0[1-5]|53300)$/;
/** It only follows another, or was told to take no changes. */
const READ_ONLY = '25006';
/** The disk under the database is full: what is read is still answered. */
const DISK_FULL = '53100';
/** It is there, and has no room for another connection. */
const FULL = '53300';
/** Of the network, and of a socket in a folder that is not there. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says of a connection that ended, or did not come about in time; these errors have no code. */
const WORDS =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect|timeout expired)/;

/** Whether what went wrong on a connection to the database is that the database is not there. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return STATES.test(error.code) || NETWORK.has(error.code);
  return WORDS.test(error.message);
}

export function isFull(error: unknown): boolean {
  return hasCode(error, FULL);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Everything that is asked of a database server goes through here: a database that is away is a foreseen refusal. */
export async function heedful<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isAway(error)) throw databaseAway(error);
    if (hasCode(error, READ_ONLY)) throw databaseReadOnly(error);
    throw hasCode(error, DISK_FULL) ? databaseFull(error) : error;
  }
}

/** Also of a copy: what does jobs hands on errors field by field. */
export function isDatabaseAway(error: unknown): boolean {
  return isRefusal(error, 'databaseAway');
}

export function isDatabaseFull(error: unknown): boolean {
  return isRefusal(error, 'databaseFull');
}

function isRefusal(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
