import { describe, expect, test } from 'vitest';
import { partedAt } from '../../src/portal/features/imports/wrong-place.ts';

describe('the wrong place in a cell', () => {
  test.each([
    ['0300441782', 'tooShort', '1', '0300441782[_]'],
    ['03004417826 11', 'tooLong', '2', '03004417826 [11]'],
    ['0300-44178-261', 'tooLong', '1', '0300-44178-26[1]'],
    ['042 35761999', 'landline', null, '[042] 35761999'],
    ['+92 42 35761999', 'landline', null, '[+92 42] 35761999'],
    ['3.00442E+09', 'shortened', null, '3.00442[E+09]'],
    ['=A1+1', 'formula', null, '[=A1+1]'],
    ['Siraiki', 'noSuchLanguage', 'Saraiki', '[Siraiki]'],
    ['', 'empty', null, '[]'],
  ])('of %s, %s is marked', (value, code, detail, expected) => {
    const { before, wrong, after } = partedAt(value, code, detail);
    expect(`${before}[${wrong}]${after}`).toBe(expected);
  });
});
