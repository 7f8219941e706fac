import { describe, expect, test } from 'vitest';
import { acresOf, type Position, type Shape } from '../../machines/farmers/land/polygon.ts';
import { splitShape } from '../../machines/farmers/land/split.ts';

/** Places in thousandths of a degree from one corner: easy to read, about a hundred metres each. */
const at = (x: number, y: number): Position => [71.93 + x / 1000, 30.3 + y / 1000];
const shape = (...rings: [number, number][][]): Shape => ({
  type: 'Polygon',
  coordinates: rings.map((ring) => [...ring, ...ring.slice(0, 1)].map(([x, y]) => at(x, y))),
});
const square: [number, number][] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const cut = (land: Shape, ...line: [number, number][]) =>
  splitShape(
    land,
    line.map(([x, y]) => at(x, y)),
  );
const acres = (land: Shape, ...line: [number, number][]) => {
  const split = cut(land, ...line);
  return 'parts' in split ? split.parts.map((part) => acresOf(part) / acresOf(land)) : split.fault.code;
};

describe('a line across a farm', () => {
  test.each<[string, [number, number][], [number, number]]>([
    [
      'beyond both edges',
      [
        [1, -1],
        [1, 5],
      ],
      [0.75, 0.25],
    ],
    [
      'from edge to edge',
      [
        [2, 0],
        [2, 4],
      ],
      [0.5, 0.5],
    ],
    [
      'from corner to corner',
      [
        [0, 0],
        [4, 4],
      ],
      [0.5, 0.5],
    ],
    [
      'from a corner to a side, backwards',
      [
        [4, 2],
        [0, 4],
      ],
      [0.75, 0.25],
    ],
    [
      'with a bend',
      [
        [-1, 1],
        [2, 1],
        [2, 5],
      ],
      [0.625, 0.375],
    ],
  ])('%s gives two parts that are the whole', (_, line, [larger, smaller]) => {
    expect(acres(shape(square), ...line)).toEqual([expect.closeTo(larger, 4), expect.closeTo(smaller, 4)]);
    expect(acres(shape(square.toReversed()), ...line.toReversed())).toEqual([
      expect.closeTo(larger, 4),
      expect.closeTo(smaller, 4),
    ]);
  });

  test('leaves a hole where it lies', () => {
    const hole: [number, number][] = [
      [2.5, 1],
      [3, 1],
      [3, 2],
    ];
    const split = cut(shape(square, hole), [2, -1], [2, 5]);
    expect('parts' in split && split.parts.map(({ coordinates }) => coordinates.length)).toEqual([1, 2]);
  });

  test.each<[string, Shape, [number, number][], string, [number, number] | null]>([
    ['is no single point', shape(square), [[1, 1]], 'splitShort', null],
    [
      'does not pass by',
      shape(square),
      [
        [5, -1],
        [5, 5],
      ],
      'splitMisses',
      null,
    ],
    [
      'does not run along an edge',
      shape(square),
      [
        [0, 4],
        [4, 4],
      ],
      'splitMisses',
      null,
    ],
    [
      'does not touch a corner only',
      shape(square),
      [
        [-1, 1],
        [1, -1],
      ],
      'splitMisses',
      null,
    ],
    [
      'does not end within',
      shape(square),
      [
        [1, -1],
        [1, 2],
      ],
      'splitEndsInside',
      [1, 2],
    ],
    [
      'does not cross twice',
      shape(square),
      [
        [1, -1],
        [1, 5],
        [3, 5],
        [3, -1],
      ],
      'splitTwice',
      [3, 4],
    ],
    [
      'does not go through a hole',
      shape(square, [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ]),
      [
        [1.5, -1],
        [1.5, 5],
      ],
      'splitHole',
      [1.5, 1],
    ],
    [
      'leaves land on both sides',
      shape(square),
      [
        [0.00005, -1],
        [-0.00005, 5],
      ],
      'splitSliver',
      null,
    ],
    [
      'has numbers',
      shape(square),
      [
        [Number.NaN, 0],
        [1, 5],
      ],
      'splitNotNumbers',
      null,
    ],
  ])('%s', (_, land, line, code, place) => {
    const split = cut(land, ...line);
    if (!('fault' in split)) throw new Error('It was cut');
    expect(split.fault.code).toBe(code);
    if (!place) return;
    const [lng, lat] = at(...place);
    expect(split.fault.lng).toBeCloseTo(lng, 6);
    expect(split.fault.lat).toBeCloseTo(lat, 6);
  });
});
