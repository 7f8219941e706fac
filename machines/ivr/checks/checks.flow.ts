import type { FlowGraph, Spot } from '../analysis/flow.graph.ts';
import { deadEnd, enliven, loopsWithoutKey, reach } from '../analysis/flow.ts';
import { languageEntriesOf } from '../compile/compile.ts';
import type { Draft } from '../draft/draft.ts';
import { referencesOf } from '../draft/references.ts';
import { isBlank } from '../node/node.facts.ts';
import { audienceProblems } from './checks.audience.ts';
import { contradicted } from './checks.contradiction.ts';
import { type Problem, problem } from './problem.ts';

const MAX_TITLES = 6;

/** `quoted`: nodes whose titles findings about others can quote. */
export interface FlowProblems {
  found: Map<string, Problem[]>;
  quoted: ReadonlySet<string>;
}

/**
 * What is wrong with how calls move, by node or box: where no call comes, where one stops, goes round, is sent to
 * something that is not there, or is left without a choice. Linear in the draft.
 */
export function flowProblems(graph: FlowGraph, draft: Draft): FlowProblems {
  const found = new Map<string, Problem[]>();
  const quoted = new Set<string>();
  const add = (one: Problem) => {
    const known = found.get(one.uuid);
    if (known) known.push(one);
    else found.set(one.uuid, [one]);
  };
  enliven(graph);
  reach(graph);
  const languageOf = languageEntriesOf(graph.source);
  if (graph.root?.live && graph.root.never)
    add(problem('rootNeverPasses', 'error', graph.root.uuid, {}, 'validationQuery'));
  if (!graph.root?.live) add(problem('noRoot', 'error', graph.root?.uuid ?? ''));
  for (const spot of graph.spots.values()) {
    const denied = spot.guarded ? contradicted(spot, languageOf) : null;
    if (denied) {
      quoted.add(denied.above.uuid);
      const values = { target: denied.above.uuid, title: denied.above.node.title };
      add(problem('contradiction', 'warning', spot.uuid, values, denied.field));
    }
    if (spot.reached) {
      const how = deadEnd(spot);
      if (how) add(problem('deadEnd', 'warning', spot.uuid, { how }));
      for (const one of audienceProblems(graph, spot, languageOf)) add(one);
    } else if (spot.live && (!spot.parent || spot.parent.reached)) {
      add(problem('unreachable', 'warning', spot.uuid));
    }
  }
  for (const circle of loopsWithoutKey(graph)) {
    const named = circle.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)).slice(0, MAX_TITLES);
    const titles = [...named.map(({ node }) => node.title), ...(circle.length > MAX_TITLES ? ['…'] : [])].join(', ');
    const values = { titles, count: circle.length };
    for (const { uuid } of circle) {
      quoted.add(uuid);
      add(problem('loopWithoutKey', 'error', uuid, values));
    }
  }
  for (const spot of graph.referring) {
    for (const branch of idleLinks(spot)) {
      const to = branch === 'success' ? spot.node.successNodeUuid : spot.node.failedNodeUuid;
      const target = to === null ? undefined : graph.spots.get(to);
      if (!target) continue;
      quoted.add(target.uuid);
      const values = { target: target.uuid, title: target.node.title, branch };
      add(problem('linkNeverFires', 'warning', spot.uuid, values, `${branch}NodeUuid`));
    }
    for (const { kind, to } of referencesOf(spot.node)) {
      const field = kind === 'content' ? 'links.contentNodes' : `${kind}NodeUuid`;
      quoted.add(to);
      leading(graph, spot.uuid, to, field, spot.live).forEach(add);
    }
  }
  for (const { id, active, parentNodeUuid, childNodeUuid } of draft.boxes.values()) {
    const parent = parentNodeUuid === null ? graph.root : graph.spots.get(parentNodeUuid);
    if (parentNodeUuid !== null && !parent) {
      add(problem('parentMissing', 'error', id, { target: parentNodeUuid }, 'parentNodeUuid'));
    }
    if (childNodeUuid === null) continue;
    quoted.add(childNodeUuid);
    leading(graph, id, childNodeUuid, 'childNodeUuid', active === 1 && parent?.live === true).forEach(add);
  }
  return { found, quoted };
}

/** Links that nothing at the node can end in: neither a call, a recording, a choice, nor silence, nor a caller it is not for. */
function idleLinks({ node, guarded }: Spot): ('success' | 'failed')[] {
  const { apiActions, trunkActions } = node.links;
  const acts = apiActions.length > 0 || trunkActions.length > 0 || node.recordingEnabled || !isBlank(node.menuLovId);
  if (acts) return [];
  const idle: ('success' | 'failed')[] = [];
  if (node.successNodeUuid !== null) idle.push('success');
  if (node.failedNodeUuid !== null && node.hasInput === 0 && !guarded) idle.push('failed');
  return idle;
}

/** A link from something that is heard (`heard`) to what is not there, or not active. */
function leading(graph: FlowGraph, uuid: string, to: string, field: string, heard: boolean): Problem[] {
  const target = graph.spots.get(to);
  if (!target) return [problem('targetMissing', 'error', uuid, { target: to }, field)];
  if (!heard || target.live) return [];
  return [problem('targetInactive', 'warning', uuid, { target: to, title: target.node.title }, field)];
}
