import type { Draft } from '../../../../machines/ivr/draft.ts';
import { type Route, routeBetween } from '../../canvas/lines.ts';
import { type Area, CARD, overlaps, type Scene } from '../../canvas/scene.ts';

export interface MenuLink {
  from: string;
  to: string;
  kind: 'success' | 'failed';
}

/** Where nodes lead after their call or recording, besides their children. */
export function linksOf(nodes: Draft['nodes']): MenuLink[] {
  const found: MenuLink[] = [];
  nodes.forEach(({ childNodeUuid: from, successNodeUuid, failedNodeUuid }) => {
    if (successNodeUuid !== null) found.push({ from, to: successNodeUuid, kind: 'success' });
    if (failedNodeUuid !== null) found.push({ from, to: failedNodeUuid, kind: 'failed' });
  });
  return found;
}

const LANES = 3;
/** More links than anybody could follow are not drawn at once. */
const MOST = 120;
const routesOf = new WeakMap<Scene, Map<string, Route>>();

/**
 * The links that have an end in an area; one that only passes through says nothing there, and hundreds of dashed lines
 * are slow to paint. A folded-away end is stood in for by the card it is folded into.
 */
export function linkRoutes(
  scene: Scene,
  draft: Draft,
  links: readonly MenuLink[],
  area: Area,
): { link: MenuLink; route: Route }[] {
  const drawn: { link: MenuLink; route: Route }[] = [];
  for (const link of links) {
    const [from, to] = [shownAt(scene, draft, link.from), shownAt(scene, draft, link.to)];
    if (from === null || to === null || from === to) continue;
    const [start, end] = [scene.places.get(from), scene.places.get(to)];
    if (!start || !end) continue;
    if (!overlaps({ ...start, ...CARD }, area) && !overlaps({ ...end, ...CARD }, area)) continue;
    const route = keptRoute(scene, `${from} ${to} ${link.kind}`, () => routeBetween(scene, start, end, laneOf(link)));
    drawn.push({ link, route });
    if (drawn.length === MOST) break;
  }
  return drawn;
}

function keptRoute(scene: Scene, name: string, find: () => Route): Route {
  let kept = routesOf.get(scene);
  if (!kept) {
    kept = new Map();
    routesOf.set(scene, kept);
  }
  let route = kept.get(name);
  if (!route) {
    route = find();
    kept.set(name, route);
  }
  return route;
}

function laneOf({ from, kind }: MenuLink): number {
  return (from.charCodeAt(from.length - 1) + (kind === 'failed' ? 1 : 0)) % LANES;
}

function shownAt(scene: Scene, draft: Draft, uuid: string): string | null {
  let at: string | null = uuid;
  for (let steps = 0; at !== null && steps < 1000; steps++) {
    if (scene.places.has(at)) return at;
    at = draft.nodes.get(at)?.parentNodeUuid ?? null;
  }
  return null;
}
