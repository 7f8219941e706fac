import { bandsOf, isTallOf, maxRows, type Shown } from './layout.bands.ts';
import { tidy } from './tidy-tree.ts';

/** The parent of the roots. */
export const ABOVE = -1;

/** A tree by numbers: the children of each parent in their order. A parent that is nobody's child need not be a node. */
export type Families = ReadonlyMap<number, ArrayLike<number>>;

/** The nodes that are shown, parents before children: who, in which column (from 0), and how far down. */
export interface Drawn {
  nodes: Int32Array<ArrayBuffer>;
  columns: Int32Array<ArrayBuffer>;
  tops: Int32Array<ArrayBuffer>;
}

export interface Spacing {
  /** From one of a family to the next. */
  row: number;
  /** What comes between two families on top of that. */
  family: number;
  /** From the top of a parent whose children stand in several bands to the highest of them: its line runs in between. */
  head: number;
}

/** Subtrees that stand under one another in one band, from one place to another, and where they begin below the band's top. */
interface Piece {
  from: number;
  to: number;
  y: number;
}

/** How a tall family stands: in bands side by side, each some columns wide. */
interface Block {
  bands: readonly { width: number; pieces: readonly Piece[] }[];
  width: number;
  height: number;
}

/**
 * A tidy tree in time linear in its nodes: a column a generation, parents centred on their children, each subtree as near to
 * the one above as its outline allows. A family that would be higher than a drawing of the shape of a screen stands in
 * several bands side by side, below a line from its parent. `before` is what is on the screen: bands stay as they are while
 * they do, and the whole drawing is shifted so that as many nodes as possible stay where they are.
 */
export function drawnAs(
  families: Families,
  collapsed: ReadonlySet<number>,
  spacing: Spacing,
  before: Drawn | null,
): Drawn {
  const tree = shown(families, collapsed);
  const count = tree.nodes.length - 1;
  const { y, columns } = placed(tree, spacing, before);
  const drawn = { nodes: new Int32Array(count), columns: new Int32Array(count), tops: new Int32Array(count) };
  for (let index = 0; index < count; index++) {
    drawn.nodes[index] = tree.nodes[index + 1] ?? 0;
    drawn.columns[index] = columns[index + 1] ?? 0;
    drawn.tops[index] = Math.round(y[index + 1] ?? 0);
  }
  const shift = before ? usualShift(before, drawn) : 0;
  if (shift !== 0) for (let index = 0; index < count; index++) drawn.tops[index] = (drawn.tops[index] ?? 0) + shift;
  return drawn;
}

function placed(tree: Shown, spacing: Spacing, before: Drawn | null) {
  const { nodes, parent, depth } = tree;
  const y = new Float64Array(nodes.length);
  const columns = new Int32Array(nodes.length);
  const columnBefore = new Map<number, number>();
  if (before) for (const [index, node] of before.nodes.entries()) columnBefore.set(node, before.columns[index] ?? 0);
  const was = (place: number) => columnBefore.get(nodes[place] ?? ABOVE);
  const max = maxRows(tree);
  const isTall = isTallOf(tree, max, was);
  const blocks = new Map<number, Block>();
  // Below first: how high a family is decides in which band it has room.
  for (let place = nodes.length - 1; place >= 0; place--) {
    if (isTall[place] === 1) blocks.set(place, blockOf(place));
  }
  // Above first: a block stands where the one around it puts it.
  const tops = new Map([[0, 0]]);
  columns[0] = -1;
  for (const place of [...blocks.keys()].reverse()) {
    const top = tops.get(place) ?? 0;
    y[place] = top;
    let column = (columns[place] ?? 0) + 1;
    for (const { width, pieces } of blocks.get(place)?.bands ?? []) {
      for (const { from, to, y: below } of pieces) {
        const start = top + headOf(place) + below;
        tops.set(from, start);
        for (let at = from; at < to; at++) {
          y[at] = (y[at] ?? 0) + start;
          columns[at] = column + (depth[at] ?? 0) - (depth[place] ?? 0) - 1;
        }
      }
      column += width;
    }
  }
  return { y, columns };

  function headOf(place: number): number {
    return place === 0 ? 0 : spacing.head;
  }

  function blockOf(place: number): Block {
    const heightOf = (child: number) => blocks.get(child)?.height ?? (tree.leaves[child] ?? 1) * spacing.row;
    const bands = bandsOf(tree, place, max, (child) => heightOf(child) / spacing.row, was).map(bandOf);
    const height = bands.reduce((max, band) => Math.max(max, band.height), 0);
    const width = bands.reduce((sum, band) => sum + band.width, 1);
    return { bands, width, height: headOf(place) + height };
  }

  /** Stacks the subtrees of some siblings: those of ordinary height as one tidy tree, tall ones as blocks. */
  function bandOf(children: readonly number[]) {
    const pieces: Piece[] = [];
    let [height, width] = [0, 0];
    for (let first = 0; first < children.length; ) {
      const from = children[first] ?? 0;
      const block = blocks.get(from);
      let last = first + 1;
      if (!block) while (last < children.length && !blocks.has(children[last] ?? 0)) last += 1;
      const end = children[last - 1] ?? 0;
      const to = block ? from + 1 : end + (tree.size[end] ?? 1);
      if (height > 0) height += spacing.family;
      pieces.push({ from, to, y: height });
      const own = block ?? tidied(from, to);
      height += own.height;
      width = Math.max(width, own.width);
      first = last;
    }
    return { pieces, height, width };
  }

  /** Lays out some siblings with all below them as a tidy tree, from 0 downwards. */
  function tidied(from: number, to: number): { width: number; height: number } {
    const top = parent[from] ?? 0;
    const own = [-1];
    let deepest = 0;
    for (let place = from; place < to; place++) {
      const above = parent[place] ?? 0;
      own.push(above === top ? 0 : above - from + 1);
      deepest = Math.max(deepest, depth[place] ?? 0);
    }
    const isFamily = (above: number | undefined) => above !== 0 || top !== 0;
    const apart = (a: number, b: number) =>
      own[a] === own[b] && isFamily(own[a]) ? spacing.row : spacing.row + spacing.family;
    const rows = tidy({ parent: own }, apart).subarray(1);
    const highest = rows.reduce((min, row) => Math.min(min, row), Number.POSITIVE_INFINITY);
    const lowest = rows.reduce((max, row) => Math.max(max, row), Number.NEGATIVE_INFINITY);
    for (const [index, row] of rows.entries()) y[from + index] = row - highest;
    return { width: deepest - (depth[top] ?? 0), height: lowest - highest + spacing.row };
  }
}

/** What is drawn, parents before children and siblings in order. */
function shown(families: Families, collapsed: ReadonlySet<number>): Shown {
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
  const size = new Int32Array(nodes.length).fill(1);
  const leaves = new Int32Array(nodes.length);
  for (let place = nodes.length - 1; place > 0; place--) {
    const above = parent[place] ?? 0;
    if (leaves[place] === 0) leaves[place] = 1;
    size[above] = (size[above] ?? 0) + (size[place] ?? 0);
    leaves[above] = (leaves[above] ?? 0) + (leaves[place] ?? 0);
  }
  return { nodes, parent, depth, size, leaves };
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
    if (was === undefined || before.columns[was] !== after.columns[index]) continue;
    const shift = (before.tops[was] ?? 0) - (after.tops[index] ?? 0);
    votes.set(shift, (votes.get(shift) ?? 0) + 1);
  }
  let best = 0;
  let max = 0;
  for (const [shift, count] of votes) {
    if (count > max || (count === max && (Math.abs(shift) < Math.abs(best) || (shift === -best && shift < best)))) {
      best = shift;
      max = count;
    }
  }
  return best;
}
