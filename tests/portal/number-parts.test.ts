import { expect, test } from 'vitest';
import { numberParts } from '../../src/portal/ui/number-parts.ts';

test.each([
  ['رابطہ 0345-5550142 پر', '0345-5550142'],
  ['رابطہ ۰۳۴۵ ۵۵۵۰۱۴۲ پر', '۰۳۴۵ ۵۵۵۰۱۴۲'],
  ['فون +92 345 5550142', '+92 345 5550142'],
  ['فون +923455550142۔', '+923455550142'],
  ['شناختی کارڈ 35202-1234567-1 ہے', '35202-1234567-1'],
  ['تاریخ 29/11/2026 کو', '29/11/2026'],
  ['سولر ٹیوب ویل 7.5 kW', '7.5 kW'],
  ['15 kW موٹر', '15 kW'],
  ['سولر (۷٫۵ kW) پمپ', '۷٫۵ kW'],
  ['پمپ 7.5 kW Grundfos نیا', '7.5 kW Grundfos'],
])('in "%s" the number stands apart', (text, number) => {
  const parts = numberParts(text);
  expect(parts[1]).toBe(number);
  expect(parts.join('')).toBe(text);
});

test.each([
  '03455550142',
  'قیمت 120000 روپے',
  '2-3 من',
  '40 15000 روپے',
  '',
  'سبز مرچ',
  'Pump 7.5 kW',
  'ٹریکٹر MF 240 Diesel',
])('in "%s" none does: its groups cannot change places, or run as the words do', (text) =>
  expect(numberParts(text)).toEqual([text]),
);

test('each of several numbers stands apart', () => {
  expect(numberParts('0345-5550142 یا 0300-1234567')).toEqual(['', '0345-5550142', ' یا ', '0300-1234567', '']);
});
