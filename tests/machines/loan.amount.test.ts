import { expect, test } from 'vitest';
import { ceilingOf, changedTerms, itemsTotal, noTerms } from '../../machines/loans/loan.amount.ts';

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
  [{ perAcre: 100_000, max: 1_000_000 }, 0, 1_000_000],
  [{ perAcre: 100_000, max: 1_000_000 }, null, 1_000_000],
  [{ perAcre: 100_000, max: 1_000_000 }, 50, 1_000_000],
  [{ perAcre: null, max: 1_000_000 }, 2.5, 1_000_000],
  [null, 2.5, Number.POSITIVE_INFINITY],
])('of %j on %s acres as much as %s may be asked for', (limit, acres, ceiling) => {
  expect(ceilingOf(limit, acres)).toBe(ceiling);
});

test('items come to their sum, to the paisa', () => {
  const item = (quantity: number, unitPrice: number) => ({ quantity, unitPrice });
  expect(itemsTotal([item(3, 0.1), item(2, 1_250.5)])).toBe(2_501.3);
  expect(itemsTotal([])).toBe(0);
  expect(itemsTotal(undefined)).toBeUndefined();
});
