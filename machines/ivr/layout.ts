import { boxesOf, type Draft, subtree } from './draft.ts';
import { type Forest, tidy } from './tidy-tree.ts';

export interface Place {
  x: number;
  y: number;
}

/**
 * Upper left corners of the cards, in pixels. `places` holds the nodes that are shown, `lane` the welcome boxes of the
 * start. Cards are between `top` and `top + height`, so that a lane fits between `top - LANE` and `top`.
 */
export interface Layout {
  places: ReadonlyMap<string, Place>;
  lane: ReadonlyMap<string, Place>;
  top: number;
  width: number;
  height: number;
}

export const CARD = { width: 200, height: 56 } as const;
export const COLUMN = 244;
export const ROW = 68;
const FAMILY = 24;
export const LANE = 88;
const UNDER_LANE = 24;

export interface LayoutOptions {
  /** Nodes whose children are not shown. */
  collapsed?: ReadonlySet<string>;
  /** What is on the screen: the whole drawing is shifted so that as many nodes as possible stay where they are. */
  before?: Layout;
}

/**
 * A tidy tree in time linear in its nodes: a column a generation, parents centred on their children, each subtree as
 * near to the one above as its outline allows. A subtree that did not change looks the same wherever it is moved, and
 * the same draft is always drawn alike.
 */
export function layout(draft: Draft, { collapsed = new Set(), before }: LayoutOptions = {}): Layout {
  const forest = shown(draft, collapsed);
  const rows = tidy(forest, (a, b) =>
    forest.parent[a] === forest.parent[b] && forest.parent[a] !== 0 ? ROW : ROW + FAMILY,
  );
  const highest = lowestOf(rows);
  const raw = new Map<string, Place>();
  forest.names.forEach((uuid, index) => {
    if (index === 0) return;
    const y = Math.round((rows[index] ?? 0) - highest) + LANE + UNDER_LANE;
    raw.set(uuid, { x: ((forest.depth[index] ?? 1) - 1) * COLUMN, y });
  });
  const shift = before ? usualShift(before.places, raw) : 0;
  const places = shift === 0 ? raw : new Map([...raw].map(([uuid, { x, y }]) => [uuid, { x, y: y + shift }]));
  const top = LANE + UNDER_LANE + shift;
  const boxes = boxesOf(draft, null);
  const lane = new Map(boxes.map(({ id }, index) => [id, { x: index * COLUMN, y: top - LANE - UNDER_LANE }]));
  let right = (boxes.length - 1) * COLUMN;
  let bottom = top;
  for (const { x, y } of places.values()) {
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { places, lane, top, width: Math.max(0, right) + CARD.width, height: bottom + CARD.height - top };
}

/** What is drawn, parents before children and siblings in order. Number 0 stands above the roots and is not drawn. */
function shown(draft: Draft, collapsed: ReadonlySet<string>): Forest & { names: string[]; depth: number[] } {
  const names = [''];
  const parent = [-1];
  const depth = [0];
  const seen = new Set<string>();
  const open = startsOf(draft).map((uuid) => ({ uuid, above: 0 }));
  open.reverse();
  for (let at = open.pop(); at; at = open.pop()) {
    if (seen.has(at.uuid)) continue;
    seen.add(at.uuid);
    const index = names.push(at.uuid) - 1;
    parent.push(at.above);
    depth.push((depth[at.above] ?? 0) + 1);
    if (collapsed.has(at.uuid)) continue;
    const below = draft.children.get(at.uuid) ?? [];
    for (let last = below.length - 1; last >= 0; last--) open.push({ uuid: below[last] ?? '', above: index });
  }
  return { names, parent, depth };
}

/** The root, then whatever hangs on nothing: a menu in parts still shows every part. */
function startsOf(draft: Draft): string[] {
  const starts = [...(draft.children.get(null) ?? [])];
  const reached = subtree(draft, null);
  if (reached.size === draft.nodes.size) return starts;
  const loose = [...draft.nodes.values()].filter(({ childNodeUuid }) => !reached.has(childNodeUuid));
  const headless = loose.filter(({ parentNodeUuid }) => parentNodeUuid === null || !draft.nodes.has(parentNodeUuid));
  for (const uuid of [...headless, ...loose].map((node) => node.childNodeUuid)) {
    if (reached.has(uuid)) continue;
    starts.push(uuid);
    for (const below of subtree(draft, uuid)) reached.add(below);
  }
  return starts;
}

function lowestOf(rows: Float64Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < rows.length; index++) lowest = Math.min(lowest, rows[index] ?? 0);
  return lowest;
}

/** The shift by which most nodes come to stand where they stood; the smaller one of equals. */
function usualShift(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): number {
  const votes = new Map<number, number>();
  for (const [uuid, { x, y }] of after) {
    const was = before.get(uuid);
    if (was?.x === x) votes.set(was.y - y, (votes.get(was.y - y) ?? 0) + 1);
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
