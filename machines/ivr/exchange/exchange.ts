import { boxNamed, type Clipboard, copySubtrees, nodeNamed, pasteSubtree } from '../commands/commands.copy.ts';
import { type Command, command, type Refused, refused } from '../commands/commands.ts';
import { applyChanges, compareBoxes, type Draft, rootOf } from '../draft/draft.ts';
import type { Change, MenuNode, MenuSource, WelcomeBox } from '../menu.ts';
import { type ActiveCondition, failingConditions, nodeFacts } from '../node/node.facts.ts';
import { FORMAT, FORMAT_VERSION, fileShape } from './exchange.format.ts';
import { type FileFault, fault, faultsIn } from './exchange.shape.ts';

/** A whole menu (its top is the root, and the boxes of the start are in it) or subtrees of one. */
export interface MenuFile extends Clipboard {
  format: typeof FORMAT;
  version: typeof FORMAT_VERSION;
}

/** The whole menu, or what hangs on one node. */
export function exportMenu(draft: Draft, root?: string): MenuFile {
  if (root !== undefined) return exportSubtrees(draft, [root]);
  const file = exportSubtrees(draft, (draft.children.get(null) ?? []).slice(0, 1));
  const ofStart = [...draft.boxes.values()].filter(({ parentNodeUuid }) => parentNodeUuid === null);
  return { ...file, boxes: [...ofStart, ...file.boxes].toSorted(compareBoxes) };
}

/** These nodes with all below them: what is copied is a file, too. */
export function exportSubtrees(draft: Draft, uuids: readonly string[]): MenuFile {
  return { format: FORMAT, version: FORMAT_VERSION, ...copySubtrees(draft, uuids) };
}

export type ParsedFile = { ok: true; file: MenuFile } | { ok: false; errors: readonly FileFault[] };

/** Whether it is the file of a menu at all; of what is in it, `parseMenuFile` says what is wrong where. */
export function isMenuFile(json: unknown): json is Record<keyof MenuFile, unknown> {
  return !faultsIn(fileShape, json).some(({ pointer }) => pointer.split('/').length <= 2);
}

/** Reads a file that somebody chose. Says everything that is wrong with it at once; only a whole one is good. */
export function parseMenuFile(json: unknown): ParsedFile {
  const errors = faultsIn(fileShape, json);
  if (errors.length > 0 || !isWellFormed(json)) return { ok: false, errors: errors.map((one) => placed(one, json)) };
  const broken = [...nameFaults(json), ...treeFaults(json), ...linkFaults(json), ...boxFaults(json)];
  return broken.length > 0 ? { ok: false, errors: broken.map((one) => placed(one, json)) } : { ok: true, file: json };
}

/** With what people know the place by: the title of its node or box. */
function placed(one: FileFault, json: unknown): FileFault {
  if (one.pointer === '/version' && one.code === 'notOneOf') return fault('/version', 'otherVersion', one.values);
  const [, kind = '', index = ''] = one.pointer.split('/');
  if (!['nodes', 'boxes'].includes(kind)) return one;
  const title = [kind, index, 'title'].reduce(
    (at: unknown, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    json,
  );
  return typeof title === 'string' && title !== '' ? { ...one, title: title.slice(0, LONGEST_TITLE) } : one;
}

const LONGEST_TITLE = 80;

/** The shape was checked field by field just before; this only tells the compiler so. */
function isWellFormed(json: unknown): json is MenuFile {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === FORMAT;
}

/** `menu`: the file takes the place of the whole draft, names kept. Otherwise a copy under new names below a parent. */
export type ImportMode = { as: 'menu' } | { as: 'subtree'; parent: string; newId: () => string; place?: number };

export function importCommand(draft: Draft, file: MenuFile, mode: ImportMode): Command | Refused {
  if (mode.as === 'subtree') {
    const pasted = pasteSubtree(draft, file, mode.parent, mode.newId, mode.place);
    return 'reason' in pasted ? pasted : { ...pasted, name: 'import' };
  }
  const root = file.nodes.find(({ parentNodeUuid }) => parentNodeUuid === null);
  if (!root) return refused('noRoot');
  return inPlaceOf(draft, underRootOf(draft, file, root), { name: 'import', title: root.title });
}

/** The start of a menu stays what it is: the file's takes its name, and whatever has that in the file the other. */
function underRootOf(draft: Draft, { nodes, boxes }: Whole, { childNodeUuid: theirs }: MenuNode): Whole {
  const ours = rootOf(draft)?.childNodeUuid ?? theirs;
  const others = new Map([
    [theirs, ours],
    [ours, theirs],
  ]);
  const name = (uuid: string | null) => (uuid === null ? null : (others.get(uuid) ?? uuid));
  return { nodes: nodes.map((node) => nodeNamed(node, name)), boxes: boxes.map((box) => boxNamed(box, name)) };
}

export interface SwitchedOff {
  title: string;
  conditions: readonly ActiveCondition[];
}

/**
 * The same, with those inactive that could not be active in this draft, and which those are. What was active with such a
 * fault before stays so; the start always is.
 */
export function activeAsFits(draft: Draft, asked: Command): { command: Command; off: SwitchedOff[] } {
  const after = applyChanges(draft, asked.redo);
  const off: SwitchedOff[] = [];
  const redo = asked.redo.map((change): Change => {
    if (change.op !== 'putNode') return change;
    const { node } = change;
    if (node.active === 0 || node.parentNodeUuid === null) return change;
    const known = draft.nodes.get(node.childNodeUuid);
    const forgiven = known?.active === 1 ? failingConditions(nodeFacts(draft, node.childNodeUuid)) : [];
    const failing = failingConditions(nodeFacts(after, node.childNodeUuid));
    const conditions = failing.filter((condition) => !forgiven.includes(condition));
    if (conditions.length === 0) return change;
    off.push({ title: node.title, conditions });
    return { op: 'putNode', node: { ...node, active: 0 } };
  });
  return { command: off.length > 0 ? { ...asked, redo } : asked, off };
}

/** Makes the draft what a revision was: one step, which undo takes back with all that it discards. */
export function rollBackCommand(draft: Draft, menu: Whole, revision: number): Command | Refused {
  return inPlaceOf(draft, menu, { name: 'rollBack', title: String(revision) });
}

type Whole = Pick<MenuSource, 'nodes' | 'boxes'>;

/** A whole menu in place of the draft; what both hold keeps its row and version. */
function inPlaceOf(draft: Draft, menu: Whole, words: Pick<Command, 'name' | 'title'>): Command | Refused {
  const nodes = menu.nodes.map((node): MenuNode => {
    const known = draft.nodes.get(node.childNodeUuid);
    return { ...node, id: known?.id ?? node.childNodeUuid, version: known?.version ?? 0 };
  });
  const boxes = menu.boxes.map((box): WelcomeBox => ({ ...box, version: draft.boxes.get(box.id)?.version ?? 0 }));
  const uuids = new Set(nodes.map((node) => node.childNodeUuid));
  const ids = new Set(boxes.map(({ id }) => id));
  return command(draft, { ...words, count: nodes.length }, [
    ...[...draft.boxes.keys()].filter((id) => !ids.has(id)).map((id): Change => ({ op: 'removeBox', id })),
    ...[...draft.nodes.keys()].filter((uuid) => !uuids.has(uuid)).map((uuid): Change => ({ op: 'removeNode', uuid })),
    ...nodes.map((node): Change => ({ op: 'putNode', node })),
    ...boxes.map((box): Change => ({ op: 'putBox', box })),
  ]);
}

function nameFaults({ nodes, boxes }: MenuFile): FileFault[] {
  return [
    ...repeated(nodes.map((node) => node.childNodeUuid)).map((index) => `/nodes/${index}/childNodeUuid`),
    ...repeated(boxes.map(({ id }) => id)).map((index) => `/boxes/${index}/id`),
  ].map((pointer) => fault(pointer, 'repeated'));
}

function repeated(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [index];
    seen.add(name);
    return [];
  });
}

/**
 * Every node must hang, over its parents, on one of the tops; a file with a root has that as its only top. Of a circle those
 * are named that make it, not what hangs on them.
 */
function treeFaults({ nodes, tops }: MenuFile): FileFault[] {
  const known = new Map(nodes.map((node) => [node.childNodeUuid, node]));
  const isTop = new Set(tops);
  const faults: FileFault[] = [];
  if (tops.length === 0) faults.push(fault('/tops', 'noTop'));
  tops.forEach((top, index) => {
    if (!known.has(top)) faults.push(fault(`/tops/${index}`, 'notInFile', { id: top }));
  });
  const hangs = new Map<string, boolean>();
  nodes.forEach((node, index) => {
    const pointer = `/nodes/${index}/parentNodeUuid`;
    const parent = node.parentNodeUuid;
    if (isTop.has(node.childNodeUuid)) {
      if (parent === null && tops.length > 1) faults.push(fault(pointer, 'secondTop'));
    } else if (parent === null) faults.push(fault(pointer, 'rootIsNoTop'));
    else if (!known.has(parent)) faults.push(fault(pointer, 'notInFile', { id: parent }));
    else if (!hangsOnTop(node) && isOnCircle(node)) faults.push(fault(pointer, 'circle'));
  });
  return faults;

  function hangsOnTop(node: MenuNode): boolean {
    const trail = new Set<string>();
    let at: MenuNode | undefined = node;
    while (at && !isTop.has(at.childNodeUuid) && !hangs.has(at.childNodeUuid) && !trail.has(at.childNodeUuid)) {
      trail.add(at.childNodeUuid);
      at = known.get(at.parentNodeUuid ?? '');
    }
    const answer = at === undefined || isTop.has(at.childNodeUuid) || hangs.get(at.childNodeUuid) === true;
    for (const uuid of trail) hangs.set(uuid, answer);
    return answer;
  }

  function isOnCircle({ childNodeUuid, parentNodeUuid }: MenuNode): boolean {
    const above = new Set<string>();
    let at = parentNodeUuid;
    while (at !== null && at !== childNodeUuid && !above.has(at)) {
      above.add(at);
      at = known.get(at)?.parentNodeUuid ?? null;
    }
    return at === childNodeUuid;
  }
}

/** A whole menu leads nowhere else: what it is put in place of is gone. */
function linkFaults({ nodes }: MenuFile): FileFault[] {
  if (!nodes.some(({ parentNodeUuid }) => parentNodeUuid === null)) return [];
  const known = new Set(nodes.map((node) => node.childNodeUuid));
  return nodes.flatMap(({ successNodeUuid, failedNodeUuid, links }, index) => {
    const ways = [
      ['successNodeUuid', successNodeUuid],
      ['failedNodeUuid', failedNodeUuid],
      ...links.contentNodes.map(({ target }, at) => [`links/contentNodes/${at}/target`, target] as const),
    ] as const;
    return ways.flatMap(([name, id]) =>
      id === null || known.has(id) ? [] : [fault(`/nodes/${index}/${name}`, 'notInFile', { id })],
    );
  });
}

/** A box belongs to a node of the file; only beside a root may it belong to the start. */
function boxFaults({ nodes, boxes }: MenuFile): FileFault[] {
  const known = new Set(nodes.map((node) => node.childNodeUuid));
  const hasRoot = nodes.some(({ parentNodeUuid }) => parentNodeUuid === null);
  return boxes.flatMap(({ parentNodeUuid }, index) => {
    const pointer = `/boxes/${index}/parentNodeUuid`;
    if (parentNodeUuid === null) return hasRoot ? [] : [fault(pointer, 'noStart')];
    return known.has(parentNodeUuid) ? [] : [fault(pointer, 'notInFile', { id: parentNodeUuid })];
  });
}
