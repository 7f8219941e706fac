import { expect, test } from 'vitest';
import { compile } from '../../machines/ivr/compile/compile.ts';
import type { MenuNode, MenuSource } from '../../machines/ivr/menu.ts';
import { judgeCase } from '../../machines/ivr/testcase.judge.ts';
import { readLine, type TestCase, walkAgain } from '../../machines/ivr/testcase.ts';
import { caller, node, now, sound, source } from './call-sample.ts';

const heard = { audio: sound('heard', 'ur') };

/** A start with two keys; the second leads to a prompt and ends. */
function menuWith(changes: Readonly<Record<string, Partial<MenuNode> | null>> = {}, more: MenuNode[] = []): MenuSource {
  const nodes = [
    node('root', null, { title: 'Start', ...heard }),
    node('prices', 'root', { title: 'Prices', seqOrder: 1, specialChar: '1', ...heard }),
    node('weather', 'root', { title: 'Weather', seqOrder: 2, specialChar: '2', hasInput: 0, ...heard }),
  ];
  return source({
    nodes: [
      ...nodes.flatMap((one) => {
        const change = changes[one.childNodeUuid];
        return change === null ? [] : [{ ...one, ...change }];
      }),
      ...more,
    ],
  });
}

const published = menuWith();
const walk: Omit<TestCase, 'expected'> = {
  id: 'walk',
  title: 'Weather is heard',
  caller,
  at: now,
  events: [
    { type: 'PLAYED', at: now },
    { type: 'KEY', key: '2', at: now },
    { type: 'PLAYED', at: now },
  ],
};
const expected = textsOn(published);

function textsOn(menu: MenuSource) {
  return walkAgain(compile(menu), { ...walk, expected: [] }).map(({ text }) => text);
}

const instead = node('instead', 'root', { title: 'Weather', seqOrder: 2, specialChar: '2', hasInput: 0, ...heard });

/** By hand: what was changed since the publishing, whether the walk passes, and how many titles read otherwise. */
const table: readonly [what: string, draft: MenuSource, passed: boolean, renamed: number][] = [
  ['nothing', menuWith(), true, 0],
  ['the key that is pressed is called otherwise', menuWith({ weather: { title: 'Forecast' } }), true, 1],
  ['a key that is only read out is called otherwise', menuWith({ prices: { title: 'Rates' } }), true, 1],
  ['all three are', menuWith({ root: { title: 'A' }, prices: { title: 'B' }, weather: { title: 'C' } }), true, 3],
  ['two nodes change titles', menuWith({ prices: { title: 'Weather' }, weather: { title: 'Prices' } }), true, 2],
  ['another node stands under the key', menuWith({ weather: null }, [{ ...instead, title: 'Forecast' }]), false, 0],
  [
    'the keys of the two are exchanged',
    menuWith({ prices: { specialChar: '2' }, weather: { specialChar: '1' } }),
    false,
    0,
  ],
  ['a key is gone', menuWith({ prices: null }), false, 0],
  ['it waits for a key now', menuWith({ weather: { hasInput: 1 } }), false, 0],
];

test.each(table)('when %s, a kept walk: passed %#', (_, draft, passed, renamed) => {
  const kept = { ...walk, expected };
  const judged = judgeCase(compile(draft), compile(published), kept);
  expect({ passed: judged.passed, renamed: judged.renamed }).toEqual({ passed, renamed });
  if (renamed > 0) expect(judged.lines).toEqual(textsOn(draft));
  else expect(judged.lines).toBeUndefined();
});

test('a walk that the published menu no longer goes word for word is judged by its words', () => {
  const renamed = compile(menuWith({ weather: { title: 'Forecast' } }));
  const before = compile(menuWith({ weather: { title: 'Rain' } }));
  for (const known of [before, null]) {
    expect(judgeCase(renamed, known, { ...walk, expected })).toMatchObject({ passed: false, renamed: 0 });
  }
});

test('the difference that is told is the first one that is more than a title', () => {
  const draft = menuWith({ root: { title: 'Hello' }, weather: { title: 'Forecast', hasInput: 1 } });
  const { difference } = judgeCase(compile(draft), compile(published), { ...walk, expected });
  const told = difference?.line ?? 0;
  expect(expected[told - 1] ?? null).toBe(difference?.expected);
  expect(`${difference?.now} ${difference?.expected}`).not.toMatch(/Hello|Forecast/);
});

test.each([
  ['answer land q: 1', '1'],
  ['answer land of: 7 q: 120', '120'],
  ['answer land q: *', '*'],
])('of "%s" the answer is read, a key or a number', (line, title) =>
  expect(readLine(line)).toEqual({ code: 'saveAnswer', title }),
);
