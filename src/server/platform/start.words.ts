import { isNoRoom } from './make-folder.ts';

const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is, or lies in, a file and no folder',
  EEXIST: 'it is a file and no folder',
  EISDIR: 'it is a folder and no file',
};

/** Why a file or folder can't be used. */
export function whyIn(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return words[code] ?? String(error);
}

/** By the codes of PostgreSQL, and of its driver. */
const databaseWords: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password in DATABASE_URL.',
  '28000': 'The database refuses the user in DATABASE_URL.',
  '3D000': 'There is no database of the name in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL lacks a right in this database: let it own the database, or its schema.',
  '25006': 'The database can only be read: DATABASE_URL names a standby, or one that is switched to read-only.',
  '53100': "The database's disk is full.",
  '22P05': 'The database cannot hold every letter: create it with the encoding UTF8.',
};

/** Why a command of the product ended, where a sentence helps more than a stack: a setting, a folder, an address. */
export function wordsFor(error: unknown): string | null {
  if (isNoRoom(error)) return `${placeIn(error)} can't be used: the disk is full.`;
  if (!(error instanceof Error)) return null;
  const cause =
    error.cause instanceof Error && 'code' in error.cause ? databaseWords[String(error.cause.code)] : undefined;
  if (cause !== undefined) return cause;
  if (error.message.endsWith('.')) return error.message;
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message;
  const ofDatabase = 'code' in error ? databaseWords[String(error.code)] : undefined;
  if (ofDatabase !== undefined) return `${ofDatabase} (${error.message})`;
  if (!('code' in error && 'syscall' in error)) return null;
  const code = String(error.code);
  if (code === 'EADDRINUSE') {
    return `Port ${'port' in error ? Number(error.port) : ''} is taken. Choose another one with PORT.`;
  }
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo') {
    return `HOST is no address of this machine on which this user may listen (${code}).`;
  }
  const why = words[code];
  return why && 'path' in error ? `${String(error.path)} can't be used: ${why}.` : null;
}

function placeIn(error: unknown): string {
  return error instanceof Error && 'path' in error ? String(error.path) : 'The data folder (FMIS_DATA_DIR)';
}
