import { describe, expect, test } from 'vitest';
import { keptDraft } from '../../src/portal/drafts.ts';
import { keepOnly, keptWhen, nothing } from '../../src/portal/lists/selection.ts';
import { differs } from '../../src/portal/records/typed.hook.ts';
import { beginningWith } from '../../src/portal/ui/arrow-keys.ts';
import { unreadBecause } from '../../src/portal/ui/numbers.ts';
import { textFault } from '../../src/portal/ui/text-fault.ts';

describe('a text that is typed or pasted', () => {
  test('is too long when it has more letters than the contract takes, whatever they weigh', () => {
    expect(textFault('a'.repeat(1_000), 120)).toEqual({ kind: 'tooLong', max: 120, length: 1_000 });
    expect([textFault('گندم', 4), textFault('🌾🌾🌾🌾', 4), textFault('')]).toEqual([null, null, null]);
  });

  test('holds no mark in one line, or told to others, that turns what follows it', () => {
    for (const mark of ['\u202e', '\u202a', '\u2066', '\u2069'])
      expect(textFault(`Wheat ${mark}rust`, 120, true)).toEqual({ kind: 'turned' });
    expect([textFault('Wheat \u202erust', 120), textFault('گندم \u200e(1)', 120, true)]).toEqual([null, null]);
  });
});

test('letters lead to what begins with them, and a first one again to the next', () => {
  const words = ['Part', 'Place', 'Risk', 'رسک'];
  expect(beginningWith(words, 'r', 0)).toBe(2);
  expect([beginningWith(words, 'p', 0), beginningWith(words, 'p', 1)]).toEqual([1, 0]);
  expect([beginningWith(words, 'pl', 0), beginningWith(words, 'ri', 2)]).toEqual([1, 2]);
  expect([beginningWith(words, 'ر', 0), beginningWith(words, 'x', 0)]).toEqual([3, -1]);
});

test.each([
  ['12,5', { kind: 'decimalComma', written: '12.5' }],
  ['۱۲،۵', { kind: 'decimalComma', written: '12.5' }],
  ['12%', { kind: 'sign', sign: '%' }],
  ['1e12', { kind: 'sign', sign: 'e' }],
  ['5 lakh', { kind: 'sign', sign: 'lakh' }],
  ['۵ لاکھ', { kind: 'sign', sign: 'لاکھ' }],
  ['1.2.3', null],
])('what is wrong with %s is said', (text, because) => {
  expect(unreadBecause(text)).toEqual(because);
});

test('a form differs from how it began only while something else stands there', () => {
  const begun = { title: '', tags: ['a'] };
  expect(differs({ ...begun }, begun)).toBe(false);
  expect(differs({ ...begun, title: 'Rust' }, begun)).toBe(true);
});

test('a form that was left is found again as it was, without what cannot be shown, until it is sent', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const begun = { title: '', farmerId: null as string | null, season: 'rabi' };
  const draft = keptDraft<typeof begun>('ayesha', 'loan:7', ['farmerId'], store, () => 1_000);
  expect(draft.read(begun)).toBeNull();
  draft.keep({ title: 'Seed', farmerId: 'f1', season: 'kharif' });
  const typed = { title: 'Seed', farmerId: null, season: 'kharif' };
  expect(draft.read(begun)).toEqual({ typed, on: begun, at: 1_000 });
  expect(keptDraft<typeof begun>('ayesha', 'loan:8', [], store, () => 1_000).read(begun)).toBeNull();
  // Somebody else on the same device begins anew.
  expect(keptDraft<typeof begun>('sana', 'loan:7', [], store, () => 1_000).read(begun)).toBeNull();
  draft.drop();
  expect(draft.read(begun)).toBeNull();
});

test('what may not be kept is not written at all, and alone it is no draft', () => {
  const store = new Map<string, string>();
  const browser = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  const begun = { title: '', password: '' };
  const draft = keptDraft<typeof begun>('ayesha', 'extension:new', ['password'], browser);
  draft.keep({ title: 'Line 7', password: 'never-written' }, begun);
  expect(draft.read(begun)?.typed).toEqual({ title: 'Line 7', password: '' });
  expect([...store.values()].join()).not.toContain('never-written');
  draft.keep({ title: '', password: 'never-written' }, begun);
  expect(draft.read(begun)).toBeNull();
});

test('what was chosen stays on the next page, and goes when the list is narrowed otherwise', () => {
  const chosen = keepOnly(['a', 'b']);
  expect(keptWhen(chosen, { status: ['assigned'] }, { status: ['assigned'] })).toBe(chosen);
  expect(keptWhen(chosen, { status: ['assigned'] }, { status: ['submitted'] })).toBe(nothing);
  expect(keptWhen({ ...chosen, all: true }, {}, {})).toBe(nothing);
});
