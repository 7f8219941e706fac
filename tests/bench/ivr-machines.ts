import { analyse } from '../../machines/ivr/analysis/analysis.ts';
import { createChecker } from '../../machines/ivr/checks/checks.ts';
import { moveSubtree } from '../../machines/ivr/commands/commands.tree.ts';
import { editNode, isRefused, newNode, setActive } from '../../machines/ivr/commands/commands.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import { applyChanges, type Draft, draftOf, type MenuContext } from '../../machines/ivr/draft/draft.ts';
import { layout } from '../../machines/ivr/layout/layout.ts';
import type { MenuNode } from '../../machines/ivr/menu.ts';

/*
 * How long the designer's own work takes on menus of growing size, in milliseconds of processor time (median of the runs),
 * which another busy process changes little:
 * node tests/bench/ivr-machines.ts [nodes …]
 */

const nothing: MenuContext = {
  apiDetails: [],
  trunkDetails: [],
  campaigns: [],
  surveys: [],
  contentFiles: [],
  lists: {},
};

const BRANCHES = 7;

/** A tree seven wide with some audio missing, conditions on every ninth node and links across on every eleventh. */
export function bigMenu(size: number): MenuNode[] {
  return Array.from({ length: size }, (_, index): MenuNode => {
    const parent = index === 0 ? null : `n${Math.floor((index - 1) / BRANCHES)}`;
    const sound = { mediaId: `m${index}`, name: `sound-${index}`, seconds: 6 };
    const linked = index > 0 && index % 11 === 0;
    return {
      ...newNode(parent, `n${index}`),
      title: `Node ${index}`,
      seqOrder: index,
      active: 1,
      hasInput: index * BRANCHES + 1 < size ? 1 : 0,
      validationQuery: index % 9 === 8 ? 'caller.callCount > 3' : null,
      failedNodeUuid: linked ? `n${Math.floor(index / 3)}` : null,
      recordingEnabled: linked,
      audio: { ur: sound, ...(index % 2 === 0 ? { en: sound } : {}) },
    };
  });
}

export interface Measured {
  nodes: number;
  what: string;
  /** Milliseconds of processor time. */
  median: number;
  worst: number;
}

export function measureMenu(size: number, runs = 30): Measured[] {
  const nodes = bigMenu(size);
  const start = draftOf({ nodes, boxes: [] });
  const checker = createChecker(start, nothing);
  const someLeaf = (run: number) => `n${size - 1 - ((run * 37) % Math.floor(size / 2))}`;
  const rows: Measured[] = [];
  const measure = (what: string, work: (run: number) => void) => {
    const times = Array.from({ length: runs }, (_, run) => {
      const from = process.cpuUsage();
      work(run);
      return process.cpuUsage(from).user / 1000;
    }).toSorted((a, b) => a - b);
    rows.push({ nodes: size, what, median: times[Math.floor(runs / 2)] ?? 0, worst: times.at(-1) ?? 0 });
  };

  let at: Draft = start;
  const done: { redo: Parameters<typeof applyChanges>[1]; undo: Parameters<typeof applyChanges>[1] }[] = [];
  const edit = (made: ReturnType<typeof editNode>) => {
    if (isRefused(made)) throw new Error(made.words);
    at = applyChanges(at, made.redo);
    checker.update(at, made.redo);
    done.push(made);
  };
  measure('all checks at first', () => createChecker(at, nothing));
  measure('checks after a new sound', (run) => {
    const sound = { mediaId: `x${run}`, name: `x${run}`, seconds: 3 };
    edit(editNode(at, someLeaf(run), { audio: { ur: sound } }));
  });
  measure('checks after a new title', (run) => edit(editNode(at, someLeaf(run), { title: `Title ${run}` })));
  measure('checks after switching off', (run) => edit(setActive(at, [someLeaf(run)], 0)));
  measure('checks after a move', (run) => edit(moveSubtree(at, someLeaf(run), `n${run + 1}`)));
  measure('undo with checks', () => {
    const last = done.pop();
    if (!last) throw new Error('nothing to undo');
    at = applyChanges(at, last.undo);
    checker.update(at, last.undo);
  });
  const drawn = layout(at);
  measure('layout', () => layout(at, { before: drawn }));
  const menu = compile({ ...nothing, nodes, boxes: [] });
  measure('analysis of every path', () => analyse(menu));
  return rows;
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  for (const size of sizes.length > 0 ? sizes : [500, 2000, 5000, 20_000]) {
    for (const { nodes, what, median, worst } of measureMenu(size)) {
      process.stdout.write(
        `${String(nodes).padStart(6)}  ${what.padEnd(28)} ${median.toFixed(2).padStart(9)} ms, at worst ${worst.toFixed(2)} ms\n`,
      );
    }
  }
}
