import { effectOfDeactivating } from '../../../../../machines/ivr/analysis/analysis.effect.ts';
import { analyse } from '../../../../../machines/ivr/analysis/analysis.ts';
import { compile } from '../../../../../machines/ivr/compile/compile.ts';
import { draftOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import { differenceOf } from '../publishing/path-changes.ts';

/** What takes long for a menu of thousands of nodes, each a function of plain data. */
export const tasks = {
  analyse: (source: MenuSource) => {
    const { paths, coverage } = analyse(compile(source));
    return { paths, coverage };
  },
  compare: ({ before, after }: { before: MenuSource | null; after: MenuSource }) => differenceOf(before, after),
  deactivate: ({ source, uuids }: { source: MenuSource; uuids: readonly string[] }) =>
    effectOfDeactivating(draftOf(source), uuids, source),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
