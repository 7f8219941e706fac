import { ancestorsOf, type Draft, familyOf, subtree } from '../draft/draft.ts';
import { pointingInto } from '../draft/references.ts';
import { ordered } from '../draft/seq-order.ts';
import type { Change, MenuNode } from '../menu.ts';
import { type Command, command, type Refused, refused } from './commands.ts';

/** Hangs a node with all below it under another parent, at a place among the new siblings (last if absent). */
export function moveSubtree(draft: Draft, uuid: string, parent: string, place?: number): Command | Refused {
  return moveSubtrees(draft, [uuid], parent, place);
}

/** As `moveSubtree`, for several at once: those below another of them come along with it, in reading order. */
export function moveSubtrees(
  draft: Draft,
  uuids: readonly string[],
  parent: string,
  place?: number,
): Command | Refused {
  const missing = [...uuids, parent].filter((uuid) => !draft.nodes.has(uuid));
  if (missing.length > 0) return refused('missing', missing);
  const tops = topmost(draft, uuids);
  const [first] = tops;
  if (!first) return refused('missing', uuids);
  const root = tops.find((node) => node.parentNodeUuid === null);
  if (root) return refused('root', [root.childNodeUuid]);
  const above = new Set([parent, ...ancestorsOf(draft, parent)]);
  const cyclic = tops.filter((node) => above.has(node.childNodeUuid));
  if (cyclic.length > 0) {
    return refused(
      'cycle',
      cyclic.map((node) => node.childNodeUuid),
    );
  }
  return command(
    draft,
    { name: 'moveSubtree', title: first.title, count: tops.length },
    inPlace(draft, parent, tops, place),
  );
}

/** Puts a node at another place among its siblings; 0 is first. */
export function reorder(draft: Draft, uuid: string, place: number): Command | Refused {
  const node = draft.nodes.get(uuid);
  if (!node) return refused('missing', [uuid]);
  return command(draft, { name: 'reorder', title: node.title }, inPlace(draft, node.parentNodeUuid, [node], place));
}

/** The order asked for, or no change where it is that order already. */
function inPlace(draft: Draft, parent: string | null, moving: readonly MenuNode[], place?: number): Change[] {
  const family = draft.children.get(parent) ?? [];
  const names = moving.map((node) => node.childNodeUuid);
  const moved = new Set(names);
  const staying = family.filter((uuid) => !moved.has(uuid));
  const at = Math.max(0, Math.min(place ?? staying.length, staying.length));
  const wanted = [...staying.slice(0, at), ...names, ...staying.slice(at)];
  if (wanted.length === family.length && wanted.every((uuid, index) => uuid === family[index])) return [];
  return ordered(draft, parent, moving, place);
}

/**
 * Removes nodes with all below them and the welcome boxes that belong to them. Refused while something that stays
 * leads in; the refusal names what does.
 */
export function removeNodes(draft: Draft, uuids: readonly string[]): Command | Refused {
  const tops = topmost(draft, uuids);
  const [first] = tops;
  if (!first) return refused('missing', uuids);
  const root = tops.find((node) => node.parentNodeUuid === null);
  if (root) return refused('root', [root.childNodeUuid]);
  const gone = new Set(tops.flatMap((node) => [...subtree(draft, node.childNodeUuid)]));
  const pointing = pointingInto(draft, gone);
  if (pointing.length > 0) return refused('pointedAt', [...new Set(pointing.map(({ from }) => from))]);
  const boxes = [...draft.boxes.values()].filter((box) => box.parentNodeUuid !== null && gone.has(box.parentNodeUuid));
  return command(draft, { name: 'removeNodes', title: first.title, count: gone.size }, [
    ...boxes.map(({ id }): Change => ({ op: 'removeBox', id })),
    ...[...gone].reverse().map((uuid): Change => ({ op: 'removeNode', uuid })),
  ]);
}

/** Those of the nodes that are not below another of them, in reading order. */
export function topmost(draft: Draft, uuids: readonly string[]): MenuNode[] {
  const chosen = new Set(uuids.filter((uuid) => draft.nodes.has(uuid)));
  const tops = [...chosen].filter((uuid) => !ancestorsOf(draft, uuid).some((above) => chosen.has(above)));
  const paths = new Map(tops.map((uuid) => [uuid, pathOf(draft, uuid)]));
  return tops
    .sort((a, b) => comparePaths(paths.get(a) ?? [], paths.get(b) ?? []))
    .flatMap((uuid) => draft.nodes.get(uuid) ?? []);
}

/** The places from the root down to a node. */
function pathOf(draft: Draft, uuid: string): number[] {
  return [uuid, ...ancestorsOf(draft, uuid)]
    .map((each) =>
      familyOf(draft, draft.nodes.get(each)?.parentNodeUuid ?? null).findIndex(
        ({ childNodeUuid }) => childNodeUuid === each,
      ),
    )
    .reverse();
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
