/*
 * The clock of the server, which decides what day it is: a browser's own may be wrong by hours. Each answer says when it
 * was written; one from a cache is older, so the latest counts.
 */

let ahead: number | null = null;

/** Hears the `Date` of an answer. */
export function hearServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, at - Date.now());
}

/** Now, to about a second; the browser's own clock until the first answer. */
export function serverNow(): Date {
  return new Date(Date.now() + (ahead ?? 0));
}
