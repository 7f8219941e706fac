import type { Picture } from './workflow.ts';

/** How big a state is drawn, unless more lines end there than can be told apart. */
export const NODE = { width: 136, height: 44 } as const;
/** Between two states one above the other, whose ways to one another run there. */
export const GAP = 36;
/** Of a group around its states. */
export const PADDING = 11;

export const MARGIN = 1;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** All that is drawn, each piece of a line for itself. */
export function boxesIn({ nodes, groups, edges }: Picture): Box[] {
  const pieces = edges.flatMap(({ path }) => {
    const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    return points.slice(1).map((point, place) => boxAround(point, points[place] ?? point));
  });
  return [...Object.values(nodes).map((node) => ({ ...NODE, ...node })), ...groups, ...pieces];
}

function boxAround(one: Point, other: Point): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x: x - 6, y: y - 6, width: Math.abs(one.x - other.x) + 12, height: Math.abs(one.y - other.y) + 12 };
}

export function overlap(one: Box, other: Box): boolean {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !beside && one.y + one.height > other.y && other.y + other.height > one.y;
}

/** One picture under another. */
export function stacked(above: Picture, below: Picture): Picture {
  const top = above.height + GAP / 3;
  const moved = <T extends Point>(place: T): T => ({ ...place, ...rounded({ x: place.x, y: place.y + top }) });
  return {
    width: Math.max(above.width, below.width),
    height: Math.ceil(top + below.height),
    groups: [...above.groups, ...below.groups.map(moved)],
    nodes: {
      ...above.nodes,
      ...Object.fromEntries(Object.entries(below.nodes).map(([state, at]) => [state, moved(at)])),
    },
    edges: [
      ...above.edges,
      ...below.edges.map((edge) => ({ ...edge, label: moved(edge.label), path: movedPath(edge.path, top) })),
    ],
  };
}

function movedPath(path: string, down: number): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${x} ${Math.round((Number(y) + down) * 10) / 10}`);
}

/** To a tenth of a pixel. */
export function rounded<T extends object>(lengths: T): T {
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, Math.round(length * 10) / 10])) as T;
}
