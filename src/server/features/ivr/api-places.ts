import { queryFields } from '../../../../machines/ivr/query/query.environment.ts';

/*
 * The places in an address, a query string and a body that are filled in for each call: `{{caller.location}}` and
 * whatever else queries can read that is a text, a number or a list of texts.
 */

const PLACE = /\{\{([^{}]*)\}\}/g;
const known = new Set(
  queryFields
    .filter(({ name, type }) => type !== 'Time' && type !== 'dyn' && !name.endsWith(')'))
    .map(({ name }) => name),
);

/** A place nobody has a value for is left empty. */
export function filled(text: string, values: ReadonlyMap<string, string>, write: (value: string) => string): string {
  return text.replaceAll(PLACE, (_, name: string) => write(values.get(name.trim()) ?? ''));
}

/** An address whose places are still to be filled in. None of them may decide which host is asked. */
export function withoutPlaces(url: string): string {
  return url.replaceAll(PLACE, 'x');
}

/** The host of an address where a call would decide it, as it is written; else null. */
export function hostWithPlaces(url: string): string | null {
  const host = /^[a-z]+:\/\/((?:\{\{[^{}]*\}\}|[^/?#])*)/i.exec(url)?.[1] ?? '';
  return host.includes('{{') ? host : null;
}

/** The first place that no call can ever fill, or null. A part of an answer is known only when it is there. */
export function unknownPlaceIn(text: string): string | null {
  for (const [, name = ''] of text.matchAll(PLACE)) {
    const wanted = name.trim();
    if (!known.has(wanted) && !wanted.startsWith('result.body.')) return wanted;
  }
  return null;
}
