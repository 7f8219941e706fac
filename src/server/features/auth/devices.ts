/** The browsers that say they are another too stand before that one. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const LONGEST = 60;

/** In a few words where somebody signed in: "Firefox, Windows". */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const named = [browsers, systems].flatMap((known) => known.find(([mark]) => userAgent.includes(mark))?.[1] ?? []);
  return named.length > 0 ? named.join(', ') : userAgent.split('/')[0]?.slice(0, LONGEST);
}
