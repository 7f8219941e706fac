import { generatedChildren } from '../compile/compile.lists.ts';
import { keysOf } from '../compile/compile.ts';
import { compareBoxes, type Draft, type MenuContext } from '../draft/draft.ts';
import type { Change, MenuNode, MenuSource, WelcomeBox } from '../menu.ts';
import { demandsOf } from '../node/node.demands.ts';
import { isBlank } from '../node/node.facts.ts';
import { neverHolds } from '../query/query.verdict.ts';

/*
 * A draft as callers can move in it: nodes joined by pointers rather than names, so that the whole of 20,000 can be
 * walked within a few milliseconds after each edit. The only thing here that changes in place; who holds a graph owns it.
 */

export interface Spot {
  uuid: string;
  node: MenuNode;
  parent: Spot | null;
  /** All children in order, inactive ones too. */
  family: Spot[];
  /** The active ones. */
  children: Spot[];
  /** The key that leads here from the parent; null: none. */
  key: string | null;
  /** Keys of the entries that its reference list adds as children. */
  entryKeys: string[];
  /** Entries without a key. */
  keylessEntries: number;
  /** Active, and all ancestors up to the root are. */
  live: boolean;
  /** Some callers cannot enter: an audience or a condition. */
  guarded: boolean;
  /** Its condition is false for everybody. */
  never: boolean;
  /** No crop, livestock, machinery or language is asked for. */
  forAll: boolean;
  /** Some callers are not offered it: guarded, or campaigns or surveys that may be over. */
  conditional: boolean;
  /** Some call may come here, as `reach` found last. */
  reached: boolean;
  /** What may become of it here: flags of `stays`. */
  stay: number;
  /** Active boxes play on entering it. */
  boxed: boolean;
  /** Where the search for circles met it, and the earliest it leads back to; -1: not yet, or done with. */
  met: number;
  earliest: number;
}

export interface FlowGraph {
  root: Spot | null;
  readonly spots: Map<string, Spot>;
  /** Those that lead somewhere besides their children. */
  readonly referring: Set<Spot>;
  /** Active boxes in order, by the node they belong to; null: the start. */
  boxes: Map<string | null, WelcomeBox[]>;
  readonly source: MenuSource;
  readonly actions: ReadonlySet<string>;
  readonly trunks: ReadonlySet<string>;
}

export function flowGraphOf(draft: Draft, context: MenuContext): FlowGraph {
  const graph: FlowGraph = {
    root: null,
    spots: new Map(),
    referring: new Set(),
    boxes: new Map(),
    source: { ...context, nodes: [], boxes: [] },
    actions: new Set(context.apiDetails.filter(({ active }) => active === 1).map(({ id }) => id)),
    trunks: new Set(context.trunkDetails.filter(({ active }) => active === 1).map(({ id }) => id)),
  };
  for (const node of draft.nodes.values()) put(graph, node);
  for (const parent of draft.children.keys()) settleFamily(graph, draft, parent);
  for (const { node, uuid } of graph.spots.values()) {
    if (!isBlank(node.menuLovId) && !draft.children.has(uuid)) settleFamily(graph, draft, uuid);
  }
  settleBoxes(graph, draft);
  return graph;
}

/** Brings a graph to the draft after these changes. Answers whose family or keys are new, by the parent's name. */
export function updateFlowGraph(graph: FlowGraph, draft: Draft, changes: readonly Change[]): Set<string | null> {
  const families = new Set<string | null>();
  let boxes = false;
  for (const change of changes) {
    if (change.op === 'putBox' || change.op === 'removeBox') {
      boxes = true;
      continue;
    }
    const uuid = change.op === 'putNode' ? change.node.childNodeUuid : change.uuid;
    const before = graph.spots.get(uuid)?.node;
    const after = draft.nodes.get(uuid);
    if (before) families.add(before.parentNodeUuid);
    if (after) families.add(after.parentNodeUuid);
    families.add(uuid);
    if (after) put(graph, after);
    else remove(graph, uuid);
  }
  for (const parent of families) settleFamily(graph, draft, parent);
  if (boxes) settleBoxes(graph, draft);
  return families;
}

function put(graph: FlowGraph, node: MenuNode): void {
  const uuid = node.childNodeUuid;
  const known = graph.spots.get(uuid);
  const { links } = node;
  const forAll =
    links.crops.length === 0 &&
    links.livestocks.length === 0 &&
    links.machineries.length === 0 &&
    links.languages.length === 0;
  const guarded = !forAll || links.locations.length > 0 || !isBlank(node.validationQuery);
  const conditional = guarded || links.campaigns.length > 0 || links.surveys.length > 0;
  const never = !isBlank(node.validationQuery) && neverHolds(...demandsOf(node).map(({ condition }) => condition));
  const spot: Spot = known ?? {
    uuid,
    node,
    parent: null,
    family: [],
    children: [],
    key: null,
    entryKeys: [],
    keylessEntries: 0,
    live: false,
    guarded,
    never,
    forAll,
    conditional,
    reached: false,
    stay: 0,
    boxed: graph.boxes.has(uuid),
    met: -1,
    earliest: -1,
  };
  spot.node = node;
  spot.guarded = guarded;
  spot.never = never;
  spot.forAll = forAll;
  spot.conditional = conditional;
  graph.spots.set(uuid, spot);
  if (node.successNodeUuid !== null || node.failedNodeUuid !== null || links.contentNodes.length > 0) {
    graph.referring.add(spot);
  } else graph.referring.delete(spot);
}

function remove(graph: FlowGraph, uuid: string): void {
  const spot = graph.spots.get(uuid);
  if (!spot) return;
  graph.spots.delete(uuid);
  graph.referring.delete(spot);
}

function settleFamily(graph: FlowGraph, draft: Draft, parent: string | null): void {
  const family = (draft.children.get(parent) ?? []).flatMap((uuid) => graph.spots.get(uuid) ?? []);
  const above = parent === null ? null : (graph.spots.get(parent) ?? null);
  for (const spot of family) {
    spot.parent = above;
    spot.key = null;
  }
  if (parent === null) graph.root = family[0] ?? null;
  if (!above) return;
  above.family = family;
  above.children = family.filter(({ node }) => node.active === 1);
  const entries = isBlank(above.node.menuLovId) ? [] : generatedChildren(above.node, graph.source);
  const keys = keysOf([...above.children, ...entries].map(({ node }) => node));
  for (const spot of above.children) spot.key = keys.get(spot.node) ?? null;
  above.entryKeys = entries.flatMap(({ node }) => keys.get(node) ?? []);
  above.keylessEntries = entries.length - above.entryKeys.length;
}

function settleBoxes(graph: FlowGraph, draft: Draft): void {
  const active = [...draft.boxes.values()].filter((box) => box.active === 1).sort(compareBoxes);
  for (const spot of boxed(graph)) spot.boxed = false;
  graph.boxes = Map.groupBy(active, ({ parentNodeUuid }) => parentNodeUuid);
  for (const spot of boxed(graph)) spot.boxed = true;
}

/** The nodes that have boxes of their own. */
export function boxed(graph: FlowGraph): Spot[] {
  return [...graph.boxes.keys()].flatMap((uuid) => (uuid === null ? [] : (graph.spots.get(uuid) ?? [])));
}
