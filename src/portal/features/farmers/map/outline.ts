import { distance } from '@turf/distance';
import polylabel from 'polylabel';
import { isInPakistan } from '../../../../../machines/farmers/land/pakistan.ts';
import {
  acresOf,
  closedShape,
  faultOf,
  type Position,
  type Shape,
  type ShapeFault,
} from '../../../../../machines/farmers/land/polygon.ts';
import { type Box, boxOf } from '../../../map/places.ts';

/** A shape while it is drawn: its corners without the first one again at the end, and its holes as they came. */
export interface Outline {
  ring: Position[];
  holes: Position[][];
}

export const NOTHING: Outline = { ring: [], holes: [] };

/** What an outline comes to on the ground. */
export interface Measured {
  /** Closed; null where nothing is drawn. */
  shape: Shape | null;
  fault: ShapeFault | null;
  acres: number;
  /** From each corner to the next, in metres. */
  sides: number[];
}

export function outlineOf(shape: { coordinates: readonly (readonly number[])[][] } | null | undefined): Outline {
  const [ring, ...holes] = closedShape(shape)?.coordinates ?? [];
  return ring ? { ring: ring.slice(0, -1), holes } : NOTHING;
}

export function measured({ ring, holes }: Outline): Measured {
  const shape = closedShape({ coordinates: [ring, ...holes] });
  const sides = ring.map((point, place) => metres(point, ring[(place + 1) % ring.length] ?? point));
  const fault = shape && faultOf(shape);
  const acres = shape && ring.length > 2 && !isAstray(fault) ? acresOf(shape) : 0;
  return { shape, fault, acres, sides };
}

/** Whether a corner lies far from all others, so that neither acres nor words stand for the land. */
export function isAstray(fault: ShapeFault | null): boolean {
  return fault?.code === 'shapeOutside' || fault?.code === 'shapeNotNumbers';
}

/** What is looked at to see an outline: a corner outside Pakistan would show the world instead of the land. */
export function sightOf({ ring }: Pick<Outline, 'ring'>): Box | null {
  return boxOf(ring.filter(isInPakistan));
}

export function metres(one: Position, other: Position): number {
  return distance(one, other, { units: 'meters' });
}

const METRES_A_DEGREE = 111_195;

/** So many metres further east and north. */
export function shifted([lng, lat]: Position, east: number, north: number): Position {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return precise([lng + east / (METRES_A_DEGREE * squeeze), lat + north / METRES_A_DEGREE]);
}

/** To a tenth of a metre: nobody points more exactly. */
export function precise([lng, lat]: readonly [number, number]): Position {
  return [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
}

export function moved(outline: Outline, place: number, to: Position): Outline {
  return { ...outline, ring: outline.ring.with(place, to) };
}

/** A corner more, before the one at this place. */
export function inserted(outline: Outline, place: number, at: Position): Outline {
  return { ...outline, ring: outline.ring.toSpliced(place, 0, at) };
}

export function removed(outline: Outline, place: number): Outline {
  const ring = outline.ring.toSpliced(place, 1);
  return ring.length === 0 ? NOTHING : { ...outline, ring };
}

export function midpoint([west, south]: Position, [east, north]: Position): Position {
  return precise([(west + east) / 2, (south + north) / 2]);
}

/** The middle of the extent. */
export function middleOf(ring: readonly Position[]): Position {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  return [(Math.min(...lngs) + Math.max(...lngs)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2];
}

/** In degrees: about a metre. */
const WORDS_TO_WITHIN = 1e-5;

/** Where words about land stand: inside of it and farthest from its edges, however it bends and whatever is cut out of it. */
export function spotIn([ring = [], ...holes]: readonly (readonly Position[])[]): Position {
  if (ring.length < 3) return middleOf(ring);
  const squeeze = Math.cos((middleOf(ring)[1] * Math.PI) / 180);
  const flat = [ring, ...holes].map((one) => one.map(([lng, lat]): Position => [lng * squeeze, lat]));
  const [x, y] = polylabel(flat, WORDS_TO_WITHIN);
  return [x / squeeze, y];
}
