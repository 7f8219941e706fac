import type { ElkExtendedEdge } from 'elkjs/lib/elk-api';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { CARD, COLUMN, type Place, ROW } from '../../../../../machines/ivr/layout/layout.ts';
import type { Elkish } from '../../../records/stoppable.ts';
import { linksOf } from '../canvas/links.ts';

/** What is drawn apart: several chosen nodes as they are; one with its parent, its children, and all that it is linked with. */
export function apartOf(draft: Draft, chosen: readonly string[]): string[] {
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return [...chosen];
  const around = [draft.nodes.get(only)?.parentNodeUuid ?? only, only, ...(draft.children.get(only) ?? [])];
  const linked = linksOf(draft.nodes).flatMap(({ from, to }) => (from === only ? [to] : to === only ? [from] : []));
  return [...new Set([...around, ...linked])].filter((uuid) => draft.nodes.has(uuid));
}

/** Without a link among them, the tree says all there is to say. */
export function areLinked(draft: Draft, uuids: readonly string[]): boolean {
  const within = new Set(uuids);
  return uuids.some((uuid) => {
    const { successNodeUuid, failedNodeUuid } = draft.nodes.get(uuid) ?? {};
    return [successNodeUuid, failedNodeUuid].some((to) => to !== uuid && within.has(to ?? ''));
  });
}

/**
 * Nodes in columns so that their success and failed links cross as little as possible. A parent stays before its children,
 * and children in the order in which they are read out.
 */
export async function placedApart(draft: Draft, uuids: readonly string[], elk: Elkish): Promise<Map<string, Place>> {
  const within = new Set(uuids);
  const ordered = [...draft.nodes.keys()].filter((uuid) => within.has(uuid));
  const families = ordered.flatMap((uuid) =>
    (draft.children.get(uuid) ?? []).filter((child) => within.has(child)).map((child) => edge(uuid, child, 'child')),
  );
  const links = linksOf(draft.nodes)
    .filter(({ from, to }) => from !== to && within.has(from) && within.has(to))
    .map(({ from, to, kind }) => edge(from, to, kind));
  const graph = await elk.layout({
    id: 'apart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'POLYLINE',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.spacing.nodeNode': String(ROW - CARD.height),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(COLUMN - CARD.width),
      'elk.spacing.componentComponent': String(COLUMN - CARD.width),
    },
    children: ordered.map((id) => ({ id, ...CARD })),
    edges: [...families, ...links],
  });
  return inOrder(draft, inColumns(graph.children ?? []));
}

function edge(from: string, to: string, kind: 'child' | 'success' | 'failed'): ElkExtendedEdge {
  // Where there is a circle it is a link that runs backwards.
  const weight = kind === 'child' ? '10' : '1';
  return {
    id: `${kind} ${from} ${to}`,
    sources: [from],
    targets: [to],
    layoutOptions: { 'elk.layered.priority.direction': weight, 'elk.layered.priority.shortness': weight },
  };
}

/** Cards stand in the columns of every drawing, between which there is room for lines. */
function inColumns(laid: readonly { id: string; x?: number; y?: number }[]): Map<string, Place> {
  const columns = [...new Set(laid.map(({ x = 0 }) => Math.round(x)))].sort((a, b) => a - b);
  const places = laid.map(({ id, x = 0, y = 0 }) => ({
    id,
    at: { x: columns.indexOf(Math.round(x)) * COLUMN, y: Math.round(y) },
  }));
  return new Map(places.map(({ id, at }) => [id, at]));
}

/** Children of one parent in one column share out the heights found for them from top to bottom. */
function inOrder(draft: Draft, places: Map<string, Place>): Map<string, Place> {
  for (const family of draft.children.values()) {
    const columns = Map.groupBy(
      family.filter((uuid) => places.has(uuid)),
      (uuid) => places.get(uuid)?.x,
    );
    for (const [x = 0, uuids] of columns) {
      const heights = uuids.map((uuid) => places.get(uuid)?.y ?? 0).sort((a, b) => a - b);
      for (const [index, uuid] of uuids.entries()) places.set(uuid, { x, y: heights[index] ?? 0 });
    }
  }
  return places;
}
