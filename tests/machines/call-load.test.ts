import { expect, test } from 'vitest';
import { benchCalls, callSection } from '../bench/call.ts';

test('many calls at once each go their own way, and the speed run measures them', () => {
  const measured = benchCalls({ calls: 100, rounds: 30 });
  expect(measured).toMatchObject({ calls: 100, steps: 3000 });
  expect(measured.ended).toBeGreaterThan(5);
  expect(callSection({ ...measured, stepsASecond: 40_000, bytesACall: 2048 })).toContain('40,000 steps');
});
