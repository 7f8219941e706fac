import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import type { Condition } from './conditions.ts';
import type { SortColumn } from './filters.ts';

/** What a list is sorted by, the first column first. */
export interface Order {
  /** As it was asked for: `-createdAt`. */
  sort: string;
  columns: readonly string[];
  direction: 'asc' | 'desc';
  /** A value may be missing in the first column: such records come last. */
  hasNulls: boolean;
  /** Where those that are equal in the first column are ordered the other way, as an index has them. */
  isTieReversed?: boolean;
}

/** `-createdAt` → the column and its direction, the tie ordering those that are equal in it. */
export function orderOf(sorts: Readonly<Record<string, SortColumn>>, sort: string, tie: string): Order {
  const by = sorts[sort.replace(/^-/, '')] ?? tie;
  const column = typeof by === 'string' ? by : by.column;
  return {
    sort,
    columns: column === tie ? [tie] : [column, tie],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    hasNulls: typeof by !== 'string' && by.nulls === 'last',
  };
}

export function orderBy({ columns, direction, hasNulls, isTieReversed }: Order): RawBuilder<unknown> {
  const nulls = hasNulls ? ' nulls last' : '';
  const ofTie = isTieReversed ? opposite[direction] : direction;
  return sql.raw(columns.map((column, n) => `${column} ${n === 0 ? `${direction}${nulls}` : ofTie}`).join(', '));
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Where a record stands in the order, as text that the database wrote and reads again. */
export function placeIn({ columns }: Order): RawBuilder<(string | null)[]> {
  return sql`array[${sql.raw(columns.map((column) => `(${column})::text`).join(', '))}]`;
}

/** The records behind a place. Without missing values one comparison of rows, which an index of these columns answers. */
export function behind(
  { columns, direction, hasNulls, isTieReversed }: Order,
  place: readonly (string | null)[],
): Condition {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const tuple = (values: readonly RawBuilder<unknown>[]) => sql`(${sql.join(values)})`;
  const raw = columns.map((column) => sql.raw(column));
  const [first, tie] = raw;
  if (isTieReversed) {
    const tieBeyond = sql.raw(direction === 'asc' ? '<' : '>');
    // The first half is what an index answers.
    return sql<boolean>`(${first} ${beyond}= ${place[0]} and (${first} ${beyond} ${place[0]} or ${tie} ${tieBeyond} ${place[1]}))`;
  }
  if (!hasNulls) return sql<boolean>`${tuple(raw)} ${beyond} ${tuple(place.map((value) => sql`${value}`))}`;
  if (place[0] === null) return sql<boolean>`(${first} is null and ${tie} ${beyond} ${place[1]})`;
  return sql<boolean>`(${first} is null or ${tuple(raw)} ${beyond} ${tuple(place.map((value) => sql`${value}`))})`;
}

/** What a page ends with, for whoever asks for the next one. */
export function cursorOf({ sort }: Order, place: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

/** The next page begins behind the last record of this one; null where this one was not full. */
export function nextOf(order: Order, limit: number, rows: readonly { place: (string | null)[] }[]): string | null {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return last ? cursorOf(order, last.place) : null;
}

export function placeOf(order: Order, cursor: string): readonly (string | null)[] {
  const [sort, ...place] = parsed(cursor);
  if (sort !== order.sort || place.length !== order.columns.length) throw noCursor();
  return place;
}

function parsed(cursor: string): (string | null)[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(read) && read.every((part) => part === null || typeof part === 'string')) return read;
  } catch {
    // Nothing that was handed out.
  }
  throw noCursor();
}

function noCursor(): Error {
  return invalid('/query/after', fieldMessage('noCursor'));
}

/** A cursor that somebody made up holds text which is no value of its column. */
export async function readingCursor<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDataError = error instanceof Error && 'code' in error && String(error.code).startsWith('22');
    throw isDataError ? noCursor() : error;
  }
}
