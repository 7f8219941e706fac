import { CARD, GUTTER, isBlocked, type Point } from './scene.ts';
import { pointsOf, type RoutingPlan, trunkOf, type Way } from './trunks.ts';

/** One line, as it is drawn. */
export interface Line {
  kind: Way['kind'];
  points: readonly Point[];
  /** It reaches its card; else it runs into another line of its trunk. */
  hasArrow: boolean;
  /** Where its sign stands; a trunk has one. */
  sign: Point | null;
  /** Where all lines of its trunk leave their cards, and where they arrive. */
  ends: readonly Point[];
}

/** How far a line that runs into another follows it, so that its corner can be round. */
const JOIN = 16;
/**
 * How far signs stay apart, how long a line must be to bear one, and in which steps and how far from its middle a free place
 * is looked for.
 */
const SIGN = { apart: 16, step: 4, min: 24, far: 600 };

/** Ways as they are drawn: what runs together is one line, not several on top of each other, whose dashes would blur. */
export function linesOf(plan: RoutingPlan, ways: readonly Way[]): Line[] {
  const lines: Line[] = [];
  const signs: Point[] = [];
  const groups = new Map<string, { kind: Way['kind']; group: Point[][] }>();
  for (const way of ways) {
    const points = pointsOf(plan, way);
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) continue;
    const name = trunkOf(plan.scene, way);
    const known = name === null ? undefined : groups.get(name);
    if (known) known.group.push(points);
    else if (name !== null) groups.set(name, { kind: way.kind, group: [points] });
    else {
      const sign = { x: start.x, y: (start.y + end.y) / 2 };
      signs.push(sign);
      lines.push({ kind: way.kind, points, hasArrow: true, sign, ends: [start, end] });
    }
  }
  for (const { kind, group } of groups.values()) lines.push(...trunkLines(plan, signs, kind, group));
  return lines;
}

/**
 * The longest way of a trunk is drawn whole; each other one up to where it meets what is drawn already. Drawn from long to
 * short, all that is left of a way before it meets one is new.
 */
function trunkLines(plan: RoutingPlan, signs: Point[], kind: Way['kind'], group: readonly Point[][]): Line[] {
  const known: Segment[] = [];
  const byLength = [...group].sort((a, b) => lengthOf(b) - lengthOf(a));
  const ends = [...group.map((points) => points[0]), group[0]?.at(-1)].filter((point) => point !== undefined);
  return byLength.map((way, index) => {
    const isWhole = index === 0;
    const points = isWhole ? way : meeting(way, known);
    known.push(...segmentsOf(points));
    const sign = isWhole ? signAt(plan, signs, points) : null;
    if (sign) signs.push(sign);
    return { kind, points, hasArrow: isWhole, sign, ends };
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

/** On the longest upright stretch, else on the longest: beside no badge of a card, away from other signs. */
function signAt({ scene }: RoutingPlan, signs: readonly Point[], points: readonly Point[]): Point | null {
  const stretches = segmentsOf(points).sort((one, other) => away(other.a, other.b) - away(one.a, one.b));
  const upright = stretches.find(({ a, b }) => a.x === b.x && away(a, b) >= SIGN.min);
  const stretch = upright ?? stretches[0];
  if (!stretch) return null;
  const { a, b } = stretch;
  const length = away(a, b);
  const column = upright && scene.columns.find(({ x }) => x + CARD.width <= a.x && a.x < x + CARD.width + GUTTER);
  const near = signs.filter(({ x, y }) => isWithin(x, a.x, b.x) && isWithin(y, a.y, b.y));
  const isClear = (at: Point) => near.every((sign) => Math.hypot(sign.x - at.x, sign.y - at.y) >= SIGN.apart);
  const isBeside = (at: Point) => column !== undefined && isBlocked(column, at.y + BADGES);
  let kept: Point | null = null;
  for (let off = 0; off <= Math.min(length / 2, SIGN.far); off += SIGN.step) {
    for (const at of [along(a, b, length / 2 + off), along(a, b, length / 2 - off)]) {
      if (!isClear(at)) continue;
      kept ??= at;
      if (!isBeside(at)) return at;
    }
  }
  return kept ?? along(a, b, length / 2);
}

function isWithin(at: number, one: number, other: number): boolean {
  return at > Math.min(one, other) - SIGN.apart && at < Math.max(one, other) + SIGN.apart;
}

function along(from: Point, to: Point, by: number): Point {
  const max = Math.min(by, away(from, to));
  return { x: from.x + Math.sign(to.x - from.x) * max, y: from.y + Math.sign(to.y - from.y) * max };
}

function lengthOf(points: readonly Point[]): number {
  return segmentsOf(points).reduce((sum, { a, b }) => sum + away(a, b), 0);
}

function away(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
