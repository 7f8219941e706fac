import { describe, expect, test } from 'vitest';
import type { Shape } from '../../machines/farmers/land/polygon.ts';
import { LAND_FILES } from '../../src/portal/features/farmers/land-text/write.ts';
import { LARGEST, readPoints } from '../../src/portal/features/farmers/points.ts';
import { badPolygons } from '../support/bad-polygons.ts';

const ring = (lng: number, lat: number) => [
  [lng, lat],
  [lng + 0.002, lat],
  [lng + 0.002, lat + 0.002],
  [lng, lat],
];
const [north, south] = [ring(71.93, 30.31), ring(71.93, 30.3)];
const hole = [
  [71.9312, 30.3102],
  [71.9316, 30.3102],
  [71.9316, 30.3106],
  [71.9312, 30.3102],
];
const wkt = (points: number[][]) => `(${points.map(([lng, lat]) => `${lng} ${lat}`).join(', ')})`;
const kml = (points: number[][]) =>
  `<LinearRing><coordinates>${points.map(([lng, lat]) => `${lng},${lat},0`).join(' ')}</coordinates></LinearRing>`;
const place = (name: string, points: number[][], ...holes: number[][][]) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs>${kml(points)}</outerBoundaryIs>${holes
    .map((one) => `<innerBoundaryIs>${kml(one)}</innerBoundaryIs>`)
    .join('')}</Polygon></Placemark>`;
const track = (name: string, points: number[][]) =>
  `<trk><name>${name}</name><trkseg>${points.map(([lng, lat]) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}</trkseg></trk>`;

const both = {
  'a multipolygon of GeoJSON': JSON.stringify({ type: 'MultiPolygon', coordinates: [[north], [south]] }),
  'features with names': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { name: 'North' }, geometry: { type: 'Polygon', coordinates: [north] } },
      { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [71.9, 30.3] } },
      {
        type: 'Feature',
        properties: { Name: 'South' },
        geometry: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', coordinates: [south] }] },
      },
    ],
  }),
  'a multipolygon of WKT': `SRID=4326;MULTIPOLYGON((${wkt(north)}),(${wkt(south)}))`,
  KML: `<kml:kml xmlns:kml="x">${place('North', north)}${place('<![CDATA[South & west]]>', south)}</kml:kml>`,
  GPX: `<gpx>${track('North', north)}${track('South', south)}</gpx>`,
};

describe('a text with several areas', () => {
  test.each(Object.entries(both))('in %s: each of them is offered, the chosen one is taken', (_, text) => {
    const first = readPoints(text);
    if (first.kind !== 'shape') throw new Error(JSON.stringify(first));
    expect(first.all).toHaveLength(2);
    expect(first.shape.coordinates).toEqual([north]);
    expect(readPoints(text, 1)).toMatchObject({ kind: 'shape', shape: { coordinates: [south] } });
  });

  test('is called what the file calls them', () => {
    const names = (text: string) => {
      const read = readPoints(text);
      return read.kind === 'shape' ? read.all.map(({ name }) => name) : read;
    };
    expect(names(both['features with names'])).toEqual(['North', 'South']);
    expect(names(both.KML)).toEqual(['North', 'South & west']);
    expect(names(both.GPX)).toEqual(['North', 'South']);
  });

  test('begins with the first that has no fault, and says what is wrong with another when that is chosen', () => {
    const [bow] = badPolygons;
    const text = JSON.stringify({ type: 'MultiPolygon', coordinates: [bow?.rings, [south]] });
    expect(readPoints(text)).toMatchObject({ kind: 'shape', shape: { coordinates: [south] } });
    expect(readPoints(text, 0)).toMatchObject({ kind: 'fault', fault: { code: 'shapeCrosses' } });
  });

  test('keeps holes with the area in which they lie', () => {
    const read = readPoints(`<kml>${place('South', south)}${place('North', north, hole)}</kml>`, 1);
    expect(read).toMatchObject({ kind: 'shape', shape: { coordinates: [north, hole] } });
  });
});

describe('a list of points', () => {
  const rows = [
    ['30.67, 73.65', `N30°40'12" E73°39'0"`, '1. 30.67, 73.65'],
    ['30.671, 73.65', `30°40'15.6"N, 73°39'0"E`, '2) 30.671 73.65'],
    ['30.671, 73.651', `E73°39'3.6" N30°40'15.6"`, '3. 30.671; 73.651'],
  ] as const;

  test.each([
    ['degrees, minutes and seconds', 1],
    ['numbers before the lines', 2],
  ] as const)('is read with %s', (_, way) => {
    const plain = readPoints(rows.map(([row]) => row).join('\n'));
    expect(plain.kind).toBe('shape');
    expect(readPoints(rows.map((row) => row[way]).join('\n'))).toEqual(plain);
  });
});

describe('a file from outside', () => {
  test.each([
    ['a document type', '<?xml version="1.0"?>\n<!DOCTYPE kml [<!ENTITY lol "lol">]>\n<kml>&lol;</kml>', 2],
    ['an entity of a GPX', '<gpx>\n\n<!entity a SYSTEM "file:///etc/passwd"></gpx>', 3],
  ])('with %s is refused, and its line named', (_, text, line) => {
    expect(readPoints(text)).toEqual({ kind: 'refused', why: 'entities', line });
  });

  test('that is packed, too large or without land says so', () => {
    expect(readPoints('PK\u0003\u0004…')).toMatchObject({ why: 'zip' });
    expect(readPoints(' '.repeat(LARGEST + 1))).toMatchObject({ why: 'large' });
    expect(readPoints('<kml><Placemark><Point><name>x</name></Point></Placemark></kml>')).toMatchObject({
      why: 'noLand',
    });
  });

  test('of many tags that are never closed is read in no time', () => {
    const began = performance.now();
    expect(readPoints(`<kml>${'<Placemark><Polygon><coordinates>'.repeat(100_000)}</kml>`)).toMatchObject({
      why: 'noLand',
    });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test.each(['geojson', 'kml', 'gpx'] as const)('written as %s is read as it was, with its name', (kind) => {
    const shape: Shape = { type: 'Polygon', coordinates: [north, hole] as Shape['coordinates'] };
    const read = readPoints(LAND_FILES[kind].write(shape, 'Chak 9 & <"canal">\u0007'));
    // Tracks have no holes: each ring is one, the outline first.
    const rings = kind === 'gpx' ? [north] : [north, hole];
    expect(read).toMatchObject({ kind: 'shape', shape: { coordinates: rings } });
    if (read.kind !== 'shape') return;
    expect(read.all[0]?.name?.replace('\u0007', '')).toBe('Chak 9 & <"canal">');
  });
});

describe('what is no land', () => {
  test.each(badPolygons)('$what is refused with the reason and the place', ({ rings, code, place, isSwapped }) => {
    const read = readPoints(JSON.stringify({ type: 'Polygon', coordinates: rings }));
    if (read.kind !== 'fault') throw new Error(JSON.stringify(read));
    expect(read.fault.code).toBe(code);
    if (place) {
      expect(read.fault.lat).toBeCloseTo(place.lat, 4);
      expect(read.fault.lng).toBeCloseTo(place.lng, 4);
    }
    expect(read.fault.swapped !== undefined).toBe(isSwapped === true);
  });

  test('a million points are refused before they are judged', () => {
    const lines = Array.from({ length: 1_000_000 }, (_, n) => `30.${n}, 71.${n}`).join('\n');
    expect(readPoints(lines)).toMatchObject({ kind: 'refused', why: 'large' });
    const fewer = Array.from({ length: 200_000 }, (_, n) => `30.3${n}, 71.9${n}`).join('\n');
    expect(readPoints(fewer)).toMatchObject({ kind: 'fault', fault: { code: 'shapeManyPoints' } });
  });
});
