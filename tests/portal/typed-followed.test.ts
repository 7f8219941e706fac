import { expect, test } from 'vitest';
import { followed } from '../../src/portal/records/typed.hook.ts';

const begun = { title: 'Rust', days: [1, 2], note: '' };

test('what was typed stays, and what was not follows the record', () => {
  const now = { title: 'Rust in wheat', days: [3], note: 'by a colleague' };
  expect(followed({ ...begun, note: 'mine' }, begun, now)).toEqual({ title: 'Rust in wheat', days: [3], note: 'mine' });
});

test('a list that was chosen anew stays as it was chosen, one that was put back follows', () => {
  const now = { ...begun, days: [5] };
  expect(followed({ ...begun, days: [1] }, begun, now).days).toEqual([1]);
  expect(followed({ ...begun, days: [1, 2] }, begun, now).days).toEqual([5]);
});
