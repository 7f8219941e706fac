import { expect, test } from 'vitest';
import { meantBy } from '../../src/portal/workflow/chosen-records.ts';

test('what is typed for many is for those that are ticked and not out of reach whatever is typed', () => {
  const rows = (['accepted', 'invalid', 'replayed', 'conflict', 'forbidden', 'notFound', 'accepted'] as const).map(
    (outcome, at) => ({ id: String(at), outcome }),
  );
  expect(meantBy(rows, new Set(['6']))).toEqual(['0', '1', '2']);
  expect(meantBy(undefined, new Set())).toBe(null);
});
