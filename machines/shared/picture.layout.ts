import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateNode } from 'xstate';
import { type Box, GAP, MARGIN, NODE, PADDING, type Point, rounded, stacked } from './picture.geometry.ts';
import {
  asks,
  bornStates,
  type Drawable,
  groupsOf,
  idOf,
  type Line,
  linesOf,
  regionsOf,
  waysOf,
} from './picture.lines.ts';
import { endsOf, gapOf, type Pair, pairsOf, uprightEdges, withEnd } from './picture.upright.ts';
import type { Picture } from './workflow.ts';

/*
 * The picture of a machine, laid out by ELK from what the machine has: its states from left to right in the order in which
 * they are written, each region under the one before, and every transition that leads to another state. What all states of
 * a group share is drawn once, from the group or to it. Nothing is placed by hand.
 */

const LETTER = 6;
const LABEL = { height: 18, padding: 26 } as const;
/** Where a condition may be in the way, the label says what is needed in a second line. */
const CONDITION = { height: 26, width: 78 } as const;
/** Between the ends of two lines at a state. */
const MIN_BETWEEN = 6;
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '6',
  'elk.layered.spacing.edgeNodeBetweenLayers': '6',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeLabel': '2',
};

export async function laidOut(drawable: Drawable, elk: Pick<ELK, 'layout'>): Promise<Picture> {
  const pictures: Picture[] = [];
  for (const region of regionsOf(drawable.machine)) pictures.push(await regionLaidOut(region, drawable, elk));
  return pictures.reduce(stacked);
}

async function regionLaidOut(region: AnyStateNode, drawable: Drawable, elk: Pick<ELK, 'layout'>): Promise<Picture> {
  const states = bornStates(region).map(({ key }) => key);
  const groups = groupsOf(drawable, states);
  const lines = linesOf(waysOf(region), groups, states);
  const [pairs, ends] = [pairsOf(lines, groups, states), endsOf(lines, states)];
  const plan = { drawable, states, groups, lines };
  // What is to stand above or below something may come to stand in the way: then ELK places it as all others.
  for (const wish of [
    { pairs, ends },
    { pairs, ends: [] },
    { pairs: [], ends },
    { pairs: [], ends: [] },
  ]) {
    const picture = await drawn({ ...plan, ...wish }, elk);
    if (picture) return picture;
  }
  throw new Error(`${drawable.name} could not be laid out`);
}

interface Plan {
  drawable: Drawable;
  states: readonly string[];
  groups: ReadonlyMap<string, string[]>;
  lines: readonly Line[];
  /** States that stand one above the other. */
  pairs: readonly Pair[];
  /** The only ways to states that lead nowhere: from a whole group, below which they stand. */
  ends: readonly Line[];
}
/** Null where something came to stand in the way of something else. */
async function drawn(plan: Plan, elk: Pick<ELK, 'layout'>): Promise<Picture | null> {
  const { drawable, states, groups, lines, pairs, ends } = plan;
  const isUpright = ({ source, target }: Line) => pairs.some((pair) => pair.includes(source) && pair.includes(target));
  const level = lines.filter((line) => !isUpright(line) && !ends.includes(line));
  const gap = gapOf(pairs, lines);
  const placed = states.filter((state) => !ends.some(({ target }) => target === state));
  const graph = await elk.layout({
    id: 'root',
    layoutOptions: { ...options, 'elk.padding': padding(MARGIN, MARGIN) },
    children: childrenOf(placed, groups, { pairs, gap }, (state) => ({
      id: state,
      ...NODE,
      height: heightOf(state, level, states),
    })),
    edges: level.map((line, place) => edgeOf(line, place, drawable)),
  });
  const picture = pictureOf(graph, level, drawable);
  for (const [one, other] of pairs) {
    const [above, below] = [picture.nodes[one], picture.nodes[other]].toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
    if (!above || !below || above.x !== below.x || below.y - above.y > NODE.height + gap + GAP) return null;
  }
  const upright = lines.filter(isUpright).flatMap((line) => uprightEdges(line, picture));
  return ends.reduce<Picture | null>(withEnd, { ...picture, edges: [...picture.edges, ...upright] });
}

const padding = (top: number, rest: number) => `[top=${top},left=${rest},bottom=${rest},right=${rest}]`;

function childrenOf(
  states: readonly string[],
  groups: ReadonlyMap<string, string[]>,
  { pairs, gap }: { pairs: readonly Pair[]; gap: number },
  node: (state: string) => ElkNode,
): ElkNode[] {
  const seen = new Set<string>();
  return states.flatMap((state): ElkNode[] => {
    const [group, members] = [...groups].find(([, keys]) => keys.includes(state)) ?? [];
    if (group === undefined || members === undefined) return [node(state)];
    if (seen.has(group)) return [];
    seen.add(group);
    const spacing = pairs.some(([one]) => members.includes(one)) ? { 'elk.spacing.nodeNode': String(gap) } : {};
    const layoutOptions = { ...options, ...spacing, 'elk.padding': padding(26, PADDING) };
    return [{ id: idOf(group), layoutOptions, children: members.map(node) }];
  });
}

/** As high as always, but where more lines end on one side than can be told apart there. */
function heightOf(state: string, lines: readonly Line[], states: readonly string[]): number {
  const place = states.indexOf(state);
  const others = lines.flatMap(({ source, from, target, to }) =>
    source === state ? [to[0] ?? ''] : target === state ? [from[0] ?? ''] : [],
  );
  const left = others.filter((other) => states.indexOf(other) < place).length;
  return Math.max(NODE.height, (Math.max(left, others.length - left) + 1) * MIN_BETWEEN);
}

function edgeOf({ source, target, events, isBack }: Line, place: number, drawable: Drawable): ElkExtendedEdge {
  return {
    id: String(place),
    sources: [isBack ? target : source],
    targets: [isBack ? source : target],
    labels: [
      {
        text: events.join(' '),
        width: events.reduce((width, event) => width + widthOf(drawable, event), 0),
        height: events.some((event) => asks(drawable, event)) ? CONDITION.height : LABEL.height,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}

function widthOf(drawable: Drawable, event: string): number {
  const width = (drawable.events[event]?.short ?? event).length * LETTER + LABEL.padding;
  return asks(drawable, event) ? Math.max(width, CONDITION.width) : width;
}

function pictureOf(graph: ElkNode, lines: readonly Line[], drawable: Drawable): Picture {
  const boxes = new Map<string, Box>();
  const collect = ({ children = [] }: ElkNode, at: Point) => {
    for (const child of children) {
      const { id, width = 0, height = 0 } = child;
      const box = { x: at.x + (child.x ?? 0), y: at.y + (child.y ?? 0), width, height };
      boxes.set(id, box);
      collect(child, box);
    }
  };
  collect(graph, { x: 0, y: 0 });
  const edges = new Map<string, { edge: ElkExtendedEdge; at: Point }>();
  for (const { container, ...edge } of edgesIn(graph)) {
    edges.set(edge.id, { edge, at: boxes.get(container ?? '') ?? { x: 0, y: 0 } });
  }
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    groups: [...boxes].flatMap(([id, box]) =>
      id.startsWith('group ') ? [{ label: id.slice(6), ...rounded(box) }] : [],
    ),
    nodes: Object.fromEntries(
      [...boxes].flatMap(([id, { x, y, height }]) => {
        if (id.startsWith('group ')) return [];
        return [[id, rounded({ x, y, ...(height === NODE.height ? {} : { height }) })]];
      }),
    ),
    edges: lines.flatMap((line, place) => {
      const { edge, at } = edges.get(String(place)) ?? { edge: undefined, at: { x: 0, y: 0 } };
      const path = pathOf(edge, at, line.isBack);
      const label = edge?.labels?.[0];
      let x = at.x + (label?.x ?? 0);
      const y = at.y + (label?.y ?? 0) + (label?.height ?? 0) / 2;
      return line.events.map((event) => {
        const width = widthOf(drawable, event);
        x += width;
        return { event, from: line.from, to: line.to, path, label: rounded({ x: x - width / 2, y }) };
      });
    }),
  };
}

function edgesIn(graph: ElkNode): (ElkExtendedEdge & { container?: string })[] {
  return [...(graph.edges ?? []), ...(graph.children ?? []).flatMap(edgesIn)];
}

const RADIUS = 8;

/** Straight pieces with rounded corners. */
function pathOf(edge: ElkExtendedEdge | undefined, at: Point, isBack: boolean): string {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return (isBack ? points.toReversed() : points)
    .map(({ x, y }) => rounded({ x: at.x + x, y: at.y + y }))
    .map((point, place, all) => {
      const [before, after] = [all[place - 1], all[place + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [start, end] = [towards(point, before), towards(point, after)];
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** A little way from a corner, at most half of the way to the next. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(RADIUS, length / 2) / (length || 1);
  return rounded({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
}
