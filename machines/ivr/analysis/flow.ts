import type { WelcomeBox } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';
import { boxed, type FlowGraph, type Spot } from './flow.graph.ts';

/*
 * Where a call can go from a node: the stages of the call machine, taken for all callers, times and outcomes at once.
 * Conditions and audiences may hold or not, each by itself; an API call, trunk call or recording may go well or not.
 * What is missing or inactive fails for certain, and an unconditional redirection leaves nothing after it.
 */

export type ExitKind =
  | 'box'
  | 'success'
  | 'failed'
  | 'silence'
  | 'first'
  | 'back'
  | 'key'
  | 'entry'
  | 'parent'
  | 'root';

/** The ways that need a key; all others are taken by themselves. */
export function needsKey(kind: ExitKind): boolean {
  return kind === 'key' || kind === 'entry' || kind === 'parent' || kind === 'root';
}

/** What may become of a call at a node, apart from where it goes; flags to be added. */
export const stays = {
  /** The children may be come to: keys awaited, or the first one entered. */
  children: 1,
  /** It may end here with "goodbye" because nobody presses a key. */
  goodbye: 2,
  /** It may end here because nothing follows. */
  hangsUp: 4,
} as const;

type Visit = (to: Spot, kind: ExitKind, key?: string) => void;

/** Names every node a call may come to next from this live one; answers with flags of `stays`. */
export function eachExit(graph: FlowGraph, spot: Spot, visit: Visit): number {
  if (spot.boxed && boxesLeadAway(graph, graph.boxes.get(spot.uuid), visit)) return 0;
  const { node } = spot;
  const linked = node.playFailedNodeContent === 'no' ? liveTarget(graph, node.failedNodeUuid) : null;
  let stay = 0;
  if (spot.guarded) {
    if (linked) visit(linked, 'failed');
    else stay |= goBack(spot, visit);
  }
  if (!actionsLeadToChildren(graph, spot, linked, visit)) return stay;
  stay |= stays.children;
  return stay | (node.hasInput === 0 ? goOn(graph, spot, visit) : awaitKey(graph, spot, linked, visit));
}

/** On to the first child that the caller may enter. */
function goOn(graph: FlowGraph, spot: Spot, visit: Visit): number {
  for (const child of spot.children) {
    if (child.never) continue;
    visit(child, 'first');
    if (!child.conditional) return 0;
  }
  if (spot.entryKeys.length + spot.keylessEntries > 0) return fromEntry(graph, spot, 'first', visit);
  return goBack(spot, visit);
}

function awaitKey(graph: FlowGraph, spot: Spot, failed: Spot | null, visit: Visit): number {
  let stay = 0;
  let claimsParent = false;
  let claimsRoot = false;
  for (const child of spot.children) {
    if (child.key === null || child.never) continue;
    visit(child, 'key', child.key);
    if (child.conditional) continue;
    claimsParent ||= child.key === '*';
    claimsRoot ||= child.key === '#';
  }
  for (const key of spot.entryKeys) stay |= fromEntry(graph, spot, 'entry', visit, key);
  if (spot.parent && !claimsParent) visit(spot.parent, 'parent', '*');
  if (graph.root && !claimsRoot) visit(graph.root, 'root', '#');
  if (failed) visit(failed, 'silence');
  else stay |= stays.goodbye;
  return stay;
}

function goBack(spot: Spot, visit: Visit): number {
  const above = inputAncestor(spot);
  if (!above) return stays.hangsUp;
  visit(above, 'back');
  return 0;
}

/** API calls, then trunk calls, then the recording: whether a call may come to the children after them. */
function actionsLeadToChildren(graph: FlowGraph, { node }: Spot, failed: Spot | null, visit: Visit): boolean {
  const { apiActions, trunkActions } = node.links;
  const acts = apiActions.length > 0 || trunkActions.length > 0 || node.recordingEnabled;
  if (!acts) return true;
  const maySucceed =
    apiActions.every(({ target }) => graph.actions.has(target)) &&
    (trunkActions.length === 0 || trunkActions.some(({ target }) => graph.trunks.has(target)));
  let children = false;
  if (maySucceed && node.successNodeUuid !== null) {
    const success = liveTarget(graph, node.successNodeUuid);
    if (success && node.playSuccessNodeContent === 'no') visit(success, 'success');
    else if (success) children = true;
  } else if (maySucceed) children = true;
  if (failed) visit(failed, 'failed');
  else children = true;
  return children;
}

/** Where somebody goes who chose an entry of the node's reference list: its success, else back to who takes input. */
function fromEntry(graph: FlowGraph, list: Spot, kind: 'entry' | 'first', visit: Visit, key?: string): number {
  const { node } = list;
  const success = liveTarget(graph, node.successNodeUuid);
  if (success && node.playSuccessNodeContent === 'no') {
    visit(success, kind, key);
    return 0;
  }
  const failed = liveTarget(graph, node.failedNodeUuid);
  if (!success && node.successNodeUuid !== null && failed && node.playFailedNodeContent === 'no') {
    visit(failed, kind, key);
    return 0;
  }
  const above = node.hasInput === 1 ? list : inputAncestor(list);
  if (!above) return stays.hangsUp;
  visit(above, kind, key);
  return 0;
}

/** True where a box without a condition sends every caller away. */
export function boxesLeadAway(graph: FlowGraph, boxes: readonly WelcomeBox[] | undefined, visit: Visit): boolean {
  for (const box of boxes ?? []) {
    const target = liveTarget(graph, box.childNodeUuid);
    if (!target) continue;
    visit(target, 'box');
    if (isBlank(box.validationQuery)) return true;
  }
  return false;
}

export function liveTarget(graph: FlowGraph, uuid: string | null): Spot | null {
  if (uuid === null) return null;
  const target = graph.spots.get(uuid);
  return target?.live ? target : null;
}

function inputAncestor(spot: Spot): Spot | null {
  let above = spot.parent;
  while (above && above.node.hasInput === 0) above = above.parent;
  return above;
}

/** Marks what is active with all its ancestors. */
export function enliven(graph: FlowGraph): void {
  for (const spot of graph.spots.values()) spot.live = false;
  if (graph.root?.node.active !== 1) return;
  graph.root.live = true;
  const open = [graph.root];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const child of spot.children) {
      child.live = true;
      open.push(child);
    }
  }
}

/** Marks every node that some call may come to. Expects `enliven` first. */
export function reach(graph: FlowGraph): void {
  for (const spot of graph.spots.values()) {
    spot.reached = false;
    spot.met = -1;
    spot.earliest = -1;
  }
  const open: Spot[] = [];
  const visit = (spot: Spot) => {
    if (spot.reached) return;
    spot.reached = true;
    open.push(spot);
  };
  const away = boxesLeadAway(graph, graph.boxes.get(null), visit);
  if (!away && graph.root?.live) visit(graph.root);
  for (let spot = open.pop(); spot; spot = open.pop()) spot.stay = eachExit(graph, spot, visit);
}

/** Circles that a call can go round without a key. Expects `reach` just before. */
export function loopsWithoutKey(graph: FlowGraph): Spot[][] {
  const loops: Spot[][] = [];
  const stack: Spot[] = [];
  let met = 0;
  for (const start of graph.referring) if (start.reached && start.met < 0) search(start);
  for (const start of boxed(graph)) if (start.reached && start.met < 0) search(start);
  return loops;

  /** Tarjan's search without recursion; every circle has a link or a redirection in it, so it begins at those. */
  function search(start: Spot): void {
    const path = [open(start)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { spot } = top;
      const next = top.exits.pop();
      if (next) {
        if (next.met < 0) path.push(open(next));
        else if (next.earliest >= 0) spot.earliest = Math.min(spot.earliest, next.met);
        continue;
      }
      path.pop();
      const above = path.at(-1)?.spot;
      if (above) above.earliest = Math.min(above.earliest, spot.earliest);
      if (spot.earliest === spot.met) close(spot, top.itself);
    }
  }

  function open(spot: Spot): { spot: Spot; exits: Spot[]; itself: boolean } {
    spot.met = met;
    spot.earliest = met;
    met += 1;
    stack.push(spot);
    const exits: Spot[] = [];
    eachExit(graph, spot, (to, kind) => {
      if (!needsKey(kind)) exits.push(to);
    });
    return { spot, exits, itself: exits.includes(spot) };
  }

  function close(spot: Spot, itself: boolean): void {
    const circle: Spot[] = [];
    for (let one = stack.pop(); one; one = stack.pop()) {
      one.earliest = -1;
      circle.push(one);
      if (one === spot) break;
    }
    if (circle.length > 1 || itself) loops.push(circle);
  }
}

/** Who waits here for a key that is not offered, or comes to the end of everything, has only the hook left. Expects `reach` first. */
export function deadEnd({ node, children, entryKeys, stay }: Spot): 'waits' | 'ends' | null {
  if ((stay & stays.hangsUp) !== 0) return 'ends';
  if (node.hasInput === 0 || (stay & stays.goodbye) === 0 || entryKeys.length > 0) return null;
  return children.some(({ key, never }) => key !== null && !never) ? null : 'waits';
}
