import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letters } from '../../src/portal/workflow/letters.ts';

/** What the letters that send an event mean, by hand: what stands in one line is the same kind of thing. */
const MEANING: Readonly<Partial<Record<keyof typeof letters, readonly string[]>>> = {
  approve: ['approve', 'accept', 'APPROVE', 'ACCEPT'],
  giveBack: ['return', 'overturn', 'RETURN_TO_PENDING'],
  finish: ['uphold', 'RESOLVE', 'CLOSE'],
  deliver: ['PROCURE'],
  change: ['EDIT', 'SET_STATUS', 'SET_HOST'],
  assign: ['ASSIGN', 'ASSIGN_AGENT'],
  hold: ['PEND', 'PAUSE'],
  takeOn: ['ASSIGN to me'],
  disagree: ['dismiss'],
  add: ['TAG', 'ADD_CLAUSE'],
  reject: ['reject', 'REJECT'],
  putOff: ['SNOOZE', 'DEFER'],
  agree: ['agree'],
  takeAway: ['revoke', 'WITHDRAW', 'DELETE'],
  sign: ['SIGN_CONTRACT'],
  goOn: ['WAKE', 'RESUME', 'REOPEN'],
  stepUp: ['STEP_UP_CALL_COUNT'],
};

const portal = new URL('../../src/portal/', import.meta.url).pathname;
const texts = globSync(['features/*/*.{queue.tsx,entity.ts}', 'queues/queue.ts'], { cwd: portal }).map((file) =>
  readFileSync(portal + file, 'utf8'),
);
const found = (pattern: RegExp) =>
  texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, letter = '', means = '', more = '']) => ({ letter, means, more })),
  );

test('one letter means one thing in the whole product: what rejects in a queue does not resolve a case', () => {
  expect(new Set(Object.values(letters)).size).toBe(Object.keys(letters).length);
  const used = [
    ...found(/key: letters\.(\w+), event: '(\w+)'(, short)?/g).map(({ more, ...one }) =>
      more ? { ...one, means: `${one.means} to me` } : one,
    ),
    ...texts.flatMap((text) =>
      [...text.matchAll(/key: '(\w+)',\s+letter: letters\.(\w+)/g)].map(([, means = '', letter = '']) => ({
        letter,
        means,
      })),
    ),
  ];
  expect(used.length).toBeGreaterThan(35);
  const meant = (letter: string) => MEANING[letter as keyof typeof letters] ?? [];
  expect(used.filter(({ letter, means }) => !meant(letter).includes(means))).toEqual([]);
  const listed = Object.values(MEANING).flat();
  expect(new Set(listed).size).toBe(listed.length);
});

test('no record type and no queue has a letter that is not in the one table', () => {
  expect(found(/(?:key|letter): ('[a-z]')/g)).toEqual([]);
});
