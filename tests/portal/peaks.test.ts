import { expect, test } from 'vitest';
import { peaksOf } from '../../src/portal/queues/peaks.ts';

test('a waveform shows the loudest of each part, the loudest of all being 1', () => {
  expect(peaksOf(new Float32Array([0, 0.25, -0.5, 0, 0.125, 0]), 3)).toEqual([0.5, 1, 0.25]);
});

test('silence is flat, and of a sound shorter than its drawing the rest is empty', () => {
  expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0]);
  expect(peaksOf(new Float32Array([1, 1]), 4)).toEqual([1, 1, 0, 0]);
});
