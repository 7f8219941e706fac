import { audienceProblems } from './checks.audience.ts';
import { problem } from './checks.node.ts';
import { languageEntriesOf } from './compile.ts';
import type { Draft } from './draft.ts';
import { enliven, loopsWithoutKey, reach, stays } from './flow.ts';
import type { Plan, Spot } from './plan.ts';
import type { Problem } from './problem.ts';
import { referencesOf } from './references.ts';

const MOST_TITLES = 6;

/** `quoted`: nodes whose titles findings about others can quote. */
export interface FlowProblems {
  found: Map<string, Problem[]>;
  quoted: ReadonlySet<string>;
}

/**
 * What is wrong with how calls move, by node or box: where no call comes, where one stops, goes round, is sent to
 * something that is not there, or is left without a choice. Linear in the draft.
 */
export function flowProblems(plan: Plan, draft: Draft): FlowProblems {
  const found = new Map<string, Problem[]>();
  const quoted = new Set<string>();
  const add = (one: Problem) => {
    const known = found.get(one.uuid);
    if (known) known.push(one);
    else found.set(one.uuid, [one]);
  };
  enliven(plan);
  reach(plan);
  const languageOf = languageEntriesOf(plan.source);
  if (!plan.root?.live) add(problem('noRoot', 'error', plan.root?.uuid ?? ''));
  for (const spot of plan.spots.values()) {
    if (spot.reached) {
      const how = deadEnd(spot);
      if (how) add(problem('deadEnd', 'warning', spot.uuid, { how }));
      for (const one of audienceProblems(plan, spot, languageOf)) add(one);
    } else if (spot.live && (!spot.parent || spot.parent.reached)) {
      add(problem('unreachable', 'warning', spot.uuid));
    }
  }
  for (const circle of loopsWithoutKey(plan)) {
    const named = circle.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)).slice(0, MOST_TITLES);
    const titles = [...named.map(({ node }) => node.title), ...(circle.length > MOST_TITLES ? ['…'] : [])].join(', ');
    const values = { titles, count: circle.length };
    for (const { uuid } of circle) {
      quoted.add(uuid);
      add(problem('loopWithoutKey', 'error', uuid, values));
    }
  }
  for (const spot of plan.referring) {
    for (const { kind, to } of referencesOf(spot.node)) {
      const field = kind === 'content' ? 'links.contentNodes' : `${kind}NodeUuid`;
      quoted.add(to);
      leading(plan, spot.uuid, to, field, spot.live).forEach(add);
    }
  }
  for (const { id, active, parentNodeUuid, childNodeUuid } of draft.boxes.values()) {
    const parent = parentNodeUuid === null ? plan.root : plan.spots.get(parentNodeUuid);
    if (parentNodeUuid !== null && !parent) {
      add(problem('parentMissing', 'error', id, { target: parentNodeUuid }, 'parentNodeUuid'));
    }
    if (childNodeUuid === null) continue;
    quoted.add(childNodeUuid);
    leading(plan, id, childNodeUuid, 'childNodeUuid', active === 1 && parent?.live === true).forEach(add);
  }
  return { found, quoted };
}

/** Who waits here for a key that is not offered, or comes to the end of everything, has only the hook left. */
function deadEnd({ node, children, entryKeys, stay }: Spot): 'waits' | 'ends' | null {
  if ((stay & stays.hangsUp) !== 0) return 'ends';
  if (node.hasInput === 0 || (stay & stays.goodbye) === 0 || entryKeys.length > 0) return null;
  return children.some(({ key, never }) => key !== null && !never) ? null : 'waits';
}

/** A link from something that is heard (`heard`) to what is not there, or not active. */
function leading(plan: Plan, uuid: string, to: string, field: string, heard: boolean): Problem[] {
  const target = plan.spots.get(to);
  if (!target) return [problem('targetMissing', 'error', uuid, { target: to }, field)];
  if (!heard || target.live) return [];
  return [problem('targetInactive', 'warning', uuid, { target: to, title: target.node.title }, field)];
}
