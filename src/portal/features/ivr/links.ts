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
/** How far from both cards a line may run. */
const ASIDE = 400;
const routesOf = new WeakMap<Scene, Map<string, Route>>();

/** The links that may be seen in an area. A folded-away end is stood in for by the card it is folded into. */
export function linkRoutes(
  scene: Scene,
  draft: Draft,
  links: readonly MenuLink[],
  area: Area,
): { link: MenuLink; route: Route }[] {
  return links.flatMap((link) => {
    const [from, to] = [shownAt(scene, draft, link.from), shownAt(scene, draft, link.to)];
    if (from === null || to === null || from === to) return [];
    const [start, end] = [scene.places.get(from), scene.places.get(to)];
    if (!start || !end) return [];
    const [left, top] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
    const reach = {
      x: left,
      y: top - ASIDE,
      width: Math.abs(start.x - end.x) + CARD.width + ASIDE,
      height: Math.abs(start.y - end.y) + CARD.height + 2 * ASIDE,
    };
    if (!overlaps(reach, area)) return [];
    const route = keptRoute(scene, `${from} ${to} ${link.kind}`, () => routeBetween(scene, start, end, laneOf(link)));
    return overlaps(route.area, area) ? [{ link, route }] : [];
  });
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
