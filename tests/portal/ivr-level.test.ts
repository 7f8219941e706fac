import { describe, expect, test } from 'vitest';
import { type Level, levelOf, onMeter, trimmed, verdictOf } from '../../src/portal/features/ivr/audio/level.ts';

const times = (count: number, rms: number, peak = rms * 2): Level[] =>
  Array.from({ length: count }, () => ({ rms, peak }));

describe('a recording so far', () => {
  test.each([
    ['of nothing yet', [], null],
    ['of less than a second', times(9, 0.1), null],
    ['at the level of speech', times(30, 0.1), 'good'],
    ['of speech with long pauses', [...times(20, 0.0005), ...times(10, 0.08)], 'good'],
    ['from far away', times(30, 0.008), 'quiet'],
    ['just loud enough', times(30, 0.0159), 'good'],
    ['just too quiet', times(30, 0.0157), 'quiet'],
    ['of a microphone that is off', times(30, 0.0005), 'silent'],
    ['with one crack', [...times(29, 0.1), { rms: 0.1, peak: 1 }], 'good'],
    ['that is cut off twice', [...times(28, 0.1), ...times(2, 0.3, 0.99)], 'clipping'],
    ['that is cut off at once', times(2, 0.7, 1), 'clipping'],
  ] as const)('%s is %s', (_, levels, verdict) => {
    expect(verdictOf(levels)).toBe(verdict);
  });
});

test.each([
  [[], 0, 0],
  [[0.5, -0.5], 0.5, 0.5],
  [[0, 0, 0, -1], 0.5, 1],
])('%j has its level', (samples, rms, peak) => {
  expect(levelOf(new Float32Array(samples))).toEqual({ rms, peak });
});

test.each([
  [0, 0],
  [0.001, 0],
  [1, 1],
  [2, 1],
  [0.1, 2 / 3],
])('%d stands on the meter at %d', (value, place) => {
  expect(onMeter(value)).toBeCloseTo(place, 5);
});

describe('silence at the ends goes, but for a breath', () => {
  const RATE = 1_000;
  const sound = (...parts: [seconds: number, loudness: number][]) =>
    new Float32Array(parts.flatMap(([seconds, loudness]) => Array.from({ length: seconds * RATE }, () => loudness)));
  test.each([
    ['before and after', sound([2, 0], [1, 0.5], [3, 0]), 1_300],
    ['but not between words', sound([0.5, 0], [1, 0.5], [2, 0], [1, 0.5]), 4_150],
    ['and hiss is silence', sound([2, 0.005], [1, 0.5]), 1_150],
    ['all of it stays where nothing is heard', sound([2, 0]), 2_000],
    ['nothing goes where there is none', sound([1, 0.5]), 1_000],
    ['of nothing', sound(), 0],
  ])('%s', (_, samples, length) => {
    expect(trimmed(samples, RATE).length).toBe(length);
  });
});
