import { flowGraphOf, updateFlowGraph } from '../analysis/flow.graph.ts';
import { systemSoundsOf } from '../compile/compile.files.ts';
import type { Draft, MenuContext } from '../draft/draft.ts';
import { same } from '../draft/same.ts';
import { SharedMap } from '../draft/shared-map.ts';
import type { Audio, Change, MenuNode } from '../menu.ts';
import { childProblems, parentProblems } from './checks.family.ts';
import { flowProblems } from './checks.flow.ts';
import { knownOf } from './checks.known.ts';
import { boxProblems, namedProblems, nodeProblems } from './checks.node.ts';
import { type Problem, problem } from './problem.ts';

/** All findings on a draft, kept up to date edit by edit. */
export interface Checker {
  /** By node or box; a new map after each update that found something else, the same lists where nothing changed. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  readonly errors: number;
  readonly warnings: number;
  /** Brings the findings to a draft that came from the last one by these changes. */
  update(draft: Draft, changes: readonly Change[]): void;
}

/*
 * A finding belongs to one of four parts, by what it depends on: the node itself, its place among its siblings, its
 * family, or the ways of the whole menu. An edit redoes the first three for what it touched, and the last one, which
 * is linear but cheap, only if it can have changed a way.
 */
export function createChecker(first: Draft, context: MenuContext, at: string | null = null): Checker {
  const known = knownOf(context, at);
  const graph = flowGraphOf(first, context);
  const names = new Map<string, number>();
  const own = new Map<string, readonly Problem[]>([['', soundProblems(context)]]);
  /** Nodes whose file query names sounds, with what is wrong with that: it depends on all sounds there are. */
  const naming = new Map<string, readonly Problem[]>();
  let namesChanged = true;
  const asChild = new Map<string, readonly Problem[]>();
  const asParent = new Map<string, readonly Problem[]>();
  let draft = first;
  let problems = SharedMap.of<string, readonly Problem[]>();
  const counts = { error: 0, warning: 0 };

  for (const { title, audio } of context.contentFiles) {
    count(title, 1);
    countNames(audio, 1);
  }
  for (const node of first.nodes.values()) {
    countNames(node.audio, 1);
    own.set(node.childNodeUuid, nodeProblems(node, known));
  }
  for (const box of first.boxes.values()) countNames(box.audio, 1);
  for (const spot of graph.spots.values()) {
    asChild.set(spot.uuid, childProblems(graph, spot));
    asParent.set(spot.uuid, parentProblems(spot));
  }
  for (const { childNodeUuid: uuid, fileNameQuery } of first.nodes.values()) if (fileNameQuery) naming.set(uuid, []);
  checkNames();
  checkBoxes();
  let flow = flowProblems(graph, draft);
  publish(new Set([...own.keys(), ...flow.found.keys()]));

  return {
    get problems() {
      return problems;
    },
    get errors() {
      return counts.error;
    },
    get warnings() {
      return counts.warning;
    },
    update,
  };

  function update(next: Draft, changes: readonly Change[]): void {
    const before = draft;
    draft = next;
    const dirty = new Set<string>();
    let moved = false;
    for (const uuid of touchedNodes(changes)) {
      const was = before.nodes.get(uuid);
      const is = next.nodes.get(uuid);
      if (was) countNames(was.audio, -1);
      if (is) countNames(is.audio, 1);
      if (is) own.set(uuid, nodeProblems(is, known));
      else for (const part of [own, asChild, asParent]) part.delete(uuid);
      if (is?.fileNameQuery !== was?.fileNameQuery) {
        namesChanged = true;
        if (is?.fileNameQuery) naming.set(uuid, []);
        else naming.delete(uuid);
      }
      dirty.add(uuid);
      moved ||= !was || !is || mayMoveCalls(was, is) || (was.title !== is.title && flow.quoted.has(uuid));
    }
    const boxes = touchedBoxes(changes);
    for (const id of boxes) {
      countNames(before.boxes.get(id)?.audio ?? {}, -1);
      countNames(next.boxes.get(id)?.audio ?? {}, 1);
      if (!next.boxes.has(id)) own.delete(id);
      dirty.add(id);
    }
    redoFamilies(updateFlowGraph(graph, next, changes), dirty);
    for (const id of checkBoxes()) dirty.add(id);
    for (const uuid of checkNames()) dirty.add(uuid);
    if (moved || boxes.size > 0) redoFlow(dirty);
    publish(dirty);
  }

  function redoFamilies(families: ReadonlySet<string | null>, dirty: Set<string>): void {
    for (const parent of families) {
      const above = parent === null ? undefined : graph.spots.get(parent);
      if (above) {
        asParent.set(above.uuid, parentProblems(above));
        dirty.add(above.uuid);
      }
      for (const uuid of draft.children.get(parent) ?? []) {
        const spot = graph.spots.get(uuid);
        if (spot) asChild.set(uuid, childProblems(graph, spot));
        dirty.add(uuid);
      }
    }
  }

  function redoFlow(dirty: Set<string>): void {
    const fresh = flowProblems(graph, draft);
    for (const uuid of flow.found.keys()) if (!fresh.found.has(uuid)) dirty.add(uuid);
    for (const [uuid, found] of fresh.found) if (!same(flow.found.get(uuid), found)) dirty.add(uuid);
    flow = fresh;
  }

  /** Nothing to do while the sounds and the queries that name them are the same. */
  function checkNames(): string[] {
    if (!namesChanged) return [];
    namesChanged = false;
    for (const uuid of naming.keys()) {
      const query = draft.nodes.get(uuid)?.fileNameQuery ?? null;
      naming.set(
        uuid,
        namedProblems(uuid, query, (name) => names.has(name)),
      );
    }
    return [...naming.keys()];
  }

  /** Boxes name sounds of the whole menu, and there are few: all are looked at each time. */
  function checkBoxes(): string[] {
    return [...draft.boxes.values()].map((box) => {
      own.set(
        box.id,
        boxProblems(box, known, (name) => names.has(name)),
      );
      return box.id;
    });
  }

  function publish(dirty: ReadonlySet<string>): void {
    const changed: [string, readonly Problem[] | undefined][] = [];
    for (const uuid of dirty) {
      const was = problems.get(uuid) ?? [];
      const parts = [own, naming, asParent, asChild, flow.found].flatMap((part) => part.get(uuid) ?? []);
      const is = [...parts.filter(isError), ...parts.filter((one) => !isError(one))];
      if (same(was, is)) continue;
      for (const { severity } of was) counts[severity] -= 1;
      for (const { severity } of is) counts[severity] += 1;
      changed.push([uuid, is.length === 0 ? undefined : is]);
    }
    if (changed.length > 0) problems = problems.with(changed);
  }

  function countNames(audio: Audio, by: 1 | -1): void {
    for (const file of Object.values(audio)) if (file) count(file.name, by);
  }

  function count(name: string, by: 1 | -1): void {
    const before = names.get(name) ?? 0;
    const now = before + by;
    namesChanged ||= before === 0 || now === 0;
    if (now > 0) names.set(name, now);
    else names.delete(name);
  }
}

/** What a call says on its own has to be recorded, too. */
function soundProblems(context: MenuContext): Problem[] {
  const sounds = systemSoundsOf(context);
  return (['invalid', 'goodbye'] as const)
    .filter((sound) => Object.keys(sounds[sound]).length === 0)
    .map((sound) => problem('soundMissing', 'warning', '', { sound }));
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function touchedNodes(changes: readonly Change[]): Set<string> {
  return new Set(
    changes.flatMap((change) =>
      change.op === 'putNode' ? [change.node.childNodeUuid] : change.op === 'removeNode' ? [change.uuid] : [],
    ),
  );
}

function touchedBoxes(changes: readonly Change[]): Set<string> {
  return new Set(
    changes.flatMap((change) =>
      change.op === 'putBox' ? [change.box.id] : change.op === 'removeBox' ? [change.id] : [],
    ),
  );
}

/** Whether an edit can have changed where calls go. */
function mayMoveCalls(was: MenuNode, is: MenuNode): boolean {
  return (
    was.parentNodeUuid !== is.parentNodeUuid ||
    was.seqOrder !== is.seqOrder ||
    was.specialChar !== is.specialChar ||
    was.hasInput !== is.hasInput ||
    was.active !== is.active ||
    was.successNodeUuid !== is.successNodeUuid ||
    was.failedNodeUuid !== is.failedNodeUuid ||
    was.playSuccessNodeContent !== is.playSuccessNodeContent ||
    was.playFailedNodeContent !== is.playFailedNodeContent ||
    was.menuLovId !== is.menuLovId ||
    was.recordingEnabled !== is.recordingEnabled ||
    was.validationQuery !== is.validationQuery ||
    (was.patchDataQuery ?? '').trim() !== (is.patchDataQuery ?? '').trim() ||
    !same(was.links, is.links)
  );
}
