import { expect, test } from 'vitest';
import { begunReasons } from '../../src/portal/queues/begun-reasons.ts';

test('a reason that was begun is found by the next page of the same person, until it was sent', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const reason = { template: 'r1', message: 'Names a neighbour' };
  const page = begunReasons('sana', store);
  page.begin('post 1 reject', reason);
  expect(page.of('post 1 reject')).toEqual(reason);
  expect(begunReasons('sana', store).of('post 1 reject')).toEqual(reason);
  expect(begunReasons('sana', store).of('post 2 reject')).toBeUndefined();
  expect(begunReasons('usman', store).of('post 1 reject')).toBeUndefined();
  page.sent('post 1 reject');
  // Refused, it is there again where it was sent.
  expect(page.of('post 1 reject')).toEqual(reason);
  expect(begunReasons('sana', store).of('post 1 reject')).toBeUndefined();
  page.begin('post 1 reject', { template: null, message: '' });
  expect(kept.size).toBe(0);
});
