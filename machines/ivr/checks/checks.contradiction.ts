import type { Spot } from '../analysis/flow.graph.ts';
import type { Language, Link } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';
import { neverHolds } from '../query/query.verdict.ts';

/**
 * The nearest ancestor whose condition, or languages, nobody meets who meets those of the node. One that changes the
 * profile, or asks who may, ends the search: what held before it need not hold after.
 */
export function contradicted(
  spot: Spot,
  languageOf: ReadonlyMap<string, Language>,
): { above: Spot; field: string } | null {
  if (spot.never) return null;
  for (let above = spot.parent; above; above = above.parent) {
    if (!isBlank(above.node.patchDataQuery) || above.node.links.apiActions.length > 0) return null;
    if (!above.guarded || above.never) continue;
    if (excludes(above.node.validationQuery, spot.node.validationQuery)) return { above, field: 'validationQuery' };
    const [wanted, spoken] = [above.node.links.languages, spot.node.links.languages];
    if (areApart(wanted, spoken, languageOf)) return { above, field: 'links.languages' };
  }
  return null;
}

/** A link names a language by its own mark or by its entry of the reference list. */
function areApart(one: readonly Link[], other: readonly Link[], languageOf: ReadonlyMap<string, Language>): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const wanted = new Set(one.map(({ target }) => languageOf.get(target) ?? target));
  return other.every(({ target }) => !wanted.has(languageOf.get(target) ?? target));
}

const judged = new Map<string, boolean>();
const MAX_JUDGED = 5_000;

function excludes(one: string | null, other: string | null): boolean {
  if (isBlank(one) || isBlank(other) || one === other) return false;
  const both = `${one}\n${other}`;
  const known = judged.get(both);
  if (known !== undefined) return known;
  if (judged.size >= MAX_JUDGED) judged.clear();
  const never = neverHolds(one, other);
  judged.set(both, never);
  return never;
}
