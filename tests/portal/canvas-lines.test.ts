import { describe, expect, test } from 'vitest';
import { pathWithin } from '../../src/portal/canvas/lines.ts';

const area = { x: 0, y: 0, width: 800, height: 600 };
const heightsIn = (path: string) => [...path.matchAll(/[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));

describe('a line as far as it is near an area', () => {
  test('one that stays outside is not drawn at all', () => {
    const beside = [
      { x: 2_000, y: -5_000 },
      { x: 2_000, y: 5_000 },
    ];
    expect(pathWithin(beside, area)).toBe('');
  });

  test('one that crosses it is cut a little outside, however long it is', () => {
    const through = [
      { x: 400, y: -90_000 },
      { x: 400, y: 90_000 },
    ];
    const heights = heightsIn(pathWithin(through, area));
    expect(Math.min(...heights)).toBeGreaterThan(-200);
    expect(Math.max(...heights)).toBeLessThan(800);
  });

  test('one that leaves and comes back is two pieces', () => {
    const loop = [
      { x: 100, y: 100 },
      { x: 100, y: 9_000 },
      { x: 5_000, y: 9_000 },
      { x: 5_000, y: 300 },
      { x: 500, y: 300 },
    ];
    expect(pathWithin(loop, area).match(/M/g)).toHaveLength(2);
  });
});
