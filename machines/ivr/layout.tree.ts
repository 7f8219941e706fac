import { tidy } from './tidy-tree.ts';

/** The parent of the roots. */
export const ABOVE = -1;

/** A tree by numbers: the children of each parent in their order. A parent that is nobody's child need not be a node. */
export type Families = ReadonlyMap<number, ArrayLike<number>>;

/** The nodes that are shown, parents before children: who, in which generation (from 0), and how far down. */
export interface Drawn {
  nodes: Int32Array<ArrayBuffer>;
  generations: Int32Array<ArrayBuffer>;
  tops: Int32Array<ArrayBuffer>;
}

export interface Spacing {
  /** From one of a family to the next. */
  row: number;
  /** What comes between two families on top of that. */
  family: number;
}

/**
 * A tidy tree in time linear in its nodes: a column a generation, parents centred on their children, each subtree as
 * near to the one above as its outline allows. `before` is what is on the screen: the whole drawing is shifted so that as
 * many nodes as possible stay where they are.
 */
export function drawnAs(
  families: Families,
  collapsed: ReadonlySet<number>,
  { row, family }: Spacing,
  before: Drawn | null,
): Drawn {
  const { nodes, parent, depth } = shown(families, collapsed);
  const rows = tidy({ parent }, (a, b) => (parent[a] === parent[b] && parent[a] !== 0 ? row : row + family));
  const count = nodes.length - 1;
  const highest = count === 0 ? 0 : rows.subarray(1).reduce((least, y) => Math.min(least, y));
  const drawn = { nodes: new Int32Array(count), generations: new Int32Array(count), tops: new Int32Array(count) };
  for (let index = 0; index < count; index++) {
    drawn.nodes[index] = nodes[index + 1] ?? 0;
    drawn.generations[index] = (depth[index + 1] ?? 1) - 1;
    drawn.tops[index] = Math.round((rows[index + 1] ?? 0) - highest);
  }
  const shift = before ? usualShift(before, drawn) : 0;
  if (shift !== 0) for (let index = 0; index < count; index++) drawn.tops[index] = (drawn.tops[index] ?? 0) + shift;
  return drawn;
}

/** What is drawn, parents before children and siblings in order. Place 0 stands above the roots and is not drawn. */
function shown(families: Families, collapsed: ReadonlySet<number>) {
  const nodes = [ABOVE];
  const parent = [-1];
  const depth = [0];
  const seen = new Set<number>();
  const open = startsOf(families).map((node) => ({ node, above: 0 }));
  open.reverse();
  for (let at = open.pop(); at; at = open.pop()) {
    if (seen.has(at.node)) continue;
    seen.add(at.node);
    const index = nodes.push(at.node) - 1;
    parent.push(at.above);
    depth.push((depth[at.above] ?? 0) + 1);
    const below = collapsed.has(at.node) ? undefined : families.get(at.node);
    if (below) for (let last = below.length - 1; last >= 0; last--) open.push({ node: below[last] ?? 0, above: index });
  }
  return { nodes, parent, depth };
}

/** The root, then whatever hangs on nothing: a menu in parts still shows every part. */
function startsOf(families: Families): number[] {
  const starts = Array.from(families.get(ABOVE) ?? []);
  const reached = new Set<number>();
  for (const start of starts) reach(families, start, reached);
  let all = 0;
  for (const family of families.values()) all += family.length;
  if (reached.size === all) return starts;
  const nodes = new Set([...families.values()].flatMap((family) => Array.from(family)));
  const headless = [...families].flatMap(([parent, family]) => (nodes.has(parent) ? [] : Array.from(family)));
  for (const node of [...headless, ...nodes]) {
    if (reached.has(node)) continue;
    starts.push(node);
    reach(families, node, reached);
  }
  return starts;
}

function reach(families: Families, start: number, reached: Set<number>): void {
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    const below = families.get(node);
    if (below) for (let index = 0; index < below.length; index++) open.push(below[index] ?? 0);
  }
}

/** The shift by which most nodes come to stand where they stood; the smaller one of equals. */
function usualShift(before: Drawn, after: Drawn): number {
  const places = new Map<number, number>();
  for (const [index, node] of before.nodes.entries()) places.set(node, index);
  const votes = new Map<number, number>();
  for (const [index, node] of after.nodes.entries()) {
    const was = places.get(node);
    if (was === undefined || before.generations[was] !== after.generations[index]) continue;
    const shift = (before.tops[was] ?? 0) - (after.tops[index] ?? 0);
    votes.set(shift, (votes.get(shift) ?? 0) + 1);
  }
  let best = 0;
  let most = 0;
  for (const [shift, count] of votes) {
    if (count > most || (count === most && (Math.abs(shift) < Math.abs(best) || (shift === -best && shift < best)))) {
      best = shift;
      most = count;
    }
  }
  return best;
}
