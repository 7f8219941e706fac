export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** Every card of a drawing is of this size. */
export const CARD = { width: 200, height: 56 } as const;

/** Cards that stand in one column, from top to bottom, and the families whose children they are. */
interface Column {
  x: number;
  ids: readonly string[];
  tops: readonly number[];
  families: readonly Family[];
}

/** A parent and those of its shown children that stand in one column: their line runs in the gutter before it. */
export interface Family {
  parent: string;
  from: Point;
  children: readonly { id: string; at: Point }[];
  top: number;
  bottom: number;
}

/**
 * Where the cards of a drawing stand, ordered so that what is in an area, or under the pointer, is found without asking the
 * browser and without walking through all of them.
 */
export interface Scene {
  places: ReadonlyMap<string, Point>;
  columns: readonly Column[];
  bounds: Area;
}

/** A scene out of places; `parentOf` says under which card another hangs. */
export function sceneOf(places: ReadonlyMap<string, Point>, parentOf: (id: string) => string | null): Scene {
  const byColumn = new Map<number, { id: string; at: Point }[]>();
  let [right, bottom, top] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [id, at] of places) {
    const column = byColumn.get(at.x);
    if (column) column.push({ id, at });
    else byColumn.set(at.x, [{ id, at }]);
    right = Math.max(right, at.x + CARD.width);
    bottom = Math.max(bottom, at.y + CARD.height);
    top = Math.min(top, at.y);
  }
  const columns = [...byColumn]
    .sort(([a], [b]) => a - b)
    .map(([x, cards]) => {
      cards.sort((a, b) => a.at.y - b.at.y);
      return {
        x,
        ids: cards.map(({ id }) => id),
        tops: cards.map(({ at }) => at.y),
        families: familiesOf(cards, places, parentOf),
      };
    });
  const start = Number.isFinite(top) ? top : 0;
  return { places, columns, bounds: { x: 0, y: start, width: right, height: Math.max(0, bottom - start) } };
}

function familiesOf(
  cards: readonly { id: string; at: Point }[],
  places: ReadonlyMap<string, Point>,
  parentOf: (id: string) => string | null,
): Family[] {
  const found = new Map<string, { from: Point; children: { id: string; at: Point }[] }>();
  for (const card of cards) {
    const parent = parentOf(card.id);
    const from = parent === null ? undefined : places.get(parent);
    if (parent === null || !from) continue;
    const family = found.get(parent);
    if (family) family.children.push(card);
    else found.set(parent, { from, children: [card] });
  }
  return [...found]
    .map(([parent, { from, children }]) => ({
      parent,
      from,
      children,
      top: Math.min(from.y, children[0]?.at.y ?? from.y),
      bottom: Math.max(from.y, children.at(-1)?.at.y ?? from.y) + CARD.height,
    }))
    .sort((a, b) => a.top - b.top);
}

/** The cards that touch an area. */
export function cardsIn({ columns }: Scene, area: Area): string[] {
  const found: string[] = [];
  for (const { x, ids, tops } of columns) {
    if (x > area.x + area.width || x + CARD.width < area.x) continue;
    for (let at = firstFrom(tops, area.y - CARD.height); at < ids.length; at++) {
      if ((tops[at] ?? 0) > area.y + area.height) break;
      found.push(ids[at] ?? '');
    }
  }
  return found;
}

/** The families whose line touches an area. */
export function familiesIn({ columns }: Scene, area: Area): Family[] {
  const [right, lowest] = [area.x + area.width, area.y + area.height];
  return columns.flatMap(({ x, families }) =>
    x < area.x
      ? []
      : families.filter(({ from, top, bottom }) => from.x + CARD.width <= right && top <= lowest && bottom >= area.y),
  );
}

/** The free space between two columns, wide enough for lines. */
export const GUTTER = 44;

/** The card under a point. */
export function cardAt(scene: Scene, { x, y }: Point): string | null {
  const column = scene.columns.find((one) => x >= one.x && x <= one.x + CARD.width);
  if (!column) return null;
  const at = firstFrom(column.tops, y - CARD.height);
  return (column.tops[at] ?? Number.POSITIVE_INFINITY) <= y ? (column.ids[at] ?? null) : null;
}

/** Whether a horizontal line at this height would run through a card of the column, or close by one. */
export function isBlocked({ tops }: Column, y: number): boolean {
  const at = firstFrom(tops, y - CARD.height - CLEARANCE);
  return (tops[at] ?? Number.POSITIVE_INFINITY) < y + CLEARANCE;
}

const CLEARANCE = 3;

/** The place of the first number that is at least this one, in an ascending row. */
function firstFrom(row: readonly number[], min: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}
