import type { Spot } from '../analysis/flow.graph.ts';
import type { Language } from '../menu.ts';
import { type Demand, demandsOf } from '../node/node.demands.ts';
import { isBlank } from '../node/node.facts.ts';
import { neverHolds } from '../query/query.verdict.ts';

/**
 * The nearest ancestor whose condition, languages, crops, livestock or machines nobody meets who meets those of the node.
 * One that changes the profile, or asks who may, ends the search: what held before it need not hold after.
 */
export function contradicted(
  spot: Spot,
  languageOf: ReadonlyMap<string, Language>,
): { above: Spot; field: string } | null {
  if (spot.never || !spot.guarded) return null;
  const demands = demandsOf(spot.node, languageOf);
  for (let above = spot.parent; above; above = above.parent) {
    if (!isBlank(above.node.patchDataQuery) || above.node.links.apiActions.length > 0) return null;
    if (!above.guarded || above.never) continue;
    const field = excluded(demandsOf(above.node, languageOf), demands);
    if (field !== null) return { above, field };
  }
  return null;
}

/** Which demand nobody meets who meets those above; where it is several together, the first of them. */
function excluded(above: readonly Demand[], demands: readonly Demand[]): string | null {
  const [first] = demands;
  if (!first || !neverHolds(...conditionsOf([...above, ...demands]))) return null;
  return (demands.find((demand) => neverHolds(...conditionsOf([...above, demand]))) ?? first).field;
}

const conditionsOf = (demands: readonly Demand[]) => demands.map(({ condition }) => condition);
