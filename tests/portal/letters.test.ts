import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the letters that decide mean, in every queue and list; one that is not here means what the first to use it means. */
const MEANING: Readonly<Record<string, readonly string[]>> = {
  // What stands last in a line only opens the form of a case: the letter by itself decides nothing there.
  a: ['approve', 'accept', 'APPROVE', 'ACCEPT', 'ASSIGN'],
  r: ['reject', 'REJECT', 'RESOLVE'],
  m: ['ASSIGN'],
  v: ['revoke'],
  b: ['return', 'RETURN_TO_PENDING'],
  t: ['agree', 'TAG'],
  l: ['dismiss'],
  d: ['DEFER'],
  g: ['ASSIGN_AGENT'],
  y: ['WAKE', 'RESUME'],
  s: ['SNOOZE'],
  z: ['SET_STATUS'],
  x: ['DELETE'],
  n: ['SIGN_CONTRACT'],
  p: ['PROCURE', 'PEND', 'PAUSE'],
  w: ['WITHDRAW'],
  o: ['REOPEN'],
  e: ['EDIT'],
};

test('one letter means one thing in the whole product: publishing in one queue is not taking down in the next', () => {
  const folder = new URL('../../src/portal/features/', import.meta.url).pathname;
  const texts = globSync('*/*.{queue.tsx,entity.ts}', { cwd: folder }).map((file) =>
    readFileSync(folder + file, 'utf8'),
  );
  const used = texts.flatMap((text) => [
    ...[...text.matchAll(/key: '(?<means>\w+)',\s+letter: '(?<letter>\w)'/g)].map(({ groups }) => groups),
    ...[...text.matchAll(/\{ key: '(?<letter>\w)', event: '(?<means>\w+)'/g)].map(({ groups }) => groups),
  ]);
  expect(used.length).toBeGreaterThan(15);
  const means = (letter = '') =>
    MEANING[letter] ??
    used
      .filter((one) => one?.['letter'] === letter)
      .map((one) => one?.['means'])
      .slice(0, 1);
  expect(used.filter((one) => !means(one?.['letter']).includes(one?.['means'] ?? ''))).toEqual([]);
});
