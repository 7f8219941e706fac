import { CARD, GUTTER, isBlocked, type Point, type Scene } from './scene.ts';

/** A line from card to card that is no family's. */
export interface Way {
  from: string;
  to: string;
  kind: 'success' | 'failed';
}

/**
 * Where the lines of a gutter run, from the end of its column: each kind in a corridor of its own, success next to the cards
 * it leaves, failed before the line of the families, and the middle between them free. Closer when a corridor is full.
 */
const LANES = {
  success: [6, 11, 8.5, 13.5, 3.5, 4.75, 7.25, 9.75, 12.25, 14.75],
  failed: [29, 24, 26.5, 21.5, 31.5, 30.25, 27.75, 25.25, 22.75, 20.25],
} as const;
/** How far ends of two lines in one lane stay apart. */
const APART = 12;
/** How near two lines of one free row may come, in which steps a free one is looked for, and how often. */
const ROW = { apart: 5, step: 4, max: 400 };
/** Room that an arrow's head needs before the card it points at. */
const ARROW = 4;
const LEAVE = { success: 15, failed: CARD.height - 15 };
const ARRIVE = { success: 9, failed: CARD.height - 9 };
/** How far one card may stand below another so that a straight line between them says enough, and has room for its sign. */
const NEXT = { min: 24, max: 84 };

/** All ways of one kind into one side of one card: they run together, so that whoever follows one can only get there. */
export interface Trunk {
  kind: Way['kind'];
  /** Where it stands upright, at which height it turns to the card, and the tip of its arrow. */
  x: number;
  turn: number;
  tip: Point;
  /** From cards of the same gutter straight; from other gutters by a feeder each. */
  feeders: ReadonlyMap<number, Feeder>;
}

/** Collects the ways of one gutter and brings them to the trunk in a row that is free of cards. */
export interface Feeder {
  x: number;
  row: number;
}

/** Which room lines take up. One on top of another looks at both, and takes from its own. */
class Room {
  readonly #taken = new Map<string, (readonly [number, number])[]>();
  readonly #under: Room | null;

  constructor(under: Room | null) {
    this.#under = under;
  }

  isFree(place: string, from: number, to: number): boolean {
    const here = this.#taken.get(place);
    if (here?.some(([start, end]) => start < to && from < end)) return false;
    return this.#under?.isFree(place, from, to) ?? true;
  }

  take(place: string, from: number, to: number): void {
    const here = this.#taken.get(place);
    if (here) here.push([from, to]);
    else this.#taken.set(place, [[from, to]]);
  }
}

export interface RoutingPlan {
  scene: Scene;
  trunks: ReadonlyMap<string, Trunk>;
  room: Room;
}

/** Which trunk a way belongs to; null where a straight line to the card below does. */
export function trunkOf({ places }: Scene, { from, to, kind }: Way): string | null {
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end || isNext(start, end)) return null;
  return `${kind} ${end.x > start.x ? 'start' : 'end'} ${to}`;
}

function isNext(from: Point, to: Point): boolean {
  const below = to.y - (from.y + CARD.height);
  return from.x === to.x && below >= NEXT.min && below <= NEXT.max;
}

/** Gives every trunk its lane and its rows: short ones next to the cards, so that few lines cross. */
export function planned(scene: Scene, ways: readonly Way[], under: RoutingPlan | null = null): RoutingPlan {
  const room = new Room(under?.room ?? null);
  const drafts = [...grouped(scene, ways)].map(([name, group]) => draftOf(scene, name, group, room));
  drafts.sort((a, b) => a.length - b.length);
  const trunks = new Map(drafts.map((draft) => [draft.name, settled(draft, room)]));
  return { scene, trunks, room };
}

function grouped(scene: Scene, ways: readonly Way[]): Map<string, Way[]> {
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    const name = trunkOf(scene, way);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(way);
    else groups.set(name, [way]);
  }
  return groups;
}

interface TrunkDraft {
  name: string;
  kind: Way['kind'];
  gutter: number;
  turn: number;
  tip: Point;
  /** The heights that each gutter's ways come from, and the row to the trunk. */
  feeders: Map<number, { heights: number[]; row: number }>;
  length: number;
}

function draftOf(scene: Scene, name: string, ways: readonly Way[], room: Room): TrunkDraft {
  const [first] = ways;
  const to = first && scene.places.get(first.to);
  if (!first || !to) throw new Error('a trunk leads to a card');
  const { kind } = first;
  const isAtStart = name.startsWith(`${kind} start`);
  const gutter = isAtStart ? to.x - GUTTER : to.x + CARD.width;
  const turn = to.y + (isAtStart ? LEAVE : ARRIVE)[kind];
  const tip = { x: isAtStart ? to.x - ARROW : to.x + CARD.width + ARROW, y: turn };
  const feeders: TrunkDraft['feeders'] = new Map();
  for (const { from } of ways) {
    const at = scene.places.get(from);
    if (!at) continue;
    const own = at.x + CARD.width;
    const feeder = feeders.get(own);
    if (feeder) feeder.heights.push(at.y + LEAVE[kind]);
    else feeders.set(own, { heights: [at.y + LEAVE[kind]], row: turn });
  }
  let length = 0;
  for (const [own, feeder] of feeders) {
    if (own !== gutter) feeder.row = freeRow(scene, room, kind, own, gutter, turn);
    const [min, max] = reachOf([...feeder.heights, feeder.row]);
    length += max - min + Math.abs(own - gutter);
  }
  return { name, kind, gutter, turn, tip, feeders, length };
}

function settled({ kind, gutter, turn, tip, feeders }: TrunkDraft, room: Room): Trunk {
  const upright = [turn, ...[...feeders].flatMap(([own, { heights, row }]) => (own === gutter ? heights : [row]))];
  const x = gutter + freeLane(room, kind, gutter, reachOf(upright));
  const laid = new Map<number, Feeder>();
  for (const [own, { heights, row }] of feeders) {
    if (own === gutter) continue;
    laid.set(own, { x: own + freeLane(room, kind, own, reachOf([...heights, row])), row });
  }
  return { kind, x, turn, tip, feeders: laid };
}

function freeLane(room: Room, kind: Way['kind'], gutter: number, [min, max]: readonly [number, number]): number {
  const lanes = LANES[kind];
  const lane = lanes.find((one) => room.isFree(`lane ${gutter + one}`, min - APART, max + APART));
  // A corridor that is full all over: at least not everything on one line.
  const taken = lane ?? lanes[Math.abs(Math.round(min + max)) % lanes.length] ?? lanes[0];
  room.take(`lane ${gutter + taken}`, min, max);
  return taken;
}

/**
 * The height nearest to the wished one at which no column between two gutters has a card, and no other line runs: looked for
 * upwards first for success, downwards for failed. Where there is none far and wide, below the whole drawing.
 */
function freeRow(
  { columns, bounds }: Scene,
  room: Room,
  kind: Way['kind'],
  one: number,
  other: number,
  wished: number,
): number {
  const [left, right] = [Math.min(one, other), Math.max(one, other)];
  const crossed = columns.filter(({ x }) => x < right && x + CARD.width > left);
  const isFree = (y: number) => {
    const near = Math.floor(y / ROW.apart);
    return (
      !crossed.some((column) => isBlocked(column, y)) &&
      [near - 1, near, near + 1].every((row) => room.isFree(`row ${row}`, left, right + GUTTER))
    );
  };
  const step = kind === 'success' ? -ROW.step : ROW.step;
  let found: number | undefined;
  for (let turn = 0; turn < ROW.max && found === undefined; turn++) {
    found = [wished + turn * step, wished - turn * step].find(isFree);
  }
  for (let below = bounds.y + bounds.height + 2 * ROW.apart; found === undefined; below += ROW.step) {
    if (isFree(below)) found = below;
  }
  room.take(`row ${Math.floor(found / ROW.apart)}`, left, right + GUTTER);
  return found;
}

function reachOf(heights: readonly number[]): readonly [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const height of heights) [min, max] = [Math.min(min, height), Math.max(max, height)];
  return [min, max];
}

/** A way from end to end. */
export function pointsOf({ scene, trunks }: RoutingPlan, way: Way): Point[] {
  const [from, to] = [scene.places.get(way.from), scene.places.get(way.to)];
  if (!from || !to) return [];
  const name = trunkOf(scene, way);
  if (name === null) return straight(from, to, way.kind);
  const trunk = trunks.get(name);
  if (!trunk) return [];
  const start = { x: from.x + CARD.width, y: from.y + LEAVE[way.kind] };
  const feeder = trunk.feeders.get(start.x);
  const fed = feeder
    ? [
        { x: feeder.x, y: start.y },
        { x: feeder.x, y: feeder.row },
      ]
    : [];
  return [start, ...fed, { x: trunk.x, y: feeder?.row ?? start.y }, { x: trunk.x, y: trunk.turn }, trunk.tip];
}

function straight(from: Point, to: Point, kind: Way['kind']): Point[] {
  const x = from.x + CARD.width - (kind === 'failed' ? 32 : 56);
  return [
    { x, y: from.y + CARD.height },
    { x, y: to.y - ARROW },
  ];
}
