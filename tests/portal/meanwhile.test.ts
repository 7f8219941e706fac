import { expect, test } from 'vitest';
import {
  chosen,
  isUndecided,
  rebased,
  sideOf,
  type Typing,
  typingOn,
  unsentOf,
} from '../../src/portal/editing/meanwhile.ts';

interface Form {
  title: string;
  days: number[];
  at: { lat: number | null; lng: number | null };
  texts: Record<string, string>;
}
const begun: Form = { title: 'Rust', days: [1, 2], at: { lat: 30, lng: 71 }, texts: { ur: 'a' } };
const on = (typed: Partial<Form>, now: Partial<Form>, inGroups = true) =>
  rebased(typingOn(begun, { ...begun, ...typed }), { ...begun, ...now }, inGroups);
const fieldsOf = ({ clashes }: Typing<Form>) => clashes.map(({ field }) => field);

test.each<[string, Partial<Form>, Partial<Form>, Partial<Form>, { taken?: string[]; asked?: string[] }]>([
  ['nobody changed anything', {}, {}, {}, {}],
  ['mine alone', { title: 'Mine' }, {}, { title: 'Mine' }, {}],
  ['theirs alone', {}, { title: 'Theirs' }, { title: 'Theirs' }, { taken: ['title'] }],
  ['two fields', { title: 'Mine' }, { days: [3] }, { title: 'Mine', days: [3] }, { taken: ['days'] }],
  ['both alike', { title: 'Same' }, { title: 'Same' }, { title: 'Same' }, {}],
  [
    'both alike, written otherwise',
    { title: ' Rust on wheat' },
    { title: 'Rust on\u00a0wheat' },
    { title: 'Rust on\u00a0wheat' },
    {},
  ],
  ['one number', { title: '+92 (300) 555-0173' }, { title: '0300\u00a05550173' }, { title: '0300\u00a05550173' }, {}],
  [
    'two numbers',
    { title: '0300 5550174' },
    { title: '0300\u00a05550173' },
    { title: '0300 5550174' },
    { asked: ['title'] },
  ],
  ['both otherwise', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine' }, { asked: ['title'] }],
  ['a list put back follows', { days: [1, 2] }, { days: [5] }, { days: [5] }, { taken: ['days'] }],
  ['emptied by both sides', { title: '' }, { days: [] }, { title: '', days: [] }, { taken: ['days'] }],
  [
    'two of a group',
    { at: { lat: 31, lng: 71 } },
    { at: { lat: 30, lng: 72 } },
    { at: { lat: 31, lng: 72 } },
    { taken: ['at.lng'] },
  ],
  [
    'one of a group',
    { at: { lat: 31, lng: 71 } },
    { at: { lat: 32, lng: 71 } },
    { at: { lat: 31, lng: 71 } },
    { asked: ['at.lat'] },
  ],
  [
    'one more in a group',
    { texts: { ur: 'b' } },
    { texts: { ur: 'a', pa: 'c' } },
    { texts: { ur: 'b', pa: 'c' } },
    { taken: ['texts.pa'] },
  ],
  ['one less in a group', { title: 'Mine' }, { texts: {} }, { title: 'Mine', texts: {} }, { taken: ['texts.ur'] }],
])('%s', (_, mine, theirs, stands, { taken = [], asked = [] }) => {
  const typing = on(mine, theirs);
  expect(typing.typed).toEqual({ ...begun, ...stands });
  expect(typing.begun).toEqual({ ...begun, ...theirs });
  expect(typing.taken).toEqual(taken);
  expect(fieldsOf(typing)).toEqual(asked);
  expect(isUndecided(typing)).toBe(asked.length > 0);
});

test('what belongs together is taken, or asked about, as one', () => {
  const typing = on({ at: { lat: 31, lng: 71 } }, { at: { lat: 30, lng: 72 } }, false);
  expect(fieldsOf(typing)).toEqual(['at']);
});

test('one side is chosen, and the other after all, as often as one likes; what was typed comes back', () => {
  let typing = on({ title: 'Mine', days: [9] }, { title: 'Theirs' });
  for (const [side, title] of [
    ['theirs', 'Theirs'],
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
    ['mine', 'Mine'],
  ] as const) {
    typing = chosen(typing, 'title', side);
    expect(typing.typed).toEqual({ ...begun, title, days: [9] });
    expect(typing.clashes.map((clash) => sideOf(clash, typing.typed))).toEqual([side]);
    expect(isUndecided(typing)).toBe(false);
    expect(unsentOf(typing)).toEqual({ typed: { ...begun, title: 'Mine', days: [9] }, on: begun });
  }
});

test('typing on while it is asked is no choice, and is what stands on the own side', () => {
  const asked = on({ title: 'Mine' }, { title: 'Theirs' });
  const typing = { ...asked, typed: { ...asked.typed, title: 'Rust' } };
  expect(isUndecided(typing)).toBe(true);
  expect(chosen(chosen(typing, 'title', 'theirs'), 'title', 'mine').typed.title).toBe('Rust');
});

test.each([
  ['saved again otherwise, it is asked again', 'Third', 'Mine', undefined],
  ['saved as it was typed here, there is nothing to ask', 'Mine', 'Mine', null],
  ['saved back, it is still their choice against mine', 'Rust', 'Mine', undefined],
])('after a choice: %s', (_, third, stands, side) => {
  const typing = rebased(chosen(on({ title: 'Mine' }, { title: 'Theirs' }), 'title', 'theirs'), {
    ...begun,
    title: third,
  });
  expect(typing.typed.title).toBe(stands);
  const [clash] = typing.clashes;
  expect(clash ? sideOf(clash, typing.typed) : null).toBe(side);
});

test('another field that is saved after a choice leaves the choice as it is', () => {
  const typing = rebased(chosen(on({ title: 'Mine' }, { title: 'Theirs' }), 'title', 'mine'), {
    ...begun,
    title: 'Theirs',
    days: [4],
  });
  expect(typing).toMatchObject({ typed: { title: 'Mine', days: [4] }, taken: ['days'] });
  expect(isUndecided(typing)).toBe(false);
});
