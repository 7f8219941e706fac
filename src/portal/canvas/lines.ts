import { type Area, CARD, type Family, isBlocked, type Point, type Scene } from './scene.ts';

/** Where a family's line turns, from the end of the parent's column. */
const TRUNK = 34;
const RADIUS = 8;
/** How far outside of what is mounted a line still runs: nobody sees more of it, and long dashed lines are slow to paint. */
const BEYOND = 120;
/** Room that an arrow's head needs before the card it points at. */
const ARROW = 4;
/** How far a search for a free row goes, and in which steps. */
const SEARCH = { step: 6, most: 120 };

/** The lines from a parent to those of its children that stand between these heights. */
export function familyPath({ from, children }: Family, top: number, bottom: number): string {
  const near = (y: number) => Math.max(top - BEYOND, Math.min(bottom + BEYOND, y));
  const start = { x: from.x + CARD.width, y: near(from.y + CARD.height / 2) };
  return children
    .filter(({ at }, index) => isNear(at.y, top, bottom) || index === 0 || index === children.length - 1)
    .map(({ at }) => {
      const end = { x: at.x, y: near(at.y + CARD.height / 2) };
      const turn = start.x + TRUNK;
      return roundedPath([start, { x: turn, y: start.y }, { x: turn, y: end.y }, end]);
    })
    .join('');
}

/** A right-angled line without what is far outside of an area. */
export function clipped(points: readonly Point[], area: Area): Point[] {
  const within = (at: number, from: number, size: number) =>
    Math.max(from - BEYOND, Math.min(from + size + BEYOND, at));
  return points.map(({ x, y }) => ({ x: within(x, area.x, area.width), y: within(y, area.y, area.height) }));
}

function isNear(y: number, top: number, bottom: number): boolean {
  return y + CARD.height >= top && y <= bottom;
}

/** A right-angled line with rounded corners. */
export function roundedPath(points: readonly Point[], radius = RADIUS): string {
  const kept = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1]));
  const [start] = kept;
  if (!start) return '';
  let path = `M${start.x} ${start.y}`;
  for (let index = 1; index < kept.length; index++) {
    const [before, here, after] = [kept[index - 1], kept[index], kept[index + 1]];
    if (!before || !here) continue;
    if (!after) path += `L${here.x} ${here.y}`;
    else {
      const reach = Math.min(radius, distance(before, here) / 2, distance(here, after) / 2);
      const [enter, leave] = [towards(here, before, reach), towards(here, after, reach)];
      path += `L${enter.x} ${enter.y}Q${here.x} ${here.y} ${leave.x} ${leave.y}`;
    }
  }
  return path;
}

export interface Route {
  points: readonly Point[];
  /** Where the sign of the line is put: near the middle of its longest part. */
  mark: Point;
  area: Area;
}

/**
 * A line from one card to another that leaves and arrives at their end sides and runs in gutters and free rows only, never
 * through a card. `lane` (0, 1, 2) keeps lines in the same gutter apart.
 */
export function routeBetween(scene: Scene, from: Point, to: Point, lane: number): Route {
  const below = to.y - (from.y + CARD.height);
  if (from.x === to.x && below > 0 && below < CARD.height / 2) {
    const x = from.x + CARD.width - 32;
    return routeOf([
      { x, y: from.y + CARD.height },
      { x, y: to.y - ARROW },
    ]);
  }
  const offset = 12 + lane * 6;
  const [leaveAt, arriveAt] = [from.y + 20 + lane * 8, to.y + 20 + lane * 8];
  const [exit, entry] = [from.x + CARD.width + offset, to.x + CARD.width + offset];
  const start = { x: from.x + CARD.width, y: leaveAt };
  const end = { x: to.x + CARD.width + ARROW, y: arriveAt };
  // Signs of lines that run side by side stand one behind the other.
  const share = 0.5 - lane * 0.12;
  if (exit === entry) return routeOf([start, { x: exit, y: leaveAt }, { x: exit, y: arriveAt }, end], share);
  const across = freeRow(
    scene,
    Math.min(exit, entry),
    Math.max(exit, entry),
    to.y > from.y ? to.y - 6 : to.y + CARD.height + 6,
  );
  return routeOf(
    [start, { x: exit, y: leaveAt }, { x: exit, y: across }, { x: entry, y: across }, { x: entry, y: arriveAt }, end],
    share,
  );
}

/** The height nearest to the wished one at which no column between two gutters has a card. */
function freeRow({ columns }: Scene, left: number, right: number, wished: number): number {
  const crossed = columns.filter(({ x }) => x < right && x + CARD.width > left);
  for (let turn = 0; turn < SEARCH.most; turn++) {
    for (const sign of turn === 0 ? [1] : [1, -1]) {
      const y = wished + sign * turn * SEARCH.step;
      if (!crossed.some((column) => isBlocked(column, y))) return y;
    }
  }
  return wished;
}

function routeOf(points: readonly Point[], share = 0.5): Route {
  let [longest, mark] = [0, points[0] ?? { x: 0, y: 0 }];
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b || distance(a, b) <= longest) continue;
    longest = distance(a, b);
    mark = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const area = { x: Math.min(...xs), y: Math.min(...ys), width: 0, height: 0 };
  return { points, mark, area: { ...area, width: Math.max(...xs) - area.x, height: Math.max(...ys) - area.y } };
}

function isSame(a: Point, b: Point | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y;
}

function distance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function towards(from: Point, to: Point, by: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}
