import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearServerTime, serverNow } from '../../src/portal/api/server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-22T19:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

test('the day is the server’s, however wrong the browser’s clock is, and an old answer does not turn it back', () => {
  hearServerTime(null);
  hearServerTime('some day');
  expect(serverNow().toISOString()).toBe('2026-11-22T19:00:00.000Z');
  hearServerTime('Mon, 30 Nov 2026 07:00:00 GMT');
  expect(serverNow().toISOString()).toBe('2026-11-30T07:00:00.000Z');
  hearServerTime('Sun, 29 Nov 2026 07:00:00 GMT');
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe('2026-11-30T07:01:00.000Z');
});
