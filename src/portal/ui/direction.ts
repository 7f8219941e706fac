const APART = /[\u2066-\u2068][^\u2069]*\u2069/gu;
const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/**
 * Which way a text runs: the way of most of its letters. Urdu that begins with a Latin name is Urdu all the same, which
 * `dir="auto"` would turn around. What stands apart in it does not count; a text without letters runs as the page does.
 */
export function directionOf(text: string): 'rtl' | 'ltr' | undefined {
  const counted = text.replace(APART, '');
  const [arabic, latin] = [counted.match(ARABIC)?.length ?? 0, counted.match(LATIN)?.length ?? 0];
  if (arabic === 0 && latin === 0) return undefined;
  return arabic >= latin ? 'rtl' : 'ltr';
}

/** Which way a field runs: a telephone number as it is typed left to right, its groups would change places; the rest as the page does. */
export function directionTyped(text: string): 'ltr' | undefined {
  return /^\s*[+(]?\p{Nd}[\p{Nd}\s()+-]*$/u.test(text) ? 'ltr' : undefined;
}
