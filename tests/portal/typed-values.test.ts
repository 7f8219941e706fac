import { describe, expect, test } from 'vitest';
import { isTooShortAnEnd } from '../../machines/shared/last-digits.ts';
import { msisdnOf } from '../../machines/shared/phone.ts';
import { isShortened } from '../../machines/shared/shortened-number.ts';
import { numberFound } from '../../src/portal/features/subscribers/number-found.ts';
import { directionTyped } from '../../src/portal/ui/direction.ts';
import { numberFault, readNumber } from '../../src/portal/ui/numbers.ts';
import { phoneWritten } from '../../src/portal/ui/phones.ts';

describe('a number is taken as people write it', () => {
  test.each([
    ['150000', 150_000],
    ['1,50,000', 150_000],
    ['150,000', 150_000],
    ['99,999,999,999', 99_999_999_999],
    ['1 50 000', 150_000],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['-5', -5],
    ['−5', -5],
    ['۱۲۳', 123],
    ['١٢٣٫٥', 123.5],
    ['۱٬۵۰٬۰۰۰', 150_000],
    ['Rs 5,000/-', 5_000],
    ['PKR 5000', 5_000],
    ['  7 ', 7],
    ['', null],
    ['   ', null],
  ])('%j is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each(['1e12', '12-5', 'abc', '1,5', '1,50,00', '1.5.2', '--5', 'Rs', '0x10', '5 bags'])(
    '%j is no number',
    (text) => {
      expect(readNumber(text)).toBeNaN();
    },
  );
});

describe('what was typed is judged, never moved to where it would fit', () => {
  test.each([
    ['-5', { min: 0 }, 'tooSmall'],
    ['999', { min: -90, max: 90 }, 'tooBig'],
    ['1e12', { min: 0, max: 1_000 }, 'noNumber'],
    ['2.5', { digits: 0 }, 'wholeOnly'],
    ['2.555', { digits: 2 }, 'tooManyDecimals'],
    ['2.55', { digits: 2 }, null],
    ['', { min: 1 }, null],
    ['90', { min: -90, max: 90 }, null],
  ] as const)('%j within %j: %s', (text, bounds, fault) => {
    expect(numberFault(readNumber(text), bounds)).toBe(fault);
  });
});

describe('a telephone number is taken as people write it', () => {
  test.each([
    ['0300 5550173', '923005550173'],
    ['+92 300 555-0173', '923005550173'],
    ['0092 (300) 5550173', '923005550173'],
    ['923005550173', '923005550173'],
    ['3005550173', '923005550173'],
    ['۰۳۰۰ ۵۵۵۰۱۷۳', '923005550173'],
    ['042 35761234', '924235761234'],
    ['+44 20 7946 0958', '442079460958'],
  ])('%j is %s', (text, number) => {
    expect(msisdnOf(text)).toBe(number);
    expect(msisdnOf(phoneWritten(number))).toBe(number);
  });

  test.each(['', '0300', '0300 555017', '0300 55501734', 'call me', '03x05550173', '+92 300'])('%j is none', (text) => {
    expect(msisdnOf(text)).toBeNull();
  });

  test('one that a spreadsheet has shortened is told from what is none', () => {
    expect(['9.23071E+11', ' 9,23E+11', '۹٫۲۳E+11', '\u202a9.2E11\u202c'].filter((text) => !isShortened(text))).toEqual(
      [],
    );
    expect(['923071442455', 'E+11', '92E', 'bibi', ''].filter(isShortened)).toEqual([]);
  });

  test.each([
    ['0307 144', 'ltr'],
    ['+92 307', 'ltr'],
    ['۰۳۰۷ ۱۴۴', 'ltr'],
    ['C-48119', undefined],
    ['گندم 17', undefined],
    ['', undefined],
  ])('%j runs %s as it is typed', (text, way) => {
    expect(directionTyped(text)).toBe(way);
  });
});

test('the groups of a written number cannot change places, nor its plus its side', () => {
  expect(phoneWritten('923071442455')).toBe('0307\u00A01442455');
  expect(phoneWritten('924235761234')).toBe('\u200E+924235761234');
});

describe('a number shows what it was found by', () => {
  test.each([
    ['0307', ['', '0307', '\u00A01442455']],
    ['92307144', ['', '0307\u00A0144', '2455']],
    ['2455', ['0307\u00A0144', '2455', '']],
    ['71442455', ['030', '7\u00A01442455', '']],
    ['0311', ['0307\u00A01442455', '', '']],
    ['Ashraf', ['0307\u00A01442455', '', '']],
  ])('%s', (search, parts) => {
    expect(numberFound('923071442455', search)).toEqual(parts);
  });
});

test('a few digits are told from the end of a number', () => {
  expect(['764', ' ۷۶۴ ', '7', '7-64'].filter((typed) => !isTooShortAnEnd(typed))).toEqual([]);
  expect(['7764', 'LN-2', 'bibi', ''].filter(isTooShortAnEnd)).toEqual([]);
});
