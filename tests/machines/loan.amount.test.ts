import { expect, test } from 'vitest';
import { ceilingOf, changedTerms, isByLand, itemsTotal, noTerms, termsOf } from '../../machines/loans/loan.amount.ts';

test('what was corrected is told with its old and its new value, and nothing else', () => {
  const before = { ...noTerms, purpose: 'Wheat inputs', amount: 500_000, acres: 2.5 };
  expect(changedTerms(before, { ...before, amount: 450_000, acres: null })).toEqual({
    amount: { before: 500_000, after: 450_000 },
    acres: { before: 2.5, after: null },
  });
  expect(changedTerms(before, { ...before })).toEqual({});
});

test.each([
  [{ perAcre: 100_000, max: 1_000_000 }, 2.5, 250_000],
  [{ perAcre: 100_000, max: 1_000_000 }, 0, 0],
  [{ perAcre: 100_000, max: 1_000_000 }, null, 0],
  [{ perAcre: 100_000, max: 1_000_000 }, -2, 0],
  [{ perAcre: null, max: 1_000_000 }, null, 1_000_000],
  [{ perAcre: 100_000, max: 1_000_000 }, 50, 1_000_000],
  [{ perAcre: null, max: 1_000_000 }, 2.5, 1_000_000],
  [null, 2.5, Number.POSITIVE_INFINITY],
])('of %j on %s acres as much as %s may be asked for', (limit, acres, ceiling) => {
  expect(ceilingOf(limit, acres)).toBe(ceiling);
});

test.each([
  [{ perAcre: 100_000, max: 1_000_000 }, true],
  [{ perAcre: null, max: 1_000_000 }, false],
  [null, false],
  [undefined, false],
])('a loan limited by %j is measured by its land: %s', (limit, byLand) => {
  expect(isByLand(limit)).toBe(byLand);
});

test('items come to their sum, to the paisa', () => {
  const item = (quantity: number, unitPrice: number) => ({ quantity, unitPrice });
  expect(itemsTotal([item(3, 0.1), item(2, 1_250.5)])).toBe(2_501.3);
  expect(itemsTotal([])).toBe(0);
  expect(itemsTotal(undefined)).toBeUndefined();
});

test('terms that an event leaves out are cleared, but for what every loan has and for its items', () => {
  const kept = {
    typeId: 'inputs',
    partnerId: 'bank',
    purpose: 'Wheat inputs',
    amount: 500_000,
    tenureMonths: 9,
    markUp: 14,
  };
  const items = [{ title: 'Urea', supplier: null, quantity: 2, unit: 'bag', unitPrice: 4_500 }];
  const stated = {
    paymentModeId: 'cash',
    season: 'rabi',
    acres: 2.5,
    landTenure: 'owner',
    security: 'Gold',
    coSigner: 'Aslam',
  };
  const before = { ...noTerms, ...kept, ...stated, items };
  const cleared = { paymentModeId: null, season: null, acres: null, landTenure: null, security: null, coSigner: null };
  expect(termsOf({}, before)).toEqual({ ...kept, ...cleared, items });
  const other = { typeId: 'tools', partnerId: 'fund', purpose: 'Pump', amount: 1, tenureMonths: 2, markUp: 3 };
  expect(termsOf({ ...other, ...stated, items: [] }, before)).toEqual({ ...other, ...stated, items: [] });
  const nameless = { title: ' ', supplier: ' ', quantity: 1, unit: null, unitPrice: 2 };
  expect(termsOf({ items: [nameless] }, before).items).toEqual([{ ...nameless, title: '', supplier: null }]);
  expect(termsOf({ amount: '7', acres: '1', season: 5, items: 'Urea' }, before)).toEqual({
    ...kept,
    ...cleared,
    items,
  });
});
