/** What is shown, by place: parents before children, siblings in order. Place 0 stands above the roots and is not drawn. */
export interface Shown {
  nodes: readonly number[];
  parent: readonly number[];
  depth: readonly number[];
  /** How many places a subtree takes up, and how many leaves it has. */
  size: Int32Array;
  leaves: Int32Array;
}

/** A drawing may always be this many rows high; a larger one as high as suits a screen that is this much wider than high. */
const MIN = 32;
const SHAPE = 1.2;
/** How much wider a column is than a row is high. */
const COLUMN = 3.6;
/** A band, and a family that stands in bands, keeps its place until it is this much too high, or too low. */
const KEPT = { high: 1.5, low: 0.66 };

/**
 * How many rows high a family may be before it is drawn in several bands: as high as the whole drawing will then be. In steps,
 * so that it hardly ever changes, and nothing is moved because a node more is there.
 */
export function maxRows({ leaves, depth, size }: Shown): number {
  const all = leaves[0] ?? 0;
  let deep = 0;
  for (let place = 1; place < size.length; place++) if (size[place] === 1) deep += depth[place] ?? 0;
  const wished = Math.sqrt((deep * COLUMN) / SHAPE);
  return all <= MIN ? MIN : Math.max(MIN, Math.round(2 ** (Math.round(2 * Math.log2(wished)) / 2)));
}

type ColumnBefore = (place: number) => number | undefined;

/** Which nodes' children stand in bands; place 0 and whatever is above such a node are always among them. */
export function isTallOf(tree: Shown, max: number, was: ColumnBefore): Uint8Array {
  const { parent, leaves, size } = tree;
  const isTall = new Uint8Array(parent.length);
  isTall[0] = 1;
  const stoodInBands = bandedBefore(tree, was);
  for (let place = parent.length - 1; place > 0; place--) {
    const limit = stoodInBands[place] === 1 ? max * KEPT.low : max;
    if ((size[place] ?? 1) > 1 && (leaves[place] ?? 0) > limit) isTall[place] = 1;
    if (isTall[place] === 1) isTall[parent[place] ?? 0] = 1;
  }
  return isTall;
}

/** Whose children stood in more than one column. */
function bandedBefore({ parent }: Shown, was: ColumnBefore): Uint8Array {
  const banded = new Uint8Array(parent.length);
  const first = new Map<number, number>();
  for (let place = 1; place < parent.length; place++) {
    const column = was(place);
    if (column === undefined) continue;
    const above = parent[place] ?? 0;
    const known = first.get(above);
    if (known === undefined) first.set(above, column);
    else if (known !== column) banded[above] = 1;
  }
  return banded;
}

/** The children of a node by bands: as they stood, as long as that still does, else each filled before the next begins. */
export function bandsOf(
  tree: Shown,
  place: number,
  max: number,
  rowsOf: (child: number) => number,
  was: ColumnBefore,
): readonly (readonly number[])[] {
  const { size } = tree;
  const children: number[] = [];
  const end = place + (size[place] ?? 1);
  for (let child = place + 1; child < end; child += size[child] ?? 1) children.push(child);
  // What hangs on nothing stands below the menu.
  if (place === 0) return [children];
  const fresh: number[][] = [];
  const kept: number[][] = [];
  let [rows, keptRows, highest] = [0, 0, 0];
  let column: number | undefined;
  for (const child of children) {
    const own = rowsOf(child);
    const band = fresh.at(-1);
    if (!band || rows + own > max) {
      fresh.push([child]);
      rows = own;
    } else {
      band.push(child);
      rows += own;
    }
    const before = was(child);
    const keptBand = kept.at(-1);
    if (!keptBand || (before !== undefined && column !== undefined && before > column)) {
      kept.push([child]);
      keptRows = own;
    } else {
      keptBand.push(child);
      keptRows += own;
    }
    column = before ?? column;
    // One that is too high by itself stands alone in any case.
    if ((kept.at(-1)?.length ?? 0) > 1) highest = Math.max(highest, keptRows);
  }
  return kept.length > 1 && highest <= max * KEPT.high && kept.length <= 2 * fresh.length ? kept : fresh;
}
