import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { type Line, linesOf } from '../../../canvas/merged.ts';
import type { Scene } from '../../../canvas/scene.ts';
import { planned, type RoutingPlan, type Way } from '../../../canvas/trunks.ts';

/** Where nodes lead after their call or recording, besides their children. */
export function linksOf(nodes: Draft['nodes']): Way[] {
  const found: Way[] = [];
  nodes.forEach(({ childNodeUuid: from, successNodeUuid, failedNodeUuid }) => {
    if (successNodeUuid !== null) found.push({ from, to: successNodeUuid, kind: 'success' });
    if (failedNodeUuid !== null) found.push({ from, to: failedNodeUuid, kind: 'failed' });
  });
  return found;
}

/** Gives back the list it gave before for as long as the new one says the same. */
export function stableLinks(): (links: readonly Way[]) => readonly Way[] {
  let kept: readonly Way[] = [];
  return (links) => {
    const isSame =
      links.length === kept.length &&
      links.every(({ from, to, kind }, index) => {
        const before = kept[index];
        return before?.from === from && before.to === to && before.kind === kind;
      });
    if (!isSame) kept = links;
    return kept;
  };
}

/** The links of a drawing: those both of whose ends are on it, and where they run. */
export interface DrawnLinks {
  all: readonly Way[];
  shown: readonly Way[];
  plan: RoutingPlan;
  lines: readonly Line[];
}

export function drawnLinks(scene: Scene, all: readonly Way[]): DrawnLinks {
  const { places } = scene;
  const shown = all.filter(({ from, to }) => from !== to && places.has(from) && places.has(to));
  const plan = planned(scene, shown);
  return { all, shown, plan, lines: linesOf(plan, shown) };
}

/**
 * What of the links concerns some cards: it is drawn over the others. Only here a card stands in for what is folded away
 * below it; all of that at once would be nothing but bundles.
 */
export function litLinks({ all, shown, plan }: DrawnLinks, draft: Draft, uuids: ReadonlySet<string>): readonly Line[] {
  if (uuids.size === 0) return [];
  const { scene } = plan;
  const standIns = new Map<string, Way>();
  for (const { from, to, kind } of all) {
    if (scene.places.has(from) && scene.places.has(to)) continue;
    const [start, end] = [shownAt(scene, draft, from), shownAt(scene, draft, to)];
    if (start === null || end === null || start === end || !(uuids.has(start) || uuids.has(end))) continue;
    standIns.set(`${start} ${end} ${kind}`, { from: start, to: end, kind });
  }
  const own = linesOf(
    plan,
    shown.filter(({ from, to }) => uuids.has(from) || uuids.has(to)),
  );
  const folded = [...standIns.values()];
  return [...own, ...linesOf(planned(scene, folded, plan), folded)];
}

function shownAt(scene: Scene, draft: Draft, uuid: string): string | null {
  let at: string | null = uuid;
  for (let steps = 0; at !== null && steps < 1000; steps++) {
    if (scene.places.has(at)) return at;
    at = draft.nodes.get(at)?.parentNodeUuid ?? null;
  }
  return null;
}
