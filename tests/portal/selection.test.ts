import { describe, expect, test } from 'vitest';
import {
  chooseAll,
  countOf,
  extend,
  isChosen,
  keepOnly,
  keptOnPage,
  nothing,
  pageMark,
  toggle,
  togglePage,
} from '../../src/portal/lists/selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('choosing records', () => {
  test('a range goes from the last one chosen to this one, in either direction', () => {
    const down = extend(toggle(nothing, 'b', page), 'd', page);
    const up = extend(toggle(nothing, 'c', page), 'a', page);
    expect([...down.ids].sort()).toEqual(['b', 'c', 'd']);
    expect([...up.ids].sort()).toEqual(['a', 'b', 'c']);
  });

  test('a range without a start on this page chooses the one row', () => {
    expect([...extend({ ...nothing, anchor: 'elsewhere' }, 'c', page).ids]).toEqual(['c']);
  });

  test('the box in the head chooses the page, keeps other pages, and takes the page away again', () => {
    const whole = togglePage(toggle(nothing, 'z', ['z']), page);
    expect([...whole.ids].sort()).toEqual(['a', 'b', 'c', 'd', 'z']);
    expect(pageMark(whole, page)).toBe('on');
    expect([...togglePage(whole, page).ids]).toEqual(['z']);
  });

  test('everything that matches counts as the total, and one taken out leaves the rest of the page', () => {
    const all = chooseAll(nothing);
    expect([countOf(all, 12_431), isChosen(all, 'anything')]).toEqual([12_431, true]);
    const some = toggle(all, 'b', page);
    expect([some.all, [...some.ids]]).toEqual([false, ['a', 'c', 'd']]);
  });

  test('what is not on its page any more is chosen no more; other pages stay', () => {
    expect([...keptOnPage(keepOnly(['a', 'b', 'z']), page, ['b', 'e']).ids]).toEqual(['b', 'z']);
  });

  test('after a run the failed ones stay chosen', () => {
    expect(pageMark(keepOnly(['b']), page)).toBe('partly');
  });
});
