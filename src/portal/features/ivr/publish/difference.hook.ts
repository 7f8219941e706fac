import { useDeferredValue, useMemo } from 'react';
import { analyse, type Path } from '../../../../../machines/ivr/analysis.ts';
import { compile } from '../../../../../machines/ivr/compile.ts';
import { difference, type Rerouted } from '../../../../../machines/ivr/difference.ts';
import { type Draft, emptyDraft, type MenuContext, sourceOf } from '../../../../../machines/ivr/draft.ts';
import { useDesigner } from '../designer.store.ts';
import type { LanguageCoverage } from './Coverage.tsx';
import type { PathChange } from './path-changes.ts';

export interface DraftDifference {
  changes: readonly PathChange[];
  /** Nodes and boxes that differ. */
  pieces: number;
  /** Paths in all. */
  paths: number;
  coverage: LanguageCoverage;
  /** Null before anything was published. */
  coverageBefore: LanguageCoverage | null;
}

/** What the draft changes against the live menu; null for the moment in which it is worked out. */
export function useDifference(): DraftDifference | null {
  const { draft, live, context } = useDesigner();
  // The dialog is drawn first: thousands of paths take a moment.
  const isReady = useDeferredValue(true, false);
  return useMemo(() => (isReady ? differenceOf(draft, live, context) : null), [isReady, draft, live, context]);
}

function differenceOf(draft: Draft, live: Draft | null, context: MenuContext): DraftDifference {
  const before = compile(sourceOf(live ?? emptyDraft, context));
  const after = compile(sourceOf(draft, context));
  const { added, removed, rerouted, counts } = difference(before, after);
  return {
    changes: [...added.map(addedPath), ...removed.map(removedPath), ...rerouted.map(reroutedPath)],
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
  const { titles, seconds } = path;
  return { kind: 'added', keys: keysOf(path), titles, instead: null, end: null, seconds, secondsBefore: null };
}

function removedPath(path: Path): PathChange {
  const { titles, seconds } = path;
  return {
    kind: 'removed',
    keys: keysOf(path),
    titles,
    instead: null,
    end: null,
    seconds: null,
    secondsBefore: seconds,
  };
}

function reroutedPath({ before, after }: Rerouted): PathChange {
  const [was, is] = [before.titles.at(-1) ?? '', after.titles.at(-1) ?? ''];
  return {
    kind: 'rerouted',
    keys: keysOf(after),
    titles: after.titles,
    instead: was === is ? null : was,
    end: was === is ? { before: before.end, after: after.end } : null,
    seconds: after.seconds,
    secondsBefore: before.seconds,
  };
}
