import { CARD, GUTTER, isBlocked, type Point } from './scene.ts';
import { type Plan, pointsOf, trunkOf, type Way } from './trunks.ts';

export interface Drawing {
  lines: Line[];
  marks: Mark[];
}

export interface Line {
  kind: Way['kind'];
  points: readonly Point[];
  /** It reaches its card; else it runs into another line of its trunk. */
  hasArrow: boolean;
}

/** The sign of a line. */
export interface Mark extends Point {
  kind: Way['kind'];
}

/** How far a line that runs into another follows it, so that its corner can be round. */
const JOIN = 16;
/** How far signs stay apart, in which steps a free place for one is looked for, and how long a line must be to bear one. */
const SIGN = { apart: 16, step: 4, least: 24 };

/** Ways as they are drawn: what runs together is one line, not several on top of each other, whose dashes would blur. */
export function drawingOf(plan: Plan, ways: readonly Way[]): Drawing {
  const drawing: Drawing = { lines: [], marks: [] };
  const groups = new Map<string, Point[][]>();
  const kinds = new Map<string, Way['kind']>();
  for (const way of ways) {
    const points = pointsOf(plan, way);
    if (points.length === 0) continue;
    const name = trunkOf(plan.scene, way);
    if (name === null) addLone(drawing, way.kind, points);
    else {
      kinds.set(name, way.kind);
      const group = groups.get(name);
      if (group) group.push(points);
      else groups.set(name, [points]);
    }
  }
  for (const [name, group] of groups) addGroup(plan, drawing, kinds.get(name) ?? 'success', group);
  return drawing;
}

function addLone({ lines, marks }: Drawing, kind: Way['kind'], points: readonly Point[]): void {
  lines.push({ kind, points, hasArrow: true });
  const [start, end] = [points[0], points.at(-1)];
  if (start && end) marks.push({ kind, x: start.x, y: (start.y + end.y) / 2 });
}

/**
 * The longest way of a trunk is drawn whole; each other one up to where it meets what is drawn already. Drawn from long to
 * short, all that is left of a way before it meets one is new.
 */
function addGroup(plan: Plan, drawing: Drawing, kind: Way['kind'], group: readonly Point[][]): void {
  const known: Segment[] = [];
  const byLength = [...group].sort((a, b) => lengthOf(b) - lengthOf(a));
  byLength.forEach((points, index) => {
    const drawn = index === 0 ? points : meeting(points, known);
    drawing.lines.push({ kind, points: drawn, hasArrow: index === 0 });
    known.push(...segmentsOf(drawn));
    if (index === 0) sign(plan, drawing, kind, points);
  });
}

/** What sticks out of a card stands at its upper corner and at its middle: below that there is room for a sign. */
const BADGES = 14;

interface Segment {
  a: Point;
  b: Point;
}

function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).flatMap((b, index) => {
    const a = points[index];
    return a && (a.x !== b.x || a.y !== b.y) ? [{ a, b }] : [];
  });
}

/** A way up to a little behind the point where it runs into one that is drawn. */
function meeting(points: readonly Point[], known: readonly Segment[]): Point[] {
  const met: Point[] = points.slice(0, 1);
  for (const { a, b } of segmentsOf(points)) {
    const joint = known
      .map((segment) => shared(a, b, segment))
      .filter((point) => point !== null)
      .sort((one, other) => away(one, a) - away(other, a))[0];
    if (joint === undefined) {
      met.push(b);
      continue;
    }
    met.push(joint, along(joint, b, JOIN));
    return met;
  }
  return met;
}

/** Where a stretch first lies on a drawn one of the same direction. */
function shared(a: Point, b: Point, { a: c, b: d }: Segment): Point | null {
  const isUpright = a.x === b.x;
  if (isUpright !== (c.x === d.x)) return null;
  if (isUpright ? a.x !== c.x : a.y !== c.y) return null;
  const of = ({ x, y }: Point) => (isUpright ? y : x);
  const [low, high] = [Math.min(of(c), of(d)), Math.max(of(c), of(d))];
  const nearest = Math.max(low, Math.min(high, of(a)));
  const isOnWay = nearest >= Math.min(of(a), of(b)) && nearest <= Math.max(of(a), of(b));
  if (!isOnWay || nearest === of(b)) return null;
  return isUpright ? { x: a.x, y: nearest } : { x: nearest, y: a.y };
}

/** The sign stands on the longest upright stretch, else on the longest: beside no badge of a card, away from other signs. */
function sign({ scene }: Plan, { marks }: Drawing, kind: Way['kind'], points: readonly Point[]): void {
  const stretches = segmentsOf(points).sort((one, other) => away(other.a, other.b) - away(one.a, one.b));
  const upright = stretches.find(({ a, b }) => a.x === b.x && away(a, b) >= SIGN.least);
  const stretch = upright ?? stretches[0];
  if (!stretch) return;
  const { a, b } = stretch;
  const length = away(a, b);
  const column = upright && scene.columns.find(({ x }) => x + CARD.width <= a.x && a.x < x + CARD.width + GUTTER);
  const isClear = (at: Point) => marks.every((mark) => Math.hypot(mark.x - at.x, mark.y - at.y) >= SIGN.apart);
  const isBeside = (at: Point) => column !== undefined && isBlocked(column, at.y + BADGES);
  let kept: Point | null = null;
  for (let off = 0; off <= length / 2; off += SIGN.step) {
    for (const at of [along(a, b, length / 2 + off), along(a, b, length / 2 - off)]) {
      if (!isClear(at)) continue;
      kept ??= at;
      if (isBeside(at)) continue;
      marks.push({ kind, ...at });
      return;
    }
  }
  marks.push({ kind, ...(kept ?? along(a, b, length / 2)) });
}

function along(from: Point, to: Point, by: number): Point {
  const most = Math.min(by, away(from, to));
  return { x: from.x + Math.sign(to.x - from.x) * most, y: from.y + Math.sign(to.y - from.y) * most };
}

function lengthOf(points: readonly Point[]): number {
  return segmentsOf(points).reduce((sum, { a, b }) => sum + away(a, b), 0);
}

function away(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
