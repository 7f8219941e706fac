import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { polygon } from '@turf/helpers';
import { acresOf, closedShape, faultOf, type Position, type Shape } from './polygon.ts';

export type SplitCode =
  | 'splitNotNumbers'
  | 'splitShort'
  | 'splitMisses'
  | 'splitEndsInside'
  | 'splitTwice'
  | 'splitHole'
  | 'splitSliver';

/** Why a line does not cut a shape in two, and where. */
export interface SplitFault {
  code: SplitCode;
  lat?: number;
  lng?: number;
}

export type Split = { fault: SplitFault } | { parts: [Shape, Shape] };

/** Where a line meets the outline: how far along each, in segments and parts of one. */
interface Crossing {
  at: Position;
  alongLine: number;
  alongRing: number;
}

/** Closer than a thousandth of a metre is the same place. */
const SAME = 1e-8;

/** Two parts of a closed shape, on either side of a line that crosses it once from edge to edge; the larger comes first. */
export function splitShape(shape: Shape, line: readonly Position[]): Split {
  const fault = faultOfLine(shape, line);
  if (fault) return { fault };
  const [outline = [], ...holes] = shape.coordinates;
  const crossings = crossingsOf(outline, line);
  const [enters, leaves, third] = crossings;
  if (!enters || !leaves) return { fault: { code: 'splitMisses' } };
  if (third) return { fault: faultAt('splitTwice', third.at) };
  const inner = between(line, enters, leaves);
  if (!runsInside(outline, inner)) return { fault: { code: 'splitMisses' } };
  for (const hole of holes) {
    const [met] = crossingsOf(hole, line);
    if (met) return { fault: faultAt('splitHole', met.at) };
  }
  const rings = [
    [...along(outline, enters, leaves), ...inner.toReversed().slice(1)],
    [...along(outline, leaves, enters), ...inner.slice(1)],
  ];
  return partsOf(rings.map(ringOf), holes);
}

function faultOfLine({ coordinates: [outline = []] }: Shape, line: readonly Position[]): SplitFault | null {
  if (!line.every((spot) => spot.every(Number.isFinite))) return { code: 'splitNotNumbers' };
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 2) return { code: 'splitShort' };
  const inside = [first, last].find(
    (end) => booleanPointInPolygon(end, polygon([outline]), { ignoreBoundary: true }) && !isOnEdge(outline, end),
  );
  return inside ? faultAt('splitEndsInside', inside) : null;
}

function faultAt(code: SplitCode, [lng, lat]: Position): SplitFault {
  return { code, lat, lng };
}

function crossingsOf(ring: readonly Position[], line: readonly Position[]): Crossing[] {
  const sides = piecesOf(ring);
  const found = piecesOf(line).flatMap((piece, segment) =>
    sides.flatMap((side, place) => {
      const met = meeting(piece, side);
      return met ? [{ at: met.at, alongLine: segment + met.first, alongRing: place + met.second }] : [];
    }),
  );
  return found
    .toSorted((one, other) => one.alongLine - other.alongLine)
    .filter((crossing, place, all) => !all.slice(0, place).some(({ at }) => isSame(at, crossing.at)));
}

const piecesOf = (spots: readonly Position[]) =>
  spots.slice(1).flatMap((end, place): [Position, Position][] => {
    const start = spots[place];
    return start ? [[start, end]] : [];
  });

/** Where two straight pieces meet; null where they don't, or run side by side. */
function meeting([a, b]: [Position, Position], [c, d]: [Position, Position]) {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  const length = Math.hypot(ux, uy) * Math.hypot(vx, vy);
  if (length === 0 || Math.abs(turn) < length * 1e-12) return null;
  const first = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
  const second = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn;
  const [slackLine, slackRing] = [SAME / Math.hypot(ux, uy), SAME / Math.hypot(vx, vy)];
  if (first < -slackLine || first > 1 + slackLine || second < -slackRing || second > 1 + slackRing) return null;
  return { at: [a[0] + first * ux, a[1] + first * uy] as Position, first, second };
}

const isSame = (one: Position, other: Position) => Math.hypot(one[0] - other[0], one[1] - other[1]) < SAME * 2;

function isOnEdge(ring: readonly Position[], [x, y]: Position): boolean {
  return piecesOf(ring).some(([[ax, ay], [bx, by]]) => {
    const [ux, uy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)));
    return Math.hypot(ax + t * ux - x, ay + t * uy - y) < SAME;
  });
}

/** The line from where it comes in to where it goes out. */
function between(line: readonly Position[], enters: Crossing, leaves: Crossing): Position[] {
  const corners = line.filter((_, place) => place > enters.alongLine && place < leaves.alongLine);
  return [enters.at, ...corners, leaves.at];
}

function runsInside(outline: Position[], inner: readonly Position[]): boolean {
  const land = polygon([outline]);
  return piecesOf(inner).every(([[x, y], [u, v]]) =>
    booleanPointInPolygon([(x + u) / 2, (y + v) / 2], land, { ignoreBoundary: true }),
  );
}

/** The outline's corners from one crossing on to another, both with it. */
function along(ring: readonly Position[], from: Crossing, to: Crossing): Position[] {
  const corners = ring.slice(0, -1);
  const end = to.alongRing > from.alongRing ? to.alongRing : to.alongRing + corners.length;
  const passed = [...corners, ...corners].filter((_, place) => place > from.alongRing && place < end);
  return [from.at, ...passed, to.at];
}

/** As points are kept, closed; corners that fall together are one. */
function ringOf(spots: readonly Position[]): Position[] {
  const exact = spots.map(([lng, lat]): Position => [Math.round(lng * 1e7) / 1e7, Math.round(lat * 1e7) / 1e7]);
  return closedShape({ coordinates: [exact] })?.coordinates[0] ?? [];
}

function partsOf(rings: Position[][], holes: readonly Position[][]): Split {
  const parts = rings.map((ring): Shape => {
    const own = holes.filter(([spot]) => spot && booleanPointInPolygon(spot, polygon([ring])));
    return { type: 'Polygon', coordinates: [ring, ...own] };
  });
  const [fault] = parts.map(faultOf).filter((found) => found !== null);
  const [larger, smaller] = parts.toSorted((one, other) => acresOf(other) - acresOf(one));
  if (!fault && larger && smaller) return { parts: [larger, smaller] };
  const { lat, lng } = fault ?? {};
  return { fault: { code: 'splitSliver', ...(lat !== undefined && { lat }), ...(lng !== undefined && { lng }) } };
}
