import { audienceProblems } from './checks.audience.ts';
import { problem } from './checks.node.ts';
import { languageEntriesOf } from './compile.ts';
import type { Draft } from './draft.ts';
import { enliven, loopsWithoutKey, reach, type Stay } from './flow.ts';
import type { Plan, Spot } from './plan.ts';
import type { Problem } from './problem.ts';
import { referencesOf } from './references.ts';

const MOST_TITLES = 6;

/**
 * What is wrong with how calls move, by node or box: where no call comes, where one stops, goes round, is sent to
 * something that is not there, or is left without a choice. Linear in the draft.
 */
export function flowProblems(plan: Plan, draft: Draft): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  const add = (one: Problem) => {
    const known = found.get(one.uuid);
    if (known) known.push(one);
    else found.set(one.uuid, [one]);
  };
  enliven(plan);
  const reached = reach(plan);
  const languageOf = languageEntriesOf(plan.source);
  if (!plan.root?.live) add(problem('noRoot', 'error', plan.root?.uuid ?? ''));
  for (const spot of plan.spots.values()) {
    const stay = reached.get(spot);
    if (stay) {
      deadEnd(spot, stay).forEach(add);
      audienceProblems(plan, spot, languageOf).forEach(add);
    } else if (spot.live && (!spot.parent || reached.has(spot.parent))) {
      add(problem('unreachable', 'warning', spot.uuid));
    }
  }
  for (const circle of loopsWithoutKey(plan, reached)) {
    const named = circle.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)).slice(0, MOST_TITLES);
    const titles = [...named.map(({ node }) => node.title), ...(circle.length > MOST_TITLES ? ['…'] : [])].join(', ');
    const values = { titles, count: circle.length };
    for (const { uuid } of circle) add(problem('loopWithoutKey', 'error', uuid, values));
  }
  for (const spot of plan.referring) {
    for (const { kind, to } of referencesOf(spot.node)) {
      const field = kind === 'content' ? 'links.contentNodes' : `${kind}NodeUuid`;
      leading(plan, spot.uuid, to, field, spot.live).forEach(add);
    }
  }
  for (const { id, active, parentNodeUuid, childNodeUuid } of draft.boxes.values()) {
    const parent = parentNodeUuid === null ? plan.root : plan.spots.get(parentNodeUuid);
    if (parentNodeUuid !== null && !parent) {
      add(problem('parentMissing', 'error', id, { target: parentNodeUuid }, 'parentNodeUuid'));
    }
    if (childNodeUuid === null) continue;
    leading(plan, id, childNodeUuid, 'childNodeUuid', active === 1 && parent?.live === true).forEach(add);
  }
  return found;
}

/** Who waits here for a key that is not offered, or comes to the end of everything, has only the hook left. */
function deadEnd({ uuid, node, children, entryKeys }: Spot, { children: comes, goodbye, hangsUp }: Stay): Problem[] {
  const waitsInVain =
    comes && goodbye && node.hasInput === 1 && entryKeys.length === 0 && children.every(({ key }) => key === null);
  if (waitsInVain) return [problem('deadEnd', 'warning', uuid, { how: 'waits' })];
  return hangsUp ? [problem('deadEnd', 'warning', uuid, { how: 'ends' })] : [];
}

/** A link from something that is heard (`heard`) to what is not there, or not active. */
function leading(plan: Plan, uuid: string, to: string, field: string, heard: boolean): Problem[] {
  const target = plan.spots.get(to);
  if (!target) return [problem('targetMissing', 'error', uuid, { target: to }, field)];
  if (!heard || target.live) return [];
  return [problem('targetInactive', 'warning', uuid, { target: to, title: target.node.title }, field)];
}
