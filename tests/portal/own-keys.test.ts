import { describe, expect, test } from 'vitest';
import { commandOf } from '../../src/portal/lists/keys.ts';
import { records } from '../../src/portal/pages.ts';
import { isSave, keyOf } from '../../src/portal/ui/keyboard.ts';
import {
  exchanged,
  meaningOf,
  parseOwnKeys,
  pressedFor,
  setLettersOff,
  setOwnKeys,
} from '../../src/portal/ui/own-keys.ts';

const alone = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const letter = (key: string) => ({ ...alone, key, code: `Key${key.toUpperCase()}` });

describe('two letters that changed places', () => {
  const keys = exchanged({}, 'a', 'f');

  test('do what the other did, and the legends name them so', () => {
    expect([meaningOf('f', keys), meaningOf('a', keys), meaningOf('j', keys)]).toEqual(['a', 'f', 'j']);
    expect([pressedFor('A', keys), pressedFor('F', keys), pressedFor('Ctrl A', keys), pressedFor('1', keys)]).toEqual([
      'F',
      'A',
      'Ctrl A',
      '1',
    ]);
  });

  test('and then one of them with a third: every letter still does one thing', () => {
    const further = exchanged(keys, 'a', 'q');
    expect(pressedFor('A', further)).toBe('Q');
    const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');
    expect(new Set(alphabet.map((pressed) => meaningOf(pressed, further))).size).toBe(26);
    for (const each of alphabet) expect(pressedFor(meaningOf(each, further), further).toLowerCase()).toBe(each);
  });

  test('and back: nothing is kept', () => expect(exchanged(keys, 'a', 'a')).toEqual({}));
});

test('what is written is saved by Ctrl S and by Ctrl Enter, on any keyboard', () => {
  const held = { ...alone, ctrlKey: true };
  const enter = { key: 'Enter', code: 'Enter' };
  expect(
    [
      { ...held, ...enter },
      { ...held, key: 'س', code: 'KeyS' },
    ].map(isSave),
  ).toEqual([true, true]);
  expect([{ ...alone, ...enter }, letter('s'), { ...letter('d'), ...held, key: 'd' }].map(isSave)).toEqual([
    false,
    false,
    false,
  ]);
});

test('no letter that a list keeps for itself sends an event there', async () => {
  const described = await Promise.all(Object.values(records).flatMap(({ describe: of }) => (of ? [of()] : [])));
  const taken = described.flatMap(({ workflow, keys = [] }) =>
    keys.filter(({ key }) => commandOf(letter(key))).map(({ key, event }) => `${workflow} ${key} ${event}`),
  );
  expect(taken).toEqual([]);
});

test.each([
  [null, {}],
  ['{"a":"f","f":"a"}', { a: 'f', f: 'a' }],
  ['{"a":"f"}', {}],
  ['{"a":"f","f":"f"}', {}],
  ['{"a":"1","1":"a"}', {}],
  ['["a"]', {}],
  ['nonsense', {}],
])('what is kept as %s is read as an order of letters or not at all', (text, keys) => {
  expect(parseOwnKeys(text)).toEqual(keys);
});

test('keys of lists are those that the person pressed, those with Ctrl stay where they are', () => {
  setOwnKeys({ j: 'n', n: 'j', a: 'q', q: 'a' });
  expect(commandOf(letter('n'))).toEqual({ kind: 'move', steps: 1, extend: false });
  expect(commandOf(letter('j'))).toBeNull();
  expect(commandOf({ ...letter('a'), ctrlKey: true })).toEqual({ kind: 'selectPage' });
  expect(keyOf(letter('q'))).toBe('a');
  setOwnKeys({});
  expect(commandOf(letter('j'))).toEqual({ kind: 'move', steps: 1, extend: false });
});

test('turned off, a letter alone is no key, and every other key is what it was', () => {
  setLettersOff(true);
  const told = [letter('a'), { ...letter('A'), shiftKey: true }, { ...letter('a'), ctrlKey: true }].map(keyOf);
  const others = ['?', '/', '1', 'Enter', 'ArrowDown'].map((key) => keyOf({ ...alone, key, code: '' }));
  setLettersOff(false);
  expect(told).toEqual(['', '', 'a']);
  expect(others).toEqual(['?', '/', '1', 'Enter', 'ArrowDown']);
  expect(keyOf(letter('a'))).toBe('a');
});
