import { type Area, CARD, type Family, overlaps, type Point } from './scene.ts';

/** Where a family's line turns, before the column of the children: what comes from further away runs above all cards until there. */
export const TURN = 10;
const RADIUS = 8;
/** How far outside of what is mounted a line still runs: nobody sees more of it, and long dashed lines are slow to paint. */
const BEYOND = 120;

/** The lines from a parent to those of its children that stand between these heights. */
export function familyPath({ from, children }: Family, top: number, bottom: number): string {
  const near = (y: number) => Math.max(top - BEYOND, Math.min(bottom + BEYOND, y));
  const start = { x: from.x + CARD.width, y: near(from.y + CARD.height / 2) };
  return children
    .filter(({ at }, index) => isNear(at.y, top, bottom) || index === 0 || index === children.length - 1)
    .map(({ at }) => {
      const end = { x: at.x, y: near(at.y + CARD.height / 2) };
      const turn = end.x - TURN;
      return roundedPath([start, { x: turn, y: start.y }, { x: turn, y: end.y }, end]);
    })
    .join('');
}

/** What of a right-angled line is near an area, as a path; each piece of it begins anew. */
export function pathWithin(points: readonly Point[], area: Area): string {
  const near = {
    x: area.x - BEYOND,
    y: area.y - BEYOND,
    width: area.width + 2 * BEYOND,
    height: area.height + 2 * BEYOND,
  };
  const within = ({ x, y }: Point) => ({
    x: Math.max(near.x, Math.min(near.x + near.width, x)),
    y: Math.max(near.y, Math.min(near.y + near.height, y)),
  });
  let path = '';
  let piece: Point[] = [];
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    if (!start) continue;
    if (!overlaps(spanOf(start, end), near)) {
      path += roundedPath(piece);
      piece = [];
      continue;
    }
    if (piece.length === 0) piece.push(within(start));
    piece.push(within(end));
  }
  return path + roundedPath(piece);
}

/** The area that a stretch of a line covers. */
export function spanOf(start: Point, end: Point): Area {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
  return { x, y, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) };
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

function isSame(a: Point, b: Point | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y;
}

function distance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function towards(from: Point, to: Point, by: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}
