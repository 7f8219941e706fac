import { describe, expect, test } from 'vitest';
import { landToAsk } from '../../src/portal/features/farmers/map/places.hook.ts';
import type { Box } from '../../src/portal/map/places.ts';

const view: Box = [73.101, 31.401, 73.119, 31.419];
const around: Box = [73.08, 31.38, 73.14, 31.44];

describe('the land around what the map shows', () => {
  test('is asked for by whole tiles, with one more on each side', () => {
    expect(landToAsk(view, null, false)).toEqual(around);
  });

  test.each([
    ['a small move', [73.105, 31.405, 73.123, 31.423]],
    ['looking nearer', [73.109, 31.409, 73.111, 31.411]],
    ['looking from so far that no field is to be seen', [72, 30, 74, 32]],
  ] as const)('is not asked for again by %s', (_, next) => {
    expect(landToAsk([...next], around, false)).toBe(around);
  });

  test('is asked for beyond the edges of what was answered', () => {
    expect(landToAsk([73.121, 31.401, 73.1401, 31.419], around, false)).toEqual([73.1, 31.38, 73.18, 31.44]);
  });

  test('is asked for anew nearer by where there was more than came', () => {
    expect(landToAsk([73.119, 31.409, 73.121, 31.411], around, true)).toEqual([73.08, 31.38, 73.16, 31.44]);
  });

  test('is asked for by nobody who looks from far away first', () => {
    expect(landToAsk([72, 30, 74, 32], null, false)).toBeNull();
    expect(landToAsk(null, null, false)).toBeNull();
  });
});
