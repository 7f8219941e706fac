import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from '../../src/portal/api/gathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call works at once, a storm of them once a second, and the last is never lost', () => {
  let calls = 0;
  const seenAt: number[] = [];
  const ask = gathered(() => seenAt.push(calls), 1_000);
  // 500 calls, one every 5 ms, of which the last is at 2,495 ms.
  for (let nth = 1; nth <= 500; nth++) {
    calls = nth;
    ask();
    vi.advanceTimersByTime(5);
  }
  expect(seenAt).toEqual([1, 200, 400]);
  vi.advanceTimersByTime(10_000);
  expect(seenAt).toEqual([1, 200, 400, 500]);
});

test('calls that are far apart each work at once', () => {
  let times = 0;
  const ask = gathered(() => {
    times++;
  }, 1_000);
  for (const expected of [1, 2, 3]) {
    ask();
    expect(times).toBe(expected);
    vi.advanceTimersByTime(1_000);
  }
  expect(times).toBe(3);
});

test('work that takes longer than the pause is done to its end before it begins anew, and once more for all that was asked', async () => {
  const ends: (() => void)[] = [];
  const ask = gathered(() => new Promise<void>((end) => ends.push(end)), 100);
  ask();
  for (let nth = 0; nth < 50; nth++) {
    ask();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
});
