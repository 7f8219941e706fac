import { area } from '@turf/area';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { difference } from '@turf/difference';
import { featureCollection, polygon } from '@turf/helpers';
import { intersect } from '@turf/intersect';
import { kinks } from '@turf/kinks';
import type { MultiPolygon, Polygon } from 'geojson';
import { isInPakistan } from './pakistan.ts';

/** Longitude, latitude. */
export type Position = [number, number];

/** As in GeoJSON: the outline, then the holes. */
export interface Shape {
  type: 'Polygon';
  coordinates: Position[][];
}

export const MAX_POINTS = 1_000;
const SQUARE_METRES_AN_ACRE = 4_046.8564224;
/** Below a few steps of a field's edge nothing was drawn. */
const SMALLEST_SQUARE_METRES = 1;

/** The largest number of acres that a farm may be said to have. */
const LARGEST_ACRES = 100_000;

export type ShapeCode =
  | 'shapeNotNumbers'
  | 'shapeFewPoints'
  | 'shapeManyPoints'
  | 'shapeSwapped'
  | 'shapeOutside'
  | 'shapeCrosses'
  | 'shapeNoArea'
  | 'shapeHoleOutside'
  | 'shapeHolesOverlap'
  | 'shapeAllHoles'
  | 'shapeTooLarge';

/** Why a shape is none, and where. */
export interface ShapeFault {
  code: ShapeCode;
  /** The ring, and of a single point its number in it. */
  ring: number;
  point?: number;
  lat?: number;
  lng?: number;
  /** Swapped it would be a shape in Pakistan. */
  swapped?: Shape;
}

/** Closed rings without points that repeat the one before; null where nothing is drawn. */
export function closedShape(shape: { coordinates: readonly (readonly number[])[][] } | null | undefined): Shape | null {
  const rings = (shape?.coordinates ?? []).filter((ring) => ring.length > 0).map(closedRing);
  return rings.length === 0 ? null : { type: 'Polygon', coordinates: rings };
}

function closedRing(ring: readonly (readonly number[])[]): Position[] {
  const points: Position[] = [];
  for (const [lng = Number.NaN, lat = Number.NaN] of ring) {
    const [before] = points.slice(-1);
    if (before?.[0] !== lng || before[1] !== lat) points.push([lng, lat]);
  }
  const [first] = points;
  const [last] = points.slice(-1);
  if (first && last && points.length > 1 && (first[0] !== last[0] || first[1] !== last[1])) points.push([...first]);
  return points;
}

/** What is wrong with a ring as GeoJSON has it, anywhere on Earth; null where it is the outline of an area. */
export function faultOfRing(
  ring: readonly (readonly number[])[],
): 'ringOpen' | 'ringOffEarth' | 'ringCrosses' | 'ringNoArea' | null {
  const [first = [], last = []] = [ring[0], ring.at(-1)];
  if (first[0] !== last[0] || first[1] !== last[1]) return 'ringOpen';
  const isOnEarth = ring.every(([lng = Number.NaN, lat = Number.NaN]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
  if (!isOnEarth) return 'ringOffEarth';
  const points = closedRing(ring);
  const fault = points.length < 4 ? null : faultOfSides({ type: 'Polygon', coordinates: [points] });
  if (points.length < 4 || fault?.code === 'shapeNoArea') return 'ringNoArea';
  return fault && 'ringCrosses';
}

/** What is wrong with a closed shape; null where it is the outline of land in Pakistan. */
export function faultOf(shape: Shape): ShapeFault | null {
  return (
    faultOfPoints(shape) ?? faultOfPlace(shape) ?? faultOfSides(shape) ?? faultOfHoles(shape) ?? faultOfSize(shape)
  );
}

function faultOfPoints({ coordinates }: Shape): ShapeFault | null {
  for (const [ring, points] of coordinates.entries()) {
    const odd = points.findIndex((point) => !point.every(Number.isFinite));
    if (odd >= 0) return { code: 'shapeNotNumbers', ring, point: odd };
    // The last point of a ring is its first one.
    if (points.length < 4) return { code: 'shapeFewPoints', ring };
  }
  const count = coordinates.reduce((sum, points) => sum + points.length - 1, 0);
  return count > MAX_POINTS ? { code: 'shapeManyPoints', ring: 0 } : null;
}

function faultOfPlace(shape: Shape): ShapeFault | null {
  for (const [ring, points] of shape.coordinates.entries()) {
    const point = points.findIndex((position) => !isInPakistan(position));
    if (point < 0) continue;
    const [lng = 0, lat = 0] = points[point] ?? [];
    const swapped = swap(shape);
    const isSwapped = swapped.coordinates.every((some) => some.every(isInPakistan));
    return { code: isSwapped ? 'shapeSwapped' : 'shapeOutside', ring, point, lat, lng, ...(isSwapped && { swapped }) };
  }
  return null;
}

/** Latitude and longitude exchanged. */
export function swap({ coordinates }: Shape): Shape {
  return { type: 'Polygon', coordinates: coordinates.map((ring) => ring.map(([lng, lat]): Position => [lat, lng])) };
}

function faultOfSides({ coordinates }: Shape): ShapeFault | null {
  for (const [ring, points] of coordinates.entries()) {
    if (area(polygon([points])) < SMALLEST_SQUARE_METRES && kinks(polygon([points])).features.length === 0)
      return { code: 'shapeNoArea', ring };
    const [crossing] = kinks(polygon([points])).features;
    if (crossing) {
      const [lng, lat] = crossing.geometry.coordinates;
      return { code: 'shapeCrosses', ring, ...(lng !== undefined && { lng }), ...(lat !== undefined && { lat }) };
    }
  }
  return null;
}

function faultOfHoles({ coordinates: [outline = [], ...holes] }: Shape): ShapeFault | null {
  for (const [place, hole] of holes.entries()) {
    const point = hole.findIndex((position) => !booleanPointInPolygon(position, polygon([outline])));
    if (point < 0) continue;
    const [lng = 0, lat = 0] = hole[point] ?? [];
    return { code: 'shapeHoleOutside', ring: place + 1, point, lng, lat };
  }
  for (const [place, hole] of holes.entries()) {
    const isOverAnother = holes.slice(0, place).some((other) => shares(other, hole));
    if (isOverAnother) return { code: 'shapeHolesOverlap', ring: place + 1 };
  }
  return null;
}

const shares = (one: Position[], other: Position[]) =>
  intersect(featureCollection([polygon([one]), polygon([other])])) !== null;

function faultOfSize(shape: Shape): ShapeFault | null {
  if (area(shape) < SMALLEST_SQUARE_METRES) return { code: 'shapeAllHoles', ring: 1 };
  return acresOf(shape) > LARGEST_ACRES ? { code: 'shapeTooLarge', ring: 0 } : null;
}

/** On the ground, holes left out. */
export function acresOf(shape: Shape): number {
  return area(shape) / SQUARE_METRES_AN_ACRE;
}

/** The land that two shapes share, in pieces; empty where they share none. */
export function sharedLand(one: Shape, other: Shape): Position[][][] {
  return piecesOf(intersect(featureCollection([polygon(one.coordinates), polygon(other.coordinates)])));
}

/** How much two shapes share. */
export function sharedAcres(one: Shape, other: Shape): number {
  return sharedLand(one, other).reduce((sum, piece) => sum + acresOf({ type: 'Polygon', coordinates: piece }), 0);
}

/** How much of a shape lies on others, each piece of land once however many of them lie there. */
export function acresOn(one: Shape, others: readonly Shape[]): number {
  if (others.length === 0) return 0;
  const both = [one, ...others].map(({ coordinates }) => polygon(coordinates));
  const free = difference(featureCollection(both));
  return acresOf(one) - (free ? area(free) / SQUARE_METRES_AN_ACRE : 0);
}

/** The largest piece of a shape that lies on none of the others; null where nothing is left. */
export function withoutLand(one: Shape, others: readonly Shape[]): Shape | null {
  const both = [one, ...others].map(({ coordinates }) => polygon(coordinates));
  const pieces = others.length === 0 ? [one.coordinates] : piecesOf(difference(featureCollection(both)));
  const sized = pieces.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return sized.toSorted((a, b) => area(b) - area(a))[0] ?? null;
}

function piecesOf(land: { geometry: Polygon | MultiPolygon } | null): Position[][][] {
  if (!land) return [];
  const { type, coordinates } = land.geometry;
  return (type === 'Polygon' ? [coordinates] : coordinates) as Position[][][];
}

/** West, south, east, north. */
export function extentOf({ coordinates: [outline = []] }: Shape): [number, number, number, number] {
  const [lngs, lats] = [outline.map(([lng]) => lng), outline.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
