import type { WelcomeBox } from './menu.ts';
import { isBlank } from './node.facts.ts';
import type { Plan, Spot } from './plan.ts';

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

/** What may become of a call on coming to a node, apart from where it goes. */
export interface Stay {
  /** The children may be come to: keys awaited, or the first one entered. */
  children: boolean;
  /** It may end here with "goodbye" because nobody presses a key. */
  goodbye: boolean;
  /** It may end here because nothing follows. */
  hangsUp: boolean;
}

type Visit = (to: Spot, kind: ExitKind, key?: string) => void;

/** Names every node a call may come to next from this live one. */
export function eachExit(plan: Plan, spot: Spot, visit: Visit): Stay {
  const stay: Stay = { children: false, goodbye: false, hangsUp: false };
  if (boxesLeadAway(plan, plan.boxes.get(spot.uuid), visit)) return stay;
  const { node } = spot;
  const failed = liveTarget(plan, node.failedNodeUuid);
  const movesOnFailure = failed !== null && node.playFailedNodeContent === 'no';
  const back = () => {
    const above = inputAncestor(spot);
    if (above) visit(above, 'back');
    else stay.hangsUp = true;
  };
  if (spot.guarded) {
    if (movesOnFailure) visit(failed, 'failed');
    else back();
  }
  stay.children = actionsLeadToChildren(plan, spot, movesOnFailure ? failed : null, visit);
  if (!stay.children) return stay;
  if (node.hasInput === 0) {
    for (const child of spot.children) {
      visit(child, 'first');
      if (!child.conditional) return stay;
    }
    const entry = plan.source.lists[node.menuLovId ?? '']?.length ?? 0;
    if (entry > 0) fromEntry(plan, spot, 'first', visit, stay);
    else back();
    return stay;
  }
  for (const child of spot.children) if (child.key !== null) visit(child, 'key', child.key);
  for (const key of spot.entryKeys) fromEntry(plan, spot, 'entry', visit, stay, key);
  const claims = (key: string) => spot.children.some((child) => child.key === key && !child.conditional);
  if (spot.parent && !claims('*')) visit(spot.parent, 'parent', '*');
  if (plan.root && !claims('#')) visit(plan.root, 'root', '#');
  if (movesOnFailure) visit(failed, 'silence');
  else stay.goodbye = true;
  return stay;
}

/** API calls, then trunk calls, then the recording: whether a call may come to the children after them. */
function actionsLeadToChildren(plan: Plan, { node }: Spot, failed: Spot | null, visit: Visit): boolean {
  const { apiActions, trunkActions } = node.links;
  const acts = apiActions.length > 0 || trunkActions.length > 0 || node.recordingEnabled;
  if (!acts) return true;
  const maySucceed =
    apiActions.every(({ target }) => plan.actions.has(target)) &&
    (trunkActions.length === 0 || trunkActions.some(({ target }) => plan.trunks.has(target)));
  let children = false;
  if (maySucceed && node.successNodeUuid !== null) {
    const success = liveTarget(plan, node.successNodeUuid);
    if (success && node.playSuccessNodeContent === 'no') visit(success, 'success');
    else if (success) children = true;
  } else if (maySucceed) children = true;
  if (failed) visit(failed, 'failed');
  else children = true;
  return children;
}

/** Where somebody goes who chose an entry of the node's reference list: its success, else back to who takes input. */
function fromEntry(plan: Plan, list: Spot, kind: 'entry' | 'first', visit: Visit, stay: Stay, key?: string): void {
  const { node } = list;
  const success = liveTarget(plan, node.successNodeUuid);
  if (success && node.playSuccessNodeContent === 'no') {
    visit(success, kind, key);
    return;
  }
  const failed = liveTarget(plan, node.failedNodeUuid);
  if (!success && node.successNodeUuid !== null && failed && node.playFailedNodeContent === 'no') {
    visit(failed, kind, key);
    return;
  }
  const above = node.hasInput === 1 ? list : inputAncestor(list);
  if (above) visit(above, kind, key);
  else stay.hangsUp = true;
}

/** True where a box without a condition sends every caller away. */
export function boxesLeadAway(plan: Plan, boxes: readonly WelcomeBox[] | undefined, visit: Visit): boolean {
  for (const box of boxes ?? []) {
    const target = liveTarget(plan, box.childNodeUuid);
    if (!target) continue;
    visit(target, 'box');
    if (isBlank(box.validationQuery)) return true;
  }
  return false;
}

export function liveTarget(plan: Plan, uuid: string | null): Spot | null {
  const target = uuid === null ? undefined : plan.spots.get(uuid);
  return target?.live ? target : null;
}

function inputAncestor(spot: Spot): Spot | null {
  let above = spot.parent;
  while (above && above.node.hasInput === 0) above = above.parent;
  return above;
}

/** Marks what is active with all its ancestors. */
export function enliven(plan: Plan): void {
  for (const spot of plan.spots.values()) spot.live = false;
  if (plan.root?.node.active !== 1) return;
  plan.root.live = true;
  const open = [plan.root];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const child of spot.children) {
      child.live = true;
      open.push(child);
    }
  }
}

/** Every node that some call may come to, with what may become of it there. Expects `enliven` first. */
export function reach(plan: Plan): Map<Spot, Stay> {
  const found = new Map<Spot, Stay>();
  const seen = new Set<Spot>();
  const open: Spot[] = [];
  const visit = (spot: Spot) => {
    if (seen.has(spot)) return;
    seen.add(spot);
    open.push(spot);
  };
  const away = boxesLeadAway(plan, plan.boxes.get(null), visit);
  if (!away && plan.root?.live) visit(plan.root);
  for (let spot = open.pop(); spot; spot = open.pop()) found.set(spot, eachExit(plan, spot, visit));
  return found;
}

/** Circles that a call can go round without a key: each with its nodes in the order found. Expects `enliven` first. */
export function loopsWithoutKey(plan: Plan, among: ReadonlyMap<Spot, Stay>): Spot[][] {
  const starts = [...plan.referring, ...[...plan.boxes.keys()].flatMap((uuid) => plan.spots.get(uuid ?? '') ?? [])];
  const loops: Spot[][] = [];
  const number = new Map<Spot, number>();
  const low = new Map<Spot, number>();
  const stack: Spot[] = [];
  const standing = new Set<Spot>();
  for (const start of starts) if (among.has(start) && !number.has(start)) search(start);
  return loops;

  /** Tarjan's search without recursion; every circle has a link or a redirection in it, so it begins at those. */
  function search(start: Spot): void {
    const path = [open(start)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.exits.pop();
      if (next) {
        if (!number.has(next)) path.push(open(next));
        else if (standing.has(next)) lower(top.spot, number.get(next) ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) lower(above.spot, low.get(top.spot) ?? 0);
      if (low.get(top.spot) === number.get(top.spot)) close(top.spot, top.itself);
    }
  }

  function open(spot: Spot): { spot: Spot; exits: Spot[]; itself: boolean } {
    number.set(spot, number.size);
    low.set(spot, number.get(spot) ?? 0);
    stack.push(spot);
    standing.add(spot);
    const exits: Spot[] = [];
    eachExit(plan, spot, (to, kind) => {
      if (!needsKey(kind)) exits.push(to);
    });
    return { spot, exits, itself: exits.includes(spot) };
  }

  function lower(spot: Spot, to: number): void {
    low.set(spot, Math.min(low.get(spot) ?? 0, to));
  }

  function close(spot: Spot, itself: boolean): void {
    const circle: Spot[] = [];
    for (let one = stack.pop(); one; one = stack.pop()) {
      standing.delete(one);
      circle.push(one);
      if (one === spot) break;
    }
    if (circle.length > 1 || itself) loops.push(circle.reverse());
  }
}
