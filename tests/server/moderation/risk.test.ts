import { expect, test } from 'vitest';
import { riskOf } from '../../../src/server/features/moderation/risk.ts';

test.each([
  'Earn 50,000 every week from home, ask me how',
  'Guaranteed profit, double your money in a month',
  'Ghar baithe rozana 5000 kamayen',
  'Paise kamao, sirf aik ghanta rozana',
  'گھر بیٹھے روزانہ پانچ ہزار روپے کمائیں',
  'آپ کی لاٹری نکلی ہے، رابطہ کریں',
])('money that is promised is seen: %s', (text) => {
  expect(riskOf(text)).toMatchObject({ level: 'high', reasons: expect.arrayContaining(['moneyPromise']) });
});

test.each([
  'What did you earn from cotton this year?',
  'گندم سے اس سال کتنا منافع ہوا؟',
  'The mandi rate was 3,250 a maund every day this week.',
  'Is fasal se kitni kamai hui?',
])('talk of the harvest is none: %s', (text) => {
  expect(riskOf(text).reasons).not.toContain('moneyPromise');
});
