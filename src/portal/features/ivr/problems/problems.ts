import { type Muting, mutingOf } from '../../../../../machines/ivr/checks/muting.ts';
import type { Problem, ProblemCode, Severity } from '../../../../../machines/ivr/checks/problem.ts';
import { ancestorsOf, type Draft, rootOf, subtree } from '../../../../../machines/ivr/draft/draft.ts';
import { keyOf } from '../node/node.words.ts';

/** A finding with where it is. */
export interface Finding {
  id: string;
  problem: Problem;
  /** The title of the node or box; empty for the menu as a whole. */
  title: string;
  kind: 'node' | 'box' | 'menu';
  /** The keys that lead there from the root; null stands for a step that has none. */
  keys: readonly (string | null)[];
  /** The child of the root it is under; null at the root itself and above it. */
  branch: string | null;
  muting: Muting | null;
}

const nothingMuted: ReadonlyMap<string, Muting> = new Map();

/** All findings in the order of the menu: what concerns it as a whole, its welcome boxes, the tree as it is read out. */
export function findingsOf(
  problems: ReadonlyMap<string, readonly Problem[]>,
  draft: Draft,
  muted: ReadonlyMap<string, Muting> = nothingMuted,
): Finding[] {
  const tree = new Map([...subtree(draft, null)].map((uuid, place) => [uuid, place]));
  const placeOf = (uuid: string) => tree.get(uuid) ?? (draft.nodes.has(uuid) ? tree.size : -1);
  const places = [...problems.keys()].toSorted((one, other) => placeOf(one) - placeOf(other));
  const counted = new Map<string, number>();
  return places.flatMap((uuid) =>
    (problems.get(uuid) ?? []).map((problem) => {
      const base = `${problem.uuid} ${problem.code} ${problem.field ?? ''}`;
      const place = counted.get(base) ?? 0;
      counted.set(base, place + 1);
      return { id: `${base} ${place}`, problem, ...whereIs(problem.uuid, draft), muting: mutingOf(problem, muted) };
    }),
  );
}

function whereIs(uuid: string, draft: Draft): Pick<Finding, 'title' | 'kind' | 'keys' | 'branch'> {
  const node = draft.nodes.get(uuid);
  if (node) return { title: node.title, kind: 'node', keys: keysTo(draft, uuid), branch: branchOf(draft, uuid) };
  const box = draft.boxes.get(uuid);
  if (!box) return { title: '', kind: 'menu', keys: [], branch: null };
  const owner = box.parentNodeUuid === null ? null : branchOf(draft, box.parentNodeUuid);
  return { title: box.title, kind: 'box', keys: [], branch: owner };
}

function branchOf(draft: Draft, uuid: string): string | null {
  return [...ancestorsOf(draft, uuid).toReversed(), uuid][1] ?? null;
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

/** How many there are that nobody has muted. */
export function countOf(
  problems: ReadonlyMap<string, readonly Problem[]>,
  severity: Severity,
  muted: ReadonlyMap<string, Muting> = nothingMuted,
): number {
  let count = 0;
  for (const found of problems.values()) {
    for (const problem of found) if (problem.severity === severity && mutingOf(problem, muted) === null) count += 1;
  }
  return count;
}

export const shownKinds = ['all', 'error', 'warning', 'muted'] as const;
export type Shown = (typeof shownKinds)[number];

export function isShown({ problem, muting }: Finding, shown: Shown): boolean {
  if (shown === 'muted') return muting !== null;
  return muting === null && (shown === 'all' || problem.severity === shown);
}

export const groupings = ['kind', 'branch', 'none'] as const;
export type Grouping = (typeof groupings)[number];

export interface Group {
  id: string;
  /** What they have in common: what is wrong, or the branch; null where nothing is grouped, or for the start of the menu. */
  code: ProblemCode | null;
  branch: string | null;
  severity: Severity;
  findings: readonly Finding[];
}

/** By what is wrong, the gravest and rarest first; or by branch, in the order of the menu. */
export function grouped(findings: readonly Finding[], by: Grouping): Group[] {
  if (findings.length === 0) return [];
  const idOf = ({ problem, branch }: Finding) =>
    by === 'kind' ? `${problem.severity} ${problem.code}` : by === 'branch' ? `branch ${branch ?? ''}` : 'all';
  const groups = [...Map.groupBy(findings, idOf)].map(([id, members]): Group => {
    const [first] = members;
    const isGrave = members.some(({ problem }) => problem.severity === 'error');
    return {
      id,
      code: by === 'kind' ? (first?.problem.code ?? null) : null,
      branch: by === 'branch' ? (first?.branch ?? null) : null,
      severity: isGrave ? 'error' : 'warning',
      findings: members,
    };
  });
  if (by !== 'kind') return groups;
  const rank = ({ severity }: Group) => (severity === 'error' ? 0 : 1);
  return groups.toSorted((one, other) => rank(one) - rank(other) || one.findings.length - other.findings.length);
}

/** What many have alike is folded at first, so that it does not bury what few have. */
export const MANY = 6;
