import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acresFarOff, acresGrown } from '../../machines/farmers/land/doubts.ts';
import { isInPakistan } from '../../machines/farmers/land/pakistan.ts';
import {
  acresOf,
  acresOn,
  closedShape,
  faultOf,
  MAX_POINTS,
  type Position,
  type Shape,
  sharedAcres,
} from '../../machines/farmers/land/polygon.ts';

/** A square of so many metres a side, its corner near Khanewal. */
function square(metres: number, [lng, lat]: Position = [71.93, 30.3]): Position[] {
  const [east, north] = [metres / (111_320 * Math.cos((lat * Math.PI) / 180)), metres / 111_320];
  return [
    [lng, lat],
    [lng + east, lat],
    [lng + east, lat + north],
    [lng, lat + north],
  ];
}
const shapeOf = (...rings: Position[][]): Shape => {
  const shape = closedShape({ coordinates: rings });
  if (!shape) throw new Error('nothing is drawn');
  return shape;
};
const judged = (...rings: Position[][]) => faultOf(shapeOf(...rings));

describe('land that is drawn', () => {
  test('lies on others with each acre once, however many of them lie there', () => {
    const land = shapeOf(square(100));
    expect(acresOn(land, [land, land])).toBeCloseTo(acresOf(land), 6);
    expect(acresOn(land, [shapeOf(square(100, [71.9305, 30.3])), land])).toBeCloseTo(acresOf(land), 6);
    expect(acresOn(land, [shapeOf(square(100, [72.5, 30.3]))])).toBeCloseTo(0, 6);
    expect(acresOn(land, [])).toBe(0);
  });

  test('is as large as it is on the ground: a killa of 63.6 metres is an acre', () => {
    expect(acresOf(shapeOf(square(63.61)))).toBeCloseTo(1, 1);
    expect(acresOf(shapeOf(square(636.1)))).toBeCloseTo(100, -1);
  });

  test('is closed by itself, and points that repeat the one before count once', () => {
    const [one = [0, 0], ...others] = square(100);
    expect(shapeOf([one, one, ...others]).coordinates[0]).toHaveLength(5);
    expect(shapeOf([one, ...others, one]).coordinates[0]).toHaveLength(5);
    expect(faultOf(shapeOf([one, ...others, one]))).toBeNull();
  });

  test('is nothing without coordinates', () => {
    expect(closedShape({ coordinates: [] })).toBeNull();
    expect(closedShape({ coordinates: [[]] })).toBeNull();
    expect(closedShape(null)).toBeNull();
  });

  test('has a hole only within it', () => {
    const hole = square(20, [71.9302, 30.3002]);
    expect(judged(square(100), hole)).toBeNull();
    expect(acresOf(shapeOf(square(100), hole))).toBeLessThan(acresOf(shapeOf(square(100))));
    expect(judged(square(100), square(20, [71.95, 30.3]))).toMatchObject({
      code: 'shapeHoleOutside',
      ring: 1,
      point: 0,
      lng: 71.95,
    });
  });

  test('has no holes that lie over each other, and some land besides them', () => {
    const [one, over] = [square(20, [71.9302, 30.3002]), square(20, [71.9303, 30.3003])];
    expect(judged(square(100), one, over)).toEqual({ code: 'shapeHolesOverlap', ring: 2 });
    expect(judged(square(100), square(20, [71.9302, 30.3002]), square(20, [71.9306, 30.3006]))).toBeNull();
    expect(judged(square(100), square(100))).toEqual({ code: 'shapeAllHoles', ring: 1 });
  });

  test('is no larger than 100,000 acres', () => {
    expect(judged(square(20_000))).toBeNull();
    expect(judged(square(20_200))).toEqual({ code: 'shapeTooLarge', ring: 0 });
  });

  test('does not cross itself: the place is named', () => {
    const bow: Position[] = [
      [71.93, 30.3],
      [71.932, 30.302],
      [71.932, 30.3],
      [71.93, 30.302],
    ];
    const fault = judged(bow);
    expect(fault).toMatchObject({ code: 'shapeCrosses', ring: 0 });
    expect(fault?.lng).toBeCloseTo(71.931, 4);
    expect(fault?.lat).toBeCloseTo(30.301, 4);
  });

  test.each<[string, Position[], string]>([
    ['one point', [[71.93, 30.3]], 'shapeFewPoints'],
    ['two points', square(100).slice(0, 2), 'shapeFewPoints'],
    [
      'points on one line',
      [
        [71.93, 30.3],
        [71.931, 30.3],
        [71.932, 30.3],
      ],
      'shapeNoArea',
    ],
    ['what is no number', [...square(100), [Number.NaN, 30.3]], 'shapeNotNumbers'],
    ['the sea', square(100, [65, 23.5]), 'shapeOutside'],
    ['another country', square(100, [77.2, 28.6]), 'shapeOutside'],
    [
      'too many points',
      Array.from({ length: MAX_POINTS + 1 }, (_, n): Position => {
        const angle = (n / (MAX_POINTS + 1)) * 2 * Math.PI;
        return [71.93 + 0.001 * Math.cos(angle), 30.3 + 0.001 * Math.sin(angle)];
      }),
      'shapeManyPoints',
    ],
  ])('is not %s', (_, ring, code) => {
    expect(judged(ring)?.code).toBe(code);
  });

  test('with latitude and longitude exchanged is offered the other way round', () => {
    const fault = judged(square(100).map(([lng, lat]): Position => [lat, lng]));
    expect(fault).toMatchObject({ code: 'shapeSwapped', point: 0, lat: 71.93, lng: 30.3 });
    expect(fault?.swapped && faultOf(fault.swapped)).toBeNull();
  });

  test('shares what two shapes have in common', () => {
    const one = shapeOf(square(100));
    expect(sharedAcres(one, one)).toBeCloseTo(acresOf(one), 3);
    expect(sharedAcres(one, shapeOf(square(100, [71.95, 30.3])))).toBe(0);
  });
});

test('what is sown in winter grows where the summer crop stood', () => {
  const november = Date.parse('2026-11-28T08:00:00Z');
  const crop = (sownOn: string | null, cultivatedArea: number, growthStage: unknown = null) => ({
    sownOn,
    cultivatedArea,
    growthStage,
  });
  const [basmati, wheat] = [crop('2026-07-01', 3), crop('2026-11-12', 3)];
  expect(acresGrown([basmati, wheat], november)).toBe(3);
  expect(acresGrown([basmati, wheat, crop('2026-10-20', 2.5)], november)).toBe(5.5);
  // Seen growing, whoever forgot to say since when.
  expect(acresGrown([wheat, crop(null, 1, 'Tillering')], november)).toBe(4);
  expect(acresGrown([crop('2026-02-20', 4), crop('2025-11-01', 2, 'Grain filling')], Date.parse('2026-03-01'))).toBe(6);
  expect(acresGrown([crop(null, 9)], november)).toBe(0);
});

test('every town of the reference list lies in the country', () => {
  const [head = '', ...lines] = readFileSync(
    new URL('../../src/server/seed/content/tehsil.tsv', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n');
  const columns = head.split('\t');
  const towns = lines.map((line) => line.split('\t'));
  const at = (town: string[], column: string) => Number(town[columns.indexOf(column)]);
  const placed = towns.filter((town) => Number.isFinite(at(town, 'lat')) && at(town, 'lat') !== 0);
  expect(placed.length).toBeGreaterThan(400);
  expect(placed.filter((town) => !isInPakistan([at(town, 'lng'), at(town, 'lat')])).map(([name]) => name)).toEqual([]);
});

test('acres are far off those drawn by more than double or half, and by more than an acre', () => {
  expect([9_000, 10.5, 2.5].map((typed) => acresFarOff(typed, 5.23))).toEqual([true, true, true]);
  expect([5.23, 10, 3].map((typed) => acresFarOff(typed, 5.23))).toEqual([false, false, false]);
  expect(acresFarOff(1, 0.25)).toBe(false);
});
