import { heardOf } from '../audio/scripts.ts';
import type { Menu } from '../compile/compile.ts';
import { same } from '../draft/same.ts';
import type { MenuNode, MenuSource, WelcomeBox } from '../menu.ts';
import { analyse, type Path } from './analysis.ts';

/** The same keys, another outcome. */
export interface Rerouted {
  before: Path;
  after: Path;
}

export interface MenuDifference {
  added: readonly Path[];
  removed: readonly Path[];
  rerouted: readonly Rerouted[];
  counts: { added: number; removed: number; rerouted: number; altered: number; paths: number; changes: number };
}

/** Nodes and boxes by name; bookkeeping such as versions is no change. */
export interface ChangedParts {
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
}

/** What a caller would notice between two menus: paths that come, paths that go, and keys that lead elsewhere. */
export function difference(before: Menu, after: Menu): MenuDifference {
  const was = byWay(analyse(before).paths);
  const is = byWay(analyse(after).paths);
  const added: Path[] = [];
  const rerouted: Rerouted[] = [];
  for (const [way, path] of is) {
    const old = was.get(way);
    if (!old) added.push(path);
    else if (old.end !== path.end || old.keys.at(-1)?.uuid !== path.keys.at(-1)?.uuid) {
      rerouted.push({ before: old, after: path });
    }
  }
  const removed = [...was].filter(([way]) => !is.has(way)).map(([, path]) => path);
  const parts = changedParts(before.source, after.source);
  const altered = added.length + removed.length + rerouted.length;
  return {
    added,
    removed,
    rerouted,
    counts: {
      added: added.length,
      removed: removed.length,
      rerouted: rerouted.length,
      altered,
      paths: is.size,
      changes: parts.added.length + parts.removed.length + parts.changed.length,
    },
  };
}

export function changedParts(
  before: Pick<MenuSource, 'nodes' | 'boxes'>,
  after: Pick<MenuSource, 'nodes' | 'boxes'>,
): ChangedParts {
  const was = partsOf(before);
  const is = partsOf(after);
  const both = [...is].filter(([name]) => was.has(name));
  return {
    added: [...is.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
    changed: both.filter(([name, part]) => !sameContent(was.get(name), part)).map(([name]) => name),
  };
}

function partsOf({ nodes, boxes }: Pick<MenuSource, 'nodes' | 'boxes'>): Map<string, MenuNode | WelcomeBox> {
  return new Map<string, MenuNode | WelcomeBox>([
    ...nodes.map((node) => [node.childNodeUuid, node] as const),
    ...boxes.map((box) => [box.id, box] as const),
  ]);
}

function sameContent(a: MenuNode | WelcomeBox | undefined, b: MenuNode | WelcomeBox): boolean {
  return (
    a === b || (a !== undefined && same({ ...heardOf(a), id: '', version: 0 }, { ...heardOf(b), id: '', version: 0 }))
  );
}

/**
 * Paths by the way to take them: the keys, and for a key the node it belongs to, since a key that is given to another
 * node is one path gone and another come. Where the last step is taken by itself, it leads elsewhere instead.
 */
function byWay(paths: readonly Path[]): Map<string, Path> {
  return new Map(
    paths.map((path) => [
      path.keys
        .map(({ key, uuid }, index) => (index === path.keys.length - 1 && isByItself(key) ? key : `${key} ${uuid}`))
        .join(' > '),
      path,
    ]),
  );
}

function isByItself(key: string): boolean {
  return key === 'success' || key === 'failed' || key === 'auto';
}
