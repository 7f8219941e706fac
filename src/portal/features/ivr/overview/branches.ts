import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { type Area, CARD, overlaps, type Scene } from '../../../canvas/scene.ts';
import { type Marked, markedAt } from '../problems/marked.ts';

/** A node with all that is drawn below it, as a block of the map. */
export interface Branch {
  uuid: string;
  area: Area;
}

/** What a branch holds, folded away or not. */
export interface BranchSum {
  nodes: number;
  /** How many ways of callers end in it. */
  ways: number;
  errors: number;
  warnings: number;
}

/** From this size on the screen a branch is shown by those in it, if most of them then have room for a whole name. */
const DIVIDED = { width: 240, height: 180 };
const WHOLE = { width: 100, height: 26 };
export const NAMED = { width: 64, height: 26 };

/** Room around the cards of a branch: half of what is free between two. */
const AROUND = 6;

const areasOfScenes = new WeakMap<Scene, ReadonlyMap<string, Area>>();

/** The branches to draw at this zoom: those of the start, and where one has become large, those in it. */
export function branchesAt(scene: Scene, { children }: Draft, zoom: number, shown: Area): Branch[] {
  const areas = areasOf(scene, children);
  const found: Branch[] = [];
  const open = [...(children.get(null) ?? [])].flatMap((start) => [...(children.get(start) ?? [])]);
  open.reverse();
  for (let uuid = open.pop(); uuid !== undefined; uuid = open.pop()) {
    const area = areas.get(uuid);
    if (!area || !overlaps(area, shown)) continue;
    const inside = insideOf(uuid, zoom, children, areas);
    if (inside.length > 0) open.push(...inside.toReversed());
    else found.push({ uuid, area: around(area) });
  }
  return apart(found);
}

function around({ x, y, width, height }: Area): Area {
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** Branches below one another reach into each other where their cards have room: their blocks meet half-way. */
function apart(branches: readonly Branch[]): Branch[] {
  const blocks = branches.map(({ uuid, area }) => ({ uuid, area: { ...area } }));
  const downwards = blocks.map(({ area }) => area).sort((one, other) => one.y - other.y);
  for (const [place, area] of downwards.entries()) {
    for (const lower of downwards.slice(place + 1)) {
      const [end, lowerEnd] = [area.y + area.height, lower.y + lower.height];
      if (lower.y >= end) break;
      if (!overlaps(area, lower) || lowerEnd <= end) continue;
      const middle = (lower.y + end) / 2;
      area.height = middle - area.y;
      lower.height = lowerEnd - middle;
      lower.y = middle;
    }
  }
  return blocks;
}

function insideOf(
  uuid: string,
  zoom: number,
  children: Draft['children'],
  areas: ReadonlyMap<string, Area>,
): readonly string[] {
  const area = areas.get(uuid);
  if (!area || area.width * zoom < DIVIDED.width || area.height * zoom < DIVIDED.height) return [];
  // A single card is not a branch: it is seen as it is.
  const inside = (children.get(uuid) ?? []).filter((child) => (areas.get(child)?.width ?? 0) > CARD.width);
  const named = inside.filter((child) => {
    const own = areas.get(child);
    return own && own.width * zoom >= WHOLE.width && own.height * zoom >= WHOLE.height;
  });
  return named.length > 1 && 2 * named.length >= inside.length ? inside : [];
}

/** What each drawn node and all that is drawn below it take up together. */
function areasOf(scene: Scene, children: Draft['children']): ReadonlyMap<string, Area> {
  let areas = areasOfScenes.get(scene);
  if (!areas) {
    areas = measured(scene, children);
    areasOfScenes.set(scene, areas);
  }
  return areas;
}

function measured({ places }: Scene, children: Draft['children']): Map<string, Area> {
  const areas = new Map<string, Area>();
  // Parents come before their children in a drawing, so that from its end every child is measured first.
  for (const [uuid, { x, y }] of [...places].reverse()) {
    let [left, top, right, bottom] = [x, y, x + CARD.width, y + CARD.height];
    for (const child of children.get(uuid) ?? []) {
      const own = areas.get(child);
      if (!own) continue;
      left = Math.min(left, own.x);
      top = Math.min(top, own.y);
      right = Math.max(right, own.x + own.width);
      bottom = Math.max(bottom, own.y + own.height);
    }
    areas.set(uuid, { x: left, y: top, width: right - left, height: bottom - top });
  }
  return areas;
}

/** What each branch holds, counted from the end of every branch upwards. */
export function branchSums({ nodes, children }: Draft, marked: Marked): ReadonlyMap<string, BranchSum> {
  const sums = new Map<string, BranchSum>();
  const order: string[] = [];
  const open = [...(children.get(null) ?? [])];
  const seen = new Set<string>();
  for (let uuid = open.pop(); uuid !== undefined; uuid = open.pop()) {
    if (seen.has(uuid)) continue;
    seen.add(uuid);
    order.push(uuid);
    open.push(...(children.get(uuid) ?? []));
  }
  for (const uuid of order.reverse()) {
    const own = markedAt(uuid, marked);
    const errors = own.filter(({ severity }) => severity === 'error').length;
    const sum: BranchSum = { nodes: 1, ways: 0, errors, warnings: own.length - errors };
    for (const child of children.get(uuid) ?? []) {
      const below = sums.get(child);
      if (!below) continue;
      sum.nodes += below.nodes;
      sum.ways += below.ways;
      sum.errors += below.errors;
      sum.warnings += below.warnings;
    }
    if (nodes.get(uuid)?.active !== 1) sum.ways = 0;
    else if (sum.ways === 0) sum.ways = 1;
    sums.set(uuid, sum);
  }
  return sums;
}
