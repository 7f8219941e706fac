import type { Draft } from '../../../../machines/ivr/draft.ts';

/** As many nodes as are shown unfolded when the page opens: about a screen of them. */
const SHOWN_AT_FIRST = 24;

/** Which nodes are folded at first: level by level everything is shown until there are enough. */
export function foldedAtFirst({ children }: Draft, most = SHOWN_AT_FIRST): Set<string> {
  const folded = new Set<string>();
  const open: string[] = [...(children.get(null) ?? [])];
  let shown = open.length;
  for (let at = 0; at < open.length; at++) {
    const uuid = open[at] ?? '';
    const below = children.get(uuid) ?? [];
    if (below.length === 0) continue;
    if (shown + below.length > most) folded.add(uuid);
    else {
      shown += below.length;
      open.push(...below);
    }
  }
  return folded;
}

/** Every node that has children, the start excepted. */
export function allFoldable({ children }: Draft): Set<string> {
  const root = children.get(null)?.[0];
  return new Set([...children.keys()].filter((uuid): uuid is string => uuid !== null && uuid !== root));
}
