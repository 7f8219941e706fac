import type { CompiledNode, Menu } from '../compile/compile.ts';
import { draftOf } from '../draft/draft.ts';
import type { Language } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';
import {
  boxSeconds,
  childrenSeconds,
  contentSeconds,
  plus,
  promptSeconds,
  type Seconds,
  slowest,
  toTenths,
} from './analysis.time.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type FlowGraph, flowGraphOf, type Spot } from './flow.graph.ts';
import { boxesLeadAway, deadEnd, eachExit, enliven, liveTarget, reach, stays } from './flow.ts';

/** One step of a path: a key, or `success`, `failed`, or `auto` where the call goes on by itself; and whom it comes to. */
export interface PathStep {
  key: string;
  uuid: string;
}

/** What happens at the end of a path: a key is awaited, the call goes on or back by itself, moves by a link, or ends. */
export type PathEnd = 'waits' | 'goesOn' | 'goesBack' | 'moves' | 'hangsUp';

/**
 * What a caller has at the end of a path: a choice among keys, content heard and then the menu above again, that menu at
 * once, a recording made, a person on the line, another place of the menu, the next node, the end of the call, or keys
 * awaited that nobody offers.
 */
export const finishes = [
  'choice',
  'content',
  'repeat',
  'recording',
  'transfer',
  'moves',
  'goesOn',
  'hangsUp',
  'deadEnd',
] as const;
export type Finish = (typeof finishes)[number];

/**
 * A way from the start to a node, or through the success or failure of a node. `seconds`: up to the end of the last
 * prompt with every list on the way heard out, in the language in which that takes longest.
 */
export interface Path {
  keys: readonly PathStep[];
  /** What each step comes to. */
  titles: readonly string[];
  seconds: number;
  language: Language;
  /** The same seconds in each of the languages, in their order. */
  each: readonly number[];
  end: PathEnd;
  finish: Finish;
  /** Nothing goes on below it by a key. */
  leaf: boolean;
}

export interface Analysis {
  /** In reading order: each node once, by the tree where a caller can come to it so, followed by its outcomes. */
  paths: readonly Path[];
  /** Every node that some call may come to, entries of reference lists too. */
  reachable: ReadonlySet<string>;
  /** Of the active nodes. */
  coverage: Coverage;
}

interface Way {
  keys: readonly PathStep[];
  titles: readonly string[];
  before: Seconds;
  at: CompiledNode;
}

/**
 * Every path through a menu, for all callers, times and outcomes at once: a condition may hold or not. A path that only
 * a link opens begins with the way to that link. Linear in the nodes but for the length of the paths themselves.
 */
export function analyse(menu: Menu): Analysis {
  const draft = draftOf(menu.source);
  const graph = flowGraphOf(draft, menu.source);
  enliven(graph);
  reach(graph);
  const paths: Path[] = [];
  const reachable = new Set<string>();
  const later: Way[] = [];
  const start = boxSeconds(menu, menu.boxes);
  const away = boxesLeadAway(graph, graph.boxes.get(null), (spot) => {
    const at = menu.nodes.get(spot.uuid);
    if (at) later.push({ keys: [{ key: 'auto', uuid: at.uuid }], titles: [at.title], before: start, at });
  });
  if (menu.root && !away && menu.root.reachable) walk({ keys: [], titles: [], before: start, at: menu.root });
  for (const way of later) walk(way);
  return { paths, reachable, coverage: coverageOf(draft, menu.source.contentFiles) };

  /** Down the tree from here, in reading order; what only links open is kept for later. */
  function walk(from: Way): void {
    const open = [from];
    for (let way = open.pop(); way; way = open.pop()) {
      if (reachable.has(way.at.uuid)) continue;
      reachable.add(way.at.uuid);
      const steps = way.at.entry ? entrySteps(menu, way) : nodeSteps(menu, graph, way, (uuid) => !reachable.has(uuid));
      paths.push(steps.itself, ...steps.outcomes);
      later.push(...steps.links);
      for (const child of steps.children.toReversed()) open.push(child);
    }
  }
}

interface Steps {
  itself: Path;
  outcomes: Path[];
  children: Way[];
  links: Way[];
}

function nodeSteps(menu: Menu, graph: FlowGraph, way: Way, isNew: (uuid: string) => boolean): Steps {
  const { at, before } = way;
  const spot = graph.spots.get(at.uuid);
  if (!spot) throw new Error(`no node ${at.uuid}`);
  const heard = plus(before, promptSeconds(menu, at));
  const listed = at.node.hasInput === 1 ? plus(heard, childrenSeconds(at)) : heard;
  const children: Way[] = [];
  const links: Way[] = [];
  let goesOn = false;
  let goesBack = false;
  const stay = eachExit(graph, spot, (to, kind, key) => {
    goesOn ||= kind === 'first';
    goesBack ||= kind === 'back';
    const child = menu.nodes.get(to.uuid);
    if (!child || kind === 'entry') return;
    if ((kind === 'key' || kind === 'first') && child.parent === at.uuid) {
      children.push(onward(way, key ?? 'auto', child, listed));
    } else if (kind !== 'first' && isNew(child.uuid)) {
      const word = kind === 'success' || kind === 'failed' ? kind : kind === 'silence' ? 'failed' : (key ?? 'auto');
      links.push(onward(way, word, child, kind === 'silence' ? listed : heard));
    }
  });
  if ((stay & stays.children) !== 0) {
    const entries = at.children.filter(({ entry, key }) => entry !== null && (at.node.hasInput === 0 || key !== null));
    const entered = at.node.hasInput === 1 ? entries : mayRunOut(spot) ? entries.slice(0, 1) : [];
    for (const entry of entered)
      children.push(onward(way, at.node.hasInput === 1 ? (entry.key ?? '') : 'auto', entry, listed));
    goesOn ||= at.node.hasInput === 0 && entered.length > 0;
  }
  const end = endOf(at, stay, goesOn, goesBack);
  const itself = { ...shown(way, heard), end, finish: finishAt(at, spot, end), leaf: children.length === 0 };
  return { itself, outcomes: outcomesOf(menu, graph, way, heard, listed, stay), children, links };
}

/** The success and the failure of what a node does, and where each leads. */
function outcomesOf(menu: Menu, graph: FlowGraph, way: Way, heard: Seconds, listed: Seconds, stay: number): Path[] {
  const { at } = way;
  const { node, targets } = at;
  const acts = targets.apiActions.length > 0 || targets.trunkActions.length > 0 || node.recordingEnabled;
  const after: PathEnd = node.hasInput === 1 ? 'waits' : at.children.length > 0 ? 'goesOn' : 'goesBack';
  const found: Path[] = [];
  if (acts && node.successNodeUuid !== null) {
    const comesBack = node.playSuccessNodeContent === 'yes';
    found.push(outcome(menu, graph, way, 'success', node.successNodeUuid, comesBack, heard, after));
  }
  const waits = (stay & stays.children) !== 0 && node.hasInput === 1;
  if (acts) {
    found.push(
      outcome(menu, graph, way, 'failed', node.failedNodeUuid, node.playFailedNodeContent === 'yes', heard, after),
    );
  } else if (node.failedNodeUuid !== null && (waits || graph.spots.get(at.uuid)?.guarded)) {
    const comesBack = node.playFailedNodeContent === 'yes';
    const otherwise: PathEnd = waits ? 'hangsUp' : 'goesBack';
    found.push(outcome(menu, graph, way, 'failed', node.failedNodeUuid, comesBack, waits ? listed : heard, otherwise));
  }
  return found;
}

function outcome(
  menu: Menu,
  graph: FlowGraph,
  way: Way,
  word: 'success' | 'failed',
  link: string | null,
  comesBack: boolean,
  heard: Seconds,
  otherwise: PathEnd,
): Path {
  const target = liveTarget(graph, link);
  const to = target ? menu.nodes.get(target.uuid) : undefined;
  if (!to) {
    return {
      ...shown(onward(way, word, way.at, heard), heard),
      end: otherwise,
      finish: plainly[otherwise],
      leaf: true,
    };
  }
  if (comesBack) {
    const seconds = plus(heard, contentSeconds(menu, to));
    const finish = otherwise === 'goesBack' ? 'content' : plainly[otherwise];
    return { ...shown(onward(way, word, to, heard), seconds), end: otherwise, finish, leaf: true };
  }
  const seconds = plus(heard, promptSeconds(menu, to));
  return { ...shown(onward(way, word, to, heard), seconds), end: 'moves', finish: 'moves', leaf: true };
}

/** An entry of a reference list says nothing itself: it leads where the list's success leads. */
function entrySteps(menu: Menu, way: Way): Steps {
  const { at, before } = way;
  const success = menu.nodes.get(at.node.successNodeUuid ?? '');
  const failed = menu.nodes.get(at.node.failedNodeUuid ?? '');
  const moves = success?.reachable && at.node.playSuccessNodeContent === 'no' ? success : undefined;
  const fails =
    !success?.reachable &&
    at.node.successNodeUuid !== null &&
    failed?.reachable &&
    at.node.playFailedNodeContent === 'no'
      ? failed
      : undefined;
  const to = moves ?? fails;
  const end = to ? 'moves' : 'goesBack';
  const itself: Path = { ...shown(way, before), end, finish: plainly[end], leaf: true };
  if (!to) return { itself, outcomes: [], children: [], links: [] };
  const next = onward(way, moves ? 'success' : 'failed', to, before);
  const seconds = plus(before, promptSeconds(menu, to));
  return {
    itself,
    outcomes: [{ ...shown(next, seconds), end: 'moves', finish: 'moves', leaf: true }],
    children: [],
    links: [next],
  };
}

function onward({ keys, titles }: Way, key: string, at: CompiledNode, before: Seconds): Way {
  return { keys: [...keys, { key, uuid: at.uuid }], titles: [...titles, at.title], before, at };
}

function shown({ keys, titles }: Way, heard: Seconds): Pick<Path, 'keys' | 'titles' | 'seconds' | 'language' | 'each'> {
  return { keys, titles, ...slowest(heard), each: heard.map(toTenths) };
}

/** Every drawn child has a condition, so that a caller may come to the entries behind them. */
function mayRunOut(spot: Spot): boolean {
  return spot.children.every(({ conditional }) => conditional);
}

function endOf({ node }: CompiledNode, stay: number, goesOn: boolean, goesBack: boolean): PathEnd {
  if ((stay & stays.children) === 0) return 'moves';
  if (node.hasInput === 1) return 'waits';
  if (goesOn) return 'goesOn';
  return goesBack ? 'goesBack' : 'hangsUp';
}

const plainly: Readonly<Record<PathEnd, Finish>> = {
  waits: 'choice',
  goesOn: 'goesOn',
  goesBack: 'repeat',
  moves: 'moves',
  hangsUp: 'hangsUp',
};

function finishAt({ node, targets, campaigns }: CompiledNode, spot: Spot, end: PathEnd): Finish {
  const dead = deadEnd(spot);
  if (targets.trunkActions.length > 0) return 'transfer';
  if (node.recordingEnabled) return 'recording';
  if (dead !== null) return dead === 'ends' ? 'hangsUp' : 'deadEnd';
  const speaks =
    Object.keys(node.audio).length > 0 ||
    !isBlank(node.fileNameQuery) ||
    [targets.contentFiles, targets.contentNodes, targets.surveys, campaigns].some(({ length }) => length > 0);
  return end === 'goesBack' && speaks ? 'content' : plainly[end];
}
