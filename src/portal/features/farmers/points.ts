import {
  acresOf,
  closedShape,
  faultOf,
  type Position,
  type Shape,
  type ShapeFault,
} from '../../../../machines/farmers/land/polygon.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';

/** What stands in the list of points, as it is understood. */
export type ReadPoints =
  | { kind: 'none' }
  | { kind: 'unread'; line: number; text: string }
  | { kind: 'fault'; fault: ShapeFault }
  | { kind: 'shape'; shape: Shape; acres: number };

/** "lat, lng" a line, a GeoJSON polygon (bare, or the first of a collection), or POLYGON((lng lat, …)). */
export function readPoints(text: string): ReadPoints {
  const written = latinDigits(text).replaceAll('٫', '.').replaceAll('،', ',').trim();
  if (written === '') return { kind: 'none' };
  const read = written.startsWith('{')
    ? fromGeoJson(written)
    : /^polygon/i.test(written)
      ? fromWkt(written)
      : fromLines(written);
  if ('line' in read) return { kind: 'unread', ...read };
  const shape = closedShape(read);
  if (!shape) return { kind: 'none' };
  const fault = faultOf(shape);
  return fault ? { kind: 'fault', fault } : { kind: 'shape', shape, acres: acresOf(shape) };
}

interface Unread {
  line: number;
  text: string;
}
interface Rings {
  coordinates: number[][][];
}

function fromLines(text: string): Rings | Unread {
  const ring: Position[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [lat, lng, ...more] = line
      .split(/[,;\s]+/)
      .filter((part) => part !== '')
      .map(Number);
    if (lat === undefined || lng === undefined || more.length > 0 || !Number.isFinite(lat) || !Number.isFinite(lng)) {
      return { line: index + 1, text: line.trim() };
    }
    ring.push([lng, lat]);
  }
  return { coordinates: [ring] };
}

function fromGeoJson(text: string): Rings | Unread {
  try {
    const polygon = polygonIn(JSON.parse(text));
    if (polygon) return polygon;
  } catch {
    // Not JSON: said below, as for JSON without a polygon.
  }
  return { line: 1, text: text.slice(0, 40) };
}

function polygonIn(value: unknown): Rings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, coordinates, geometry, features } = {
    type: '',
    coordinates: null,
    geometry: null,
    features: null,
    ...value,
  };
  if (type === 'Feature') return polygonIn(geometry);
  if (type === 'FeatureCollection' && Array.isArray(features)) return polygonIn(features[0]);
  if (type !== 'Polygon' || !Array.isArray(coordinates)) return null;
  const rings: unknown[] = coordinates;
  return { coordinates: rings.map((ring) => (Array.isArray(ring) ? ring.map(position) : [])) };
}

function position(point: unknown): number[] {
  const [lng, lat]: unknown[] = Array.isArray(point) ? point : [];
  return [typeof lng === 'number' ? lng : Number.NaN, typeof lat === 'number' ? lat : Number.NaN];
}

function fromWkt(text: string): Rings | Unread {
  const rings = [...text.matchAll(/\(([^()]+)\)/g)].map(([, ring = '']) =>
    ring.split(',').map((pair) => pair.trim().split(/\s+/).map(Number).slice(0, 2)),
  );
  return rings.length > 0 ? { coordinates: rings } : { line: 1, text: text.slice(0, 40) };
}

/** The points of a kept shape as the list shows them; one with holes as GeoJSON. */
export function written(shape: { coordinates: number[][][] } | null): string {
  if (!shape) return '';
  if (shape.coordinates.length > 1) return JSON.stringify({ type: 'Polygon', coordinates: shape.coordinates });
  const [ring = []] = shape.coordinates;
  return ring
    .slice(0, -1)
    .map(([lng, lat]) => `${lat}, ${lng}`)
    .join('\n');
}

/** Where the outline lies in a square of so many pixels, north above. */
export function outlineOf({ coordinates }: { coordinates: number[][][] }, side: number): string {
  const points = coordinates.flat();
  const lats = points.map(([, lat = 0]) => lat);
  const squeeze = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180);
  const flat = coordinates.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng * squeeze, -lat] as const));
  const xs = flat.flat().map(([x]) => x);
  const ys = flat.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const span = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const at = (value: number, start: number) => (((value - start) / span) * side).toFixed(1);
  return flat.map((ring) => `M${ring.map(([x, y]) => `${at(x, left)} ${at(y, top)}`).join('L')}Z`).join('');
}
