import { describe, expect, test } from 'vitest';
import type { Position, Shape } from '../../machines/farmers/land/polygon.ts';
import { withoutLand } from '../../machines/farmers/land/polygon.ts';
import type { DrawnFarm } from '../../src/portal/features/farmers/farmers.data.ts';
import {
  inserted,
  isAstray,
  measured,
  metres,
  middleOf,
  midpoint,
  moved,
  NOTHING,
  outlineOf,
  removed,
  shifted,
  sightOf,
  spotIn,
} from '../../src/portal/features/farmers/map/outline.ts';
import { overlapsOf } from '../../src/portal/features/farmers/map/overlaps.ts';
import { snapped } from '../../src/portal/features/farmers/map/snapping.ts';
import { begun, redone, stepped, undone } from '../../src/portal/features/farmers/map/steps.ts';
import { readPoints } from '../../src/portal/features/farmers/points.ts';
import { placed } from '../../src/portal/map/labels.ts';
import { boxOf, cellsOf, killaGrid } from '../../src/portal/map/places.ts';
import { onEarth, scaleOf, stillScreen } from '../../src/portal/map/screen.ts';

/** About 100 by 111 metres near Khanewal. */
const ring: Position[] = [
  [71.93, 30.3],
  [71.931, 30.3],
  [71.931, 30.301],
  [71.93, 30.301],
];
const square = { ring, holes: [] };
const shapeOf = (corners: Position[]): Shape => ({
  type: 'Polygon',
  coordinates: [[...corners, corners[0] ?? [0, 0]]],
});
const east = (by: number) => ring.map(([lng, lat]): Position => [lng + by, lat]);

describe('where words about land stand', () => {
  const east = (metres: number, north = 0) => shifted([71.93, 30.3], metres, north);

  test('is its middle, where it is a square', () => {
    expect(metres(spotIn([ring]), midpoint([71.93, 30.3], [71.931, 30.301]))).toBeLessThan(2);
  });

  test('is in the broad arm of land that bends around a corner, not on the corner', () => {
    const bent = [east(0), east(300), east(300, 60), east(120, 60), east(120, 300), east(0, 300)];
    const spot = spotIn([bent]);
    expect(metres(spot, east(120, 60))).toBeGreaterThan(40);
    expect(spot[0]).toBeLessThan(east(120)[0]);
  });

  test('is beside what is cut out of its middle', () => {
    const hole = [east(40, 40), east(160, 40), east(160, 160), east(40, 160)];
    const whole = [east(0), east(260), east(260, 200), east(0, 200)];
    expect(spotIn([whole, hole])[0]).toBeGreaterThan(east(160)[0]);
  });

  test('is the middle of what is no land yet', () => {
    expect(spotIn([[east(0), east(100)]])).toEqual(middleOf([east(0), east(100)]));
    expect(spotIn([ring])).not.toEqual(spotIn([ring.slice(0, 3)]));
  });
});

describe('a boundary', () => {
  test('is measured on the ground, side by side', () => {
    const { acres, sides, fault } = measured(square);
    expect(fault).toBeNull();
    // 96.0 by 111.2 metres are 10,675 square metres; an acre has 4,047.
    expect(acres).toBeCloseTo(2.64, 1);
    expect(sides.map(Math.round)).toEqual([96, 111, 96, 111]);
  });

  test.each([
    ['a latitude without its point', 306750],
    ['a latitude beyond the pole', 99],
    ['another country', 10],
  ])('with a corner at %s has a fault and no acres, and the map stays where the other corners are', (_, lat) => {
    const typed = moved(square, 1, [71.931, lat]);
    const { fault, acres } = measured(typed);
    expect(fault).toMatchObject({ code: 'shapeOutside', point: 1, lat });
    expect(isAstray(fault)).toBe(true);
    expect(acres).toBe(0);
    expect(sightOf(typed)).toEqual([71.93, 30.3, 71.931, 30.301]);
    expect(sightOf({ ring: [[71.931, lat]] })).toBeNull();
    expect(onEarth([71.931, lat])[1]).toBeLessThanOrEqual(85);
  });

  test('of nothing, and of two corners, has no acres', () => {
    expect(measured(NOTHING)).toMatchObject({ shape: null, fault: null, acres: 0, sides: [] });
    expect(measured({ ring: ring.slice(0, 2), holes: [] })).toMatchObject({
      acres: 0,
      fault: { code: 'shapeFewPoints' },
    });
  });

  test('says where its sides cross', () => {
    const [a, b, c, d] = ring as [Position, Position, Position, Position];
    expect(measured({ ring: [a, c, b, d], holes: [] }).fault).toMatchObject({ code: 'shapeCrosses' });
  });

  test('is drawn without the closing corner, and keeps its holes', () => {
    const hole = shapeOf([
      [71.9302, 30.3002],
      [71.9304, 30.3002],
      [71.9304, 30.3004],
    ]).coordinates;
    const outline = outlineOf({ coordinates: [...shapeOf(ring).coordinates, ...hole] });
    expect(outline).toEqual({ ring, holes: hole });
    expect(moved(outline, 0, [71.9, 30.3]).holes).toEqual(hole);
  });

  test('moves a corner by metres', () => {
    const from: Position = [71.93, 30.3];
    expect(metres(from, shifted(from, 10, 0))).toBeCloseTo(10, 0);
    expect(metres(from, shifted(from, 0, -1))).toBeCloseTo(1, 0);
    expect(shifted(from, 0, 0)).toEqual(from);
  });

  test('gains and loses corners', () => {
    const more = inserted(square, 1, midpoint([71.93, 30.3], [71.931, 30.3]));
    expect(more.ring[1]).toEqual([71.9305, 30.3]);
    expect(removed(more, 1)).toEqual(square);
    expect(removed({ ring: ring.slice(0, 1), holes: [] }, 0)).toEqual(NOTHING);
  });

  test('is taken back and brought again step by step', () => {
    const drawn = stepped(stepped(begun('a'), 'b'), 'c');
    expect(undone(undone(undone(drawn)))).toEqual({ past: [], now: 'a', future: ['b', 'c'] });
    expect(redone(undone(drawn))).toEqual(drawn);
    expect(stepped(undone(drawn), 'd')).toEqual({ past: ['a', 'b'], now: 'd', future: [] });
  });
});

describe('on the land of others', () => {
  const other = (id: string, by: number) => ({ id, shape: shapeOf(east(by)) }) as unknown as DrawnFarm;

  test('it says whose and how much, most first', () => {
    const found = overlapsOf(shapeOf(ring), [other('far', 0.01), other('half', 0.0005), other('most', 0.0002)]);
    expect(found.map(({ farm, acres }) => [farm.id, acres])).toEqual([
      ['most', expect.closeTo(2.11, 1)],
      ['half', expect.closeTo(1.32, 1)],
    ]);
    expect(overlapsOf(shapeOf(ring), [other('beside', 0.001)])).toEqual([]);
  });

  test('it gives way to their edges', () => {
    const left = withoutLand(shapeOf(ring), [shapeOf(east(0.0005))]);
    expect(left && overlapsOf(left, [other('half', 0.0005)])).toEqual([]);
    expect(measured(outlineOf(left)).acres).toBeCloseTo(1.32, 1);
    expect(withoutLand(shapeOf(ring), [shapeOf(ring)])).toBeNull();
  });
});

describe('a point near others', () => {
  const screen = stillScreen([71.93, 30.3, 71.931, 30.301], 600, 600);

  test('goes to the corner, else to the side, else stays', () => {
    const [x, y] = screen.project([71.93, 30.3]);
    const [u] = screen.project([71.931, 30.3]);
    expect(snapped([x + 5, y - 5], [shapeOf(ring).coordinates[0] ?? []], screen)).toEqual([71.93, 30.3]);
    const beside = snapped([(x + u) / 2, y + 6], [shapeOf(ring).coordinates[0] ?? []], screen);
    expect(beside?.[1]).toBeCloseTo(30.3, 6);
    expect(snapped([(x + u) / 2, y - 60], [shapeOf(ring).coordinates[0] ?? []], screen)).toBeNull();
  });
});

describe('a list of corners from elsewhere', () => {
  const found = (text: string) => {
    const read = readPoints(text);
    return read.kind === 'shape' ? read.shape.coordinates : read;
  };
  const corners = ring.map(([lng, lat]) => `${lng},${lat},0`).join('\n ');

  test('is read from KML, with its holes', () => {
    const kml = `<?xml version="1.0"?><kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>
      ${corners} 71.93,30.3,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>
      71.9302,30.3002 71.9304,30.3002 71.9304,30.3004</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark></kml>`;
    expect(found(kml)).toEqual([
      shapeOf(ring).coordinates[0],
      [
        [71.9302, 30.3002],
        [71.9304, 30.3002],
        [71.9304, 30.3004],
        [71.9302, 30.3002],
      ],
    ]);
  });

  test('is read from the first line of a KML without a polygon', () => {
    expect(found(`<kml><LineString><coordinates>${corners}</coordinates></LineString></kml>`)).toEqual(
      shapeOf(ring).coordinates,
    );
  });

  test.each(['trkpt', 'rtept', 'wpt'])('is read from the %s of a GPX', (name) => {
    const points = ring.map(([lng, lat]) => `<${name} lat="${lat}" lon="${lng}"><ele>1</ele></${name}>`).join('');
    expect(found(`<?xml version="1.0"?><gpx version="1.1">${points}</gpx>`)).toEqual(shapeOf(ring).coordinates);
  });

  test('that is none is not taken for one', () => {
    expect(found('<gpx></gpx>')).toMatchObject({ kind: 'refused', why: 'noLand' });
    expect(found('<html><body>No</body></html>')).toMatchObject({ kind: 'refused', why: 'noLand' });
    expect(found('<gpx><trkpt lat="" lon="1"/></gpx>')).toMatchObject({
      kind: 'fault',
      fault: { code: 'shapeNotNumbers' },
    });
    expect(found('<kml><coordinates>a,b c,d e,f</coordinates></kml>')).toMatchObject({ kind: 'fault' });
  });
});

describe('the ground', () => {
  test('is ruled by the acre, every fifth line marked', () => {
    const { features } = killaGrid([71.93, 30.3, 71.94, 30.31]);
    // 960 metres across at 67 a line, 1,110 up at 60.
    expect(features.length).toBeGreaterThanOrEqual(31);
    expect(features.length).toBeLessThanOrEqual(34);
    const fifths = features.filter(({ properties }) => properties.fifth).length;
    expect(fifths).toBeGreaterThanOrEqual(5);
    expect(fifths).toBeLessThanOrEqual(8);
  });

  test('is shared out to the nearest place, one cell each', () => {
    const place = (id: string, lng: number, lat: number) => ({ id, title: id, at: [lng, lat] as Position });
    const cells = cellsOf([place('a', 70, 30), place('b', 72, 30), place('again', 72, 30)]);
    expect(cells.features.map(({ properties }) => properties.title)).toEqual(['a', 'again']);
    expect(boxOf(cells.features[0]?.geometry.coordinates[0] ?? [])?.[2]).toBeCloseTo(71, 5);
    expect(cellsOf([]).features).toEqual([]);
  });

  test('that stands still shows all of the box, and a point goes back where it came from', () => {
    const screen = stillScreen([71.93, 30.3, 71.94, 30.31], 800, 400);
    const [x, y] = screen.project([71.932, 30.307]);
    expect(screen.unproject([x, y])).toEqual([expect.closeTo(71.932, 9), expect.closeTo(30.307, 9)]);
    for (const corner of [
      [71.93, 30.3],
      [71.94, 30.31],
    ] as Position[]) {
      const [u, v] = screen.project(corner);
      expect(u).toBeGreaterThanOrEqual(23.9);
      expect(v).toBeGreaterThanOrEqual(23.9);
      expect(v).toBeLessThanOrEqual(376.1);
    }
    const { metres: length, pixels } = scaleOf(screen);
    expect([1, 2, 5, 10, 20, 50, 100, 200, 500]).toContain(length);
    expect(pixels).toBeLessThanOrEqual(120);
  });

  test('has words only where there is room', () => {
    const screen = stillScreen([71.93, 30.3, 71.94, 30.31], 400, 400);
    const label = (key: string, lng: number) => ({ key, at: [lng, 30.305] as Position, lines: [key] });
    const kept = placed(screen, [label('first', 71.935), label('under it', 71.9351), label('outside', 72.5)]);
    expect(kept.map(({ key }) => key)).toEqual(['first']);
  });
});
