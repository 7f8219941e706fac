import type { components } from '../../../contract/generated/types.ts';
import { folded } from '../../ui/folded.ts';

export type Candidate = components['schemas']['CaseAgent'];

/** Whoever has so many has enough. */
export const FULL = 12;

/** Those who know the matter and speak the language apart from the others; of equals who has least comes first. */
export function inOrder(agents: readonly Candidate[], viewerId: string, letters: string) {
  const wanted = folded(letters.trim());
  const found = agents.filter(({ name, email }) => folded(`${name} ${email}`).includes(wanted));
  const byLoad = found.toSorted(
    (one, other) => one.open - other.open || Number(other.id === viewerId) - Number(one.id === viewerId),
  );
  return {
    fitting: byLoad.filter(({ knows, speaks }) => knows && speaks),
    others: byLoad.filter(({ knows, speaks }) => !(knows && speaks)),
  };
}
