import { boxesOf, type Draft } from '../draft/draft.ts';
import { ABOVE, type Drawn, drawnAs, type Spacing } from './layout.tree.ts';

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
export const SPACING: Spacing = { row: ROW, family: 24, head: 44 };
export const LANE = 92;
/** The lane with what is free below it. */
export const LANE_ROOM = LANE + 24;

export interface LayoutOptions {
  /** Nodes whose children are not shown. */
  collapsed?: ReadonlySet<string>;
  /** What is on the screen: the whole drawing is shifted so that as many nodes as possible stay where they are. */
  before?: Layout;
}

/**
 * The tidy tree of a draft. A subtree that did not change looks the same wherever it is moved, and the same draft is
 * always drawn alike.
 */
export function layout(draft: Draft, { collapsed = new Set(), before }: LayoutOptions = {}): Layout {
  const numbers = new Numbers();
  const families = new Map<number, readonly number[]>();
  for (const [parent, family] of draft.children)
    families.set(
      numbers.of(parent),
      family.map((uuid) => numbers.of(uuid)),
    );
  const folded = new Set([...collapsed].map((uuid) => numbers.of(uuid)));
  return laidOut(draft, drawnAs(families, folded, SPACING, before ? drawnFrom(before, numbers) : null), numbers);
}

/** Names of nodes as numbers; a number stays with its name for good. */
export class Numbers {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];

  of(name: string | null): number {
    if (name === null) return ABOVE;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  nameOf(number: number): string {
    return this.#names[number] ?? '';
  }
}

/** A drawn tree as cards in pixels, with the welcome boxes on top. */
export function laidOut(draft: Draft, { nodes, columns, tops }: Drawn, numbers: Pick<Numbers, 'nameOf'>): Layout {
  const places = new Map<string, Place>();
  let [right, highest, lowest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < nodes.length; index++) {
    const x = (columns[index] ?? 0) * COLUMN;
    const y = (tops[index] ?? 0) + LANE_ROOM;
    places.set(numbers.nameOf(nodes[index] ?? 0), { x, y });
    right = Math.max(right, x);
    highest = Math.min(highest, y);
    lowest = Math.max(lowest, y);
  }
  const top = places.size === 0 ? LANE_ROOM : highest;
  const boxes = boxesOf(draft, null);
  const lane = new Map(boxes.map(({ id }, index) => [id, { x: index * COLUMN, y: top - LANE_ROOM }]));
  right = Math.max(right, (boxes.length - 1) * COLUMN);
  return { places, lane, top, width: right + CARD.width, height: Math.max(lowest, top) + CARD.height - top };
}

function drawnFrom({ places }: Layout, numbers: Numbers): Drawn {
  const all = [...places];
  return {
    nodes: Int32Array.from(all, ([uuid]) => numbers.of(uuid)),
    columns: Int32Array.from(all, ([, { x }]) => Math.round(x / COLUMN)),
    tops: Int32Array.from(all, ([, { y }]) => y - LANE_ROOM),
  };
}
