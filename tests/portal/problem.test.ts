import { expect, test } from 'vitest';
import { fieldErrors, ProblemError, problemOf } from '../../src/portal/api/problem.ts';

test('a refusal carries its problem document', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'stale',
    detail: 'Somebody was faster.',
  };
  const refusal = await problemOf(Response.json(problem, { status: 409 }));
  expect(refusal).toMatchObject({ status: 409, code: 'stale', message: 'Somebody was faster.', problem });
});

test('an answer that is no problem document becomes one', async () => {
  const refusal = await problemOf(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect([refusal.status, refusal.title]).toEqual([502, 'Bad Gateway']);
});

test('messages belong to the form field that their pointer names', () => {
  const errors = [
    { pointer: '/amount', message: 'must be a number' },
    { pointer: '/items/0/price', message: 'is required' },
  ];
  const refusal = new ProblemError({ type: 'about:blank', title: 'Invalid', status: 422, code: 'invalid', errors });
  expect(fieldErrors(refusal)).toEqual({ amount: 'must be a number', 'items.0.price': 'is required' });
  expect(fieldErrors(new TypeError('lost'))).toEqual({});
});
