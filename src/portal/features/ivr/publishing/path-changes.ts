import { analyse, type Path, type PathEnd } from '../../../../../machines/ivr/analysis/analysis.ts';
import type { Coverage } from '../../../../../machines/ivr/analysis/coverage.ts';
import { difference, type Rerouted } from '../../../../../machines/ivr/analysis/difference.ts';
import { compile } from '../../../../../machines/ivr/compile/compile.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';

/** A way through the menu that is not what it was. */
export interface PathChange {
  kind: 'added' | 'removed' | 'rerouted';
  keys: readonly (string | null)[];
  titles: readonly string[];
  /** What a rerouted way was before. */
  before: { titles: readonly string[]; end: PathEnd } | null;
  /** What happens at its end; of a removed way, what happened there. */
  end: PathEnd;
  seconds: number | null;
  /** Null where there was no such way. */
  secondsBefore: number | null;
}

export interface DraftDifference {
  /** Those first that lead elsewhere with the keys callers know. */
  changes: readonly PathChange[];
  /** Nodes and boxes that differ. */
  pieces: number;
  /** Paths in all. */
  paths: number;
  coverage: Coverage;
  /** Null before anything was published. */
  coverageBefore: Coverage | null;
}

/** What a menu changes for callers against the one they hear now, if there is one. */
export function differenceOf(live: MenuSource | null, draft: MenuSource): DraftDifference {
  const before = compile(live ?? { ...draft, nodes: [], boxes: [] });
  const after = compile(draft);
  const { added, removed, rerouted, counts } = difference(before, after);
  return {
    changes: [...rerouted.map(reroutedPath), ...added.map(addedPath), ...removed.map(removedPath)],
    pieces: counts.changes,
    paths: counts.paths,
    coverage: analyse(after).coverage,
    coverageBefore: live ? analyse(before).coverage : null,
  };
}

function keysOf({ keys }: Path): string[] {
  return keys.map(({ key }) => key);
}

function addedPath(path: Path): PathChange {
  const { titles, seconds, end } = path;
  return { kind: 'added', keys: keysOf(path), titles, before: null, end, seconds, secondsBefore: null };
}

function removedPath(path: Path): PathChange {
  const { titles, seconds, end } = path;
  return { kind: 'removed', keys: keysOf(path), titles, before: null, end, seconds: null, secondsBefore: seconds };
}

function reroutedPath({ before, after }: Rerouted): PathChange {
  return {
    kind: 'rerouted',
    keys: keysOf(after),
    titles: after.titles,
    before: { titles: before.titles, end: before.end },
    end: after.end,
    seconds: after.seconds,
    secondsBefore: before.seconds,
  };
}
