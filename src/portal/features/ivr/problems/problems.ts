import { ancestorsOf, type Draft, rootOf } from '../../../../../machines/ivr/draft.ts';
import type { Problem, Severity } from '../../../../../machines/ivr/problem.ts';
import { keyOf } from '../menu.cards.ts';

/** A finding with where it is. */
export interface Finding {
  id: string;
  problem: Problem;
  /** The title of the node or box; empty for the menu as a whole. */
  title: string;
  kind: 'node' | 'box' | 'menu';
  /** The keys that lead there from the root; null stands for a step that has none. */
  keys: readonly (string | null)[];
}

/** All findings, errors first, each kind in the order of the menu. */
export function findingsOf(problems: ReadonlyMap<string, readonly Problem[]>, draft: Draft): Finding[] {
  const all = [...problems].flatMap(([, found]) => found.map((problem) => findingOf(problem, draft)));
  const counted = new Map<string, number>();
  const withIds = all.map((finding) => {
    const base = `${finding.problem.uuid} ${finding.problem.code} ${finding.problem.field ?? ''}`;
    const place = counted.get(base) ?? 0;
    counted.set(base, place + 1);
    return { ...finding, id: `${base} ${place}` };
  });
  return withIds.toSorted((one, other) => rank(one.problem.severity) - rank(other.problem.severity));
}

function rank(severity: Severity): number {
  return severity === 'error' ? 0 : 1;
}

function findingOf(problem: Problem, draft: Draft): Finding {
  const node = draft.nodes.get(problem.uuid);
  if (node) return { id: '', problem, title: node.title, kind: 'node', keys: keysTo(draft, problem.uuid) };
  const box = draft.boxes.get(problem.uuid);
  if (box) return { id: '', problem, title: box.title, kind: 'box', keys: [] };
  return { id: '', problem, title: '', kind: 'menu', keys: [] };
}

/** The keys from the root to a node, in the order in which they are pressed. */
export function keysTo(draft: Draft, uuid: string): (string | null)[] {
  const root = rootOf(draft)?.childNodeUuid;
  return [...ancestorsOf(draft, uuid).toReversed(), uuid]
    .filter((step) => step !== root)
    .flatMap((step) => {
      const node = draft.nodes.get(step);
      return node ? [keyOf(draft, node)] : [];
    });
}

export function countOf(problems: ReadonlyMap<string, readonly Problem[]>, severity: Severity): number {
  let count = 0;
  for (const found of problems.values()) for (const problem of found) if (problem.severity === severity) count += 1;
  return count;
}
