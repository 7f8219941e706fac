import { describe, expect, test } from 'vitest';
import { counterpartOf } from '../../machines/ivr/questions.ts';
import {
  type Column,
  countOfTag,
  fewPlaces,
  furtherOut,
  mostLeaveAt,
  percentOf,
  type Question,
  sameKey,
  shareAt,
} from '../../src/portal/features/campaigns/results/compared.ts';
import type { SurveyResults } from '../../src/portal/features/campaigns/results/results.data.ts';

const question = (id: string, title: string, answered: number, keys: [string, string | null, number][]): Question => ({
  id,
  title,
  kind: 'keys',
  answered,
  keys: keys.map(([key, label, count]) => ({ key, label, count, places: [] })),
});
const results = (answered: number, inputs: Question[]): SurveyResults => ({
  id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d7101',
  title: 'Sowing',
  isTrial: false,
  asked: 100,
  answered,
  finished: 0,
  firstAt: null,
  lastAt: null,
  languages: [],
  places: [],
  inputs,
});

test('tags are set beside those of the other survey, which may write them otherwise; what is answered otherwise is another question', () => {
  const tags = [
    { tag: 'Water', count: 4, places: [] },
    { tag: 'price', count: 2, places: [] },
  ];
  expect(['water', 'price', 'urea'].map((tag) => countOfTag({ tags }, tag))).toEqual([4, 2, 0]);
  const asked = question('q', 'What worries you?', 5, []);
  const spoken: Question = { ...asked, kind: 'recording', recordings: { sorted: 0, tags, first: [] } };
  expect(counterpartOf(spoken, [asked])).toBeUndefined();
  expect(counterpartOf(spoken, [asked, { ...spoken, id: 'r' }])?.id).toBe('r');
});

test.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [7, 7, 100],
])('%d of %d are %d per cent', (count, of, percent) => expect(percentOf(count, of)).toBe(percent));

describe('beside an earlier survey', () => {
  const now = question('q2', 'Have you sown?', 10, []);

  test('a question is the one of the same words, wherever it stood', () => {
    const then = [question('q2', 'How many acres?', 5, []), question('x', ' have you sown? ', 6, [])];
    expect(counterpartOf(now, then)?.id).toBe('x');
  });

  test('else the one it was copied from', () => {
    expect(counterpartOf(now, [question('q2', 'Did you sow?', 5, [])])?.title).toBe('Did you sow?');
    expect(counterpartOf(now, [question('q9', 'Did it rain?', 5, [])])).toBeUndefined();
  });

  test('an answer is the one of the same words, whatever key it had', () => {
    const { keys } = question('q', 'Sown?', 9, [
      ['1', 'No', 4],
      ['2', 'Yes', 5],
    ]);
    expect(sameKey({ key: '1', label: 'yes', count: 1, places: [] }, keys)?.count).toBe(5);
    expect(sameKey({ key: '1', label: 'Perhaps', count: 1, places: [] }, keys)).toBeUndefined();
    expect(sameKey({ key: '1', label: null, count: 1, places: [] }, keys)).toBeUndefined();
  });
});

const columns = (...spans: string[]): Column[] =>
  spans.map((span) => {
    const [from = 0, to = from] = span.split('-').map(Number);
    return { from, to, count: 1, places: [] };
  });

test('a question is the one that is answered alike: by keys, or by a number of the same unit', () => {
  const acres = { id: 'a', title: 'How much land?', kind: 'number', unit: 'acres' } as const;
  const others = [
    { ...acres, id: 'keys', kind: 'keys', unit: undefined },
    { ...acres, id: 'kanal', unit: 'kanal' },
    { ...acres, id: 'same', unit: ' Acres' },
  ] as const;
  expect(counterpartOf(acres, others)?.id).toBe('same');
  expect(counterpartOf(acres, others.slice(0, 2))).toBeUndefined();
  // Of two of the same words its own.
  expect(counterpartOf(acres, [others[2], acres])?.id).toBe('a');
});

test.each<[string, Column[], (string | null)[]]>([
  ['all alike', columns('1-4', '5-9', '10-12'), [null, null, null]],
  ['what lies further out', columns('0-4', '5-6', '7-8', '9-400'), ['under 5', null, null, 'over 8']],
  ['nothing to compare with', columns('1-4', '5-400'), [null, null]],
])('columns named by where they begin and end: %s', (_what, all, expected) => {
  expect(
    all.map((_, place) => {
      const outer = furtherOut(all, place);
      return outer && Object.entries(outer).flat().join(' ');
    }),
  ).toEqual(expected);
});

/** By hand: each column is a quarter of the width, whatever it holds. */
test.each([
  [2, 0.25 * 0.125],
  [3.5, 0.25 * 0.5],
  [5.5, 0.25],
  [7, 0.25 * 1.5],
  [10, 0.25 * 2.5],
  [12.5, 0.25 * 3.5],
])('a median of %d stands at its share of the width', (median, share) =>
  expect(shareAt(columns('2-5', '6-8', '9-11', '12-13'), median)).toBeCloseTo(share, 10),
);

test('the median of one number stands in its middle', () => expect(shareAt(columns('4'), 4)).toBe(0.5));

test('where nothing was typed no median stands anywhere', () => expect(shareAt([], 3)).toBeNull());

test('most leave at the question that the fewest of those who came to it answered', () => {
  const inputs = [60, 55, 20, 18].map((answered, place) => question(`q${place}`, `${place}`, answered, []));
  expect(mostLeaveAt(results(60, inputs))).toEqual({ place: 3, left: 35 });
  expect(mostLeaveAt(results(60, inputs.slice(0, 1)))).toBeNull();
  // Who typed a number that was a mistake did not leave there.
  const mistaken = inputs.map((input) => ({
    ...input,
    number: { median: null, leftOut: 60 - input.answered, columns: [] },
  }));
  expect(mostLeaveAt(results(60, mistaken))).toBeNull();
});

test('four provinces have a column, the others and the unknown ones share one', () => {
  const places = [null, 'a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id, titleUr: null, asked: 9, answered: 1 }));
  const { named, others } = fewPlaces(places);
  expect([named.map(({ id }) => id), others]).toEqual([
    ['a', 'b', 'c', 'd'],
    [null, 'e'],
  ]);
});
