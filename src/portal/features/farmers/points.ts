import {
  acresOf,
  closedShape,
  faultOf,
  type Position,
  type Shape,
  type ShapeFault,
} from '../../../../machines/farmers/land/polygon.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { fromGeoJson } from './land-text/geojson.ts';
import { isUnreadable, type Piece, type Unreadable } from './land-text/pieces.ts';
import { fromGpx, fromKml } from './land-text/xml.ts';

/** One of the shapes that a text has. */
interface Known {
  name: string | null;
  shape: Shape | null;
  fault: ShapeFault | null;
  acres: number;
}

/** What stands in the list of points, as it is understood; of several shapes, the chosen one, and which others there are. */
export type ReadPoints =
  | { kind: 'none' }
  | Unreadable
  | { kind: 'fault'; fault: ShapeFault; all: readonly Known[] }
  | { kind: 'shape'; shape: Shape; acres: number; all: readonly Known[] };

/** As large as a file of a boundary may be, in bytes and in letters. */
export const LARGEST = 5_000_000;
/** More than anybody chooses from. */
const MOST_SHAPES = 500;

/**
 * "lat, lng" a line, GeoJSON, WKT, KML or GPX. Where there are several areas the first one without a fault is taken
 * unless one is chosen by its place.
 */
export function readPoints(text: string, chosen?: number): ReadPoints {
  if (text.length > LARGEST) return { kind: 'refused', why: 'large', line: 1 };
  if (text.startsWith('PK\u0003\u0004')) return { kind: 'refused', why: 'zip', line: 1 };
  const written = latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/^\uFEFF/, '')
    .trim();
  if (written === '') return { kind: 'none' };
  const read = readingOf(written)(written);
  if (isUnreadable(read)) return read;
  const all = read.slice(0, MOST_SHAPES).map(judged);
  const one =
    all[
      chosen ??
        Math.max(
          0,
          all.findIndex(({ shape, fault }) => shape && !fault),
        )
    ];
  if (!one?.shape) return { kind: 'none' };
  const { shape, fault, acres } = one;
  return fault ? { kind: 'fault', fault, all } : { kind: 'shape', shape, acres, all };
}

function judged({ name, coordinates }: Piece): Known {
  const shape = closedShape({ coordinates });
  const fault = shape && faultOf(shape);
  return { name, shape, fault, acres: shape && !fault ? acresOf(shape) : 0 };
}

function readingOf(text: string): (text: string) => Piece[] | Unreadable {
  if (text.startsWith('{') || text.startsWith('[')) return fromGeoJson;
  if (/^(srid=\d+;)?\s*(multi)?polygon|^geometrycollection/i.test(text)) return fromWkt;
  if (/<(?:\w+:)?gpx[\s>]/i.test(text)) return fromGpx;
  return text.startsWith('<') ? fromKml : fromLines;
}

function fromLines(text: string): Piece[] | Unreadable {
  const spots = readSpots(text);
  return Array.isArray(spots) ? [{ name: null, coordinates: [spots] }] : spots;
}

/** "lat, lng" a line. */
export function readSpots(text: string): Position[] | Extract<Unreadable, { kind: 'unread' }> {
  const spots: Position[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const typed = latinDigits(line).replaceAll('٫', '.').trim();
    const spot = spotIn(typed) ?? spotIn(typed.replace(/^\d+[.)]\s+/, ''));
    if (!spot) return { kind: 'unread', line: index + 1, text: line.trim().slice(0, 40) };
    spots.push(spot);
  }
  return spots;
}

function spotIn(text: string): Position | null {
  if (/[°º]/.test(text)) return markedSpotIn(text);
  const [lat, lng, ...more] = text
    .split(/[,،;\s]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (lat === undefined || lng === undefined || more.length > 0) return null;
  return Number.isFinite(lat) && Number.isFinite(lng) ? [lng, lat] : null;
}

const ANGLE = String.raw`(?<degrees>\d+(?:\.\d+)?)\s*[°º](?:\s*(?<minutes>\d+(?:\.\d+)?)\s*['′’])?(?:\s*(?<seconds>\d+(?:\.\d+)?)\s*(?:["″”]|''|′′))?`;

/** Degrees, minutes and seconds, with the quarter before or behind them: N30°40'12.1" E73°39'1.6". */
function markedSpotIn(text: string): Position | null {
  const pattern = /^[NSEW]/i.test(text) ? `(?<side>[NSEW])\\s*${ANGLE}` : `${ANGLE}\\s*(?<side>[NSEW])?`;
  const angle = new RegExp(pattern, 'gi');
  const found = [...text.matchAll(angle)].map(({ groups = {} }) => {
    const { side = '', degrees = '', minutes = '0', seconds = '0' } = groups;
    const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
    return { side: side.toUpperCase(), value: Math.round(size * 1e7) / 1e7 };
  });
  const [first, second] = found;
  if (!first || !second || found.length > 2 || /[^,،;\s]/.test(text.replace(angle, ''))) return null;
  const of = ({ side, value }: typeof first) => (side === 'S' || side === 'W' ? -value : value);
  return first.side === 'E' || first.side === 'W' ? [of(first), of(second)] : [of(second), of(first)];
}

/** POLYGON((lng lat, …), (hole)), each of a MULTIPOLYGON or of a collection. */
function fromWkt(text: string): Piece[] | Unreadable {
  const areas = text.match(/\(\s*\([^()]+\)(?:\s*,\s*\([^()]+\))*\s*\)/g) ?? [];
  const pieces = areas.map((area) => ({
    name: null,
    coordinates: [...area.matchAll(/\(([^()]+)\)/g)].map(([, ring = '']) =>
      ring.split(',').map((pair) => pair.trim().split(/\s+/).map(Number).slice(0, 2)),
    ),
  }));
  return pieces.length > 0 ? pieces : { kind: 'unread', line: 1, text: text.slice(0, 40) };
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
