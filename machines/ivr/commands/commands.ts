import { applyChanges, type Draft, rootOf } from '../draft/draft.ts';
import { same } from '../draft/same.ts';
import { ordered } from '../draft/seq-order.ts';
import { type Change, type Link, type LinkKind, type MenuNode, noLinks } from '../menu.ts';
import { failingConditions, nodeFacts } from '../node/node.facts.ts';

/*
 * What a person does to a draft: each command says what it changes and what takes it back, or why it can't be done.
 * Nothing is changed here; `applyChanges` does that, and the server judges once more.
 */

export type CommandName =
  | 'addNode'
  | 'editNode'
  | 'editLinks'
  | 'moveSubtree'
  | 'reorder'
  | 'removeNodes'
  | 'paste'
  | 'duplicate'
  | 'activate'
  | 'deactivate'
  | 'addBox'
  | 'editBox'
  | 'removeBox'
  | 'reorderBox'
  | 'import'
  | 'rollBack'
  | 'writeScripts'
  | 'setSounds';

export interface Command {
  name: CommandName;
  /** The title of the node or box it is about; with several, of the first. */
  title: string;
  /** How many it is about, not counting neighbours that only shift. */
  count: number;
  redo: readonly Change[];
  undo: readonly Change[];
}

export type RefusalReason =
  | 'missing'
  | 'taken'
  | 'root'
  | 'secondRoot'
  | 'cycle'
  | 'pointedAt'
  | 'conditions'
  | 'nothingCopied'
  | 'noRoot'
  | 'nothingChanges';

/** `uuids`: the nodes or boxes that stand in the way. `conditions`: the guards of the workflow that fail. */
export interface Refused {
  reason: RefusalReason;
  words: string;
  uuids: readonly string[];
  conditions?: readonly string[];
}

export function isRefused(answer: Command | Refused): answer is Refused {
  return 'reason' in answer;
}

const wordsOf: Readonly<Record<RefusalReason, string>> = {
  missing: 'It is no longer in the draft',
  taken: 'The draft has something of this name already',
  root: 'The menu starts here: the root stays where it is, active',
  secondRoot: 'A menu has one root only',
  cycle: 'A node cannot go below itself',
  pointedAt: 'Something outside leads here; remove those links first',
  conditions: 'It does not meet what being active asks for',
  nothingCopied: 'Nothing was copied',
  noRoot: 'The file holds a part of a menu; choose where to put it',
  nothingChanges: 'That changes nothing',
};

export function refused(reason: RefusalReason, uuids: readonly string[] = [], conditions?: readonly string[]): Refused {
  return conditions ? { reason, words: wordsOf[reason], uuids, conditions } : { reason, words: wordsOf[reason], uuids };
}

/** What takes these changes back on this draft. */
export function inverseOf(draft: Draft, changes: readonly Change[]): Change[] {
  const nodes = new Set<string>();
  const boxes = new Set<string>();
  for (const change of changes) {
    if (change.op === 'putNode') nodes.add(change.node.childNodeUuid);
    else if (change.op === 'removeNode') nodes.add(change.uuid);
    else boxes.add(change.op === 'putBox' ? change.box.id : change.id);
  }
  return [
    ...[...nodes].map((uuid): Change => {
      const node = draft.nodes.get(uuid);
      return node ? { op: 'putNode', node } : { op: 'removeNode', uuid };
    }),
    ...[...boxes].map((id): Change => {
      const box = draft.boxes.get(id);
      return box ? { op: 'putBox', box } : { op: 'removeBox', id };
    }),
  ];
}

/** A command of those changes that change something. */
export function command(
  draft: Draft,
  about: Pick<Command, 'name' | 'title'> & { count?: number },
  changes: readonly Change[],
): Command | Refused {
  const redo = changes.filter((change) => {
    if (change.op === 'putNode') return !same(draft.nodes.get(change.node.childNodeUuid), change.node);
    if (change.op === 'putBox') return !same(draft.boxes.get(change.box.id), change.box);
    return change.op === 'removeNode' ? draft.nodes.has(change.uuid) : draft.boxes.has(change.id);
  });
  if (redo.length === 0) return refused('nothingChanges');
  return { count: 1, ...about, redo, undo: inverseOf(draft, redo) };
}

/** Several commands as one step, each made on the draft that the one before leaves. */
export function together(draft: Draft, makers: readonly ((draft: Draft) => Command | Refused)[]): Command | Refused {
  let at = draft;
  const done: Command[] = [];
  for (const make of makers) {
    const next = make(at);
    if (isRefused(next)) {
      if (next.reason === 'nothingChanges') continue;
      return next;
    }
    done.push(next);
    at = applyChanges(at, next.redo);
  }
  const [first] = done;
  if (!first) return refused('nothingChanges');
  const count = done.reduce((sum, each) => sum + each.count, 0);
  return command(draft, { ...first, count }, lastOfEach(done.flatMap(({ redo }) => redo)));
}

/** Only the last word on each node and box. */
function lastOfEach(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    const key =
      change.op === 'putNode'
        ? `node ${change.node.childNodeUuid}`
        : change.op === 'removeNode'
          ? `node ${change.uuid}`
          : `box ${change.op === 'putBox' ? change.box.id : change.id}`;
    last.set(key, change);
  }
  return [...last.values()];
}

/** A new node as the API starts one: waiting for a key, not yet active. */
export function newNode(parent: string | null, uuid: string, row: string = uuid): MenuNode {
  return {
    id: row,
    childNodeUuid: uuid,
    parentNodeUuid: parent,
    title: '',
    seqOrder: 0,
    specialChar: null,
    hasInput: 1,
    active: 0,
    nodeRepeat: 1,
    childRepeat: 1,
    maxChildNodes: 9,
    validationQuery: null,
    fileNameQuery: null,
    patchDataQuery: null,
    successNodeUuid: null,
    failedNodeUuid: null,
    playSuccessNodeContent: 'no',
    playFailedNodeContent: 'no',
    menuLovId: null,
    recordingEnabled: false,
    maxDurationSeconds: 60,
    maxSilenceSeconds: 5,
    recordingPathId: null,
    links: noLinks,
    audio: {},
    version: 0,
  };
}

/** Adds a node among its siblings, last unless a place is given. */
export function addNode(draft: Draft, node: MenuNode, place?: number): Command | Refused {
  const { childNodeUuid: uuid, parentNodeUuid: parent, title } = node;
  if (draft.nodes.has(uuid)) return refused('taken', [uuid]);
  if (parent === null && rootOf(draft)) return refused('secondRoot', draft.children.get(null));
  if (parent !== null && !draft.nodes.has(parent)) return refused('missing', [parent]);
  return command(draft, { name: 'addNode', title }, ordered(draft, parent, [node], place));
}

/** What an edit may change: neither names nor the place in the tree, and being active has its own command. */
export type NodeEdit = Partial<Omit<MenuNode, 'id' | 'childNodeUuid' | 'parentNodeUuid' | 'active' | 'version'>>;

export function editNode(draft: Draft, uuid: string, edit: NodeEdit): Command | Refused {
  const node = draft.nodes.get(uuid);
  if (!node) return refused('missing', [uuid]);
  const changed = { ...node, ...edit };
  return command(draft, { name: 'editNode', title: changed.title }, [{ op: 'putNode', node: changed }]);
}

export function editLinks(draft: Draft, uuid: string, kind: LinkKind, links: readonly Link[]): Command | Refused {
  const node = draft.nodes.get(uuid);
  if (!node) return refused('missing', [uuid]);
  const changed = { ...node, links: { ...node.links, [kind]: links } };
  return command(draft, { name: 'editLinks', title: node.title }, [{ op: 'putNode', node: changed }]);
}

/** Activates or deactivates these nodes together; refused as a whole while one of them may not. */
export function setActive(draft: Draft, uuids: readonly string[], active: 0 | 1): Command | Refused {
  const nodes = uuids.flatMap((uuid) => draft.nodes.get(uuid) ?? []);
  const [first] = nodes;
  if (!first) return refused('missing', uuids);
  const root = nodes.find(({ parentNodeUuid }) => parentNodeUuid === null);
  if (root && active === 0) return refused('root', [root.childNodeUuid]);
  const changes = nodes.map((node): Change => ({ op: 'putNode', node: { ...node, active } }));
  if (active === 1) {
    const after = applyChanges(draft, changes);
    const failing = nodes
      .filter((node) => node.active === 0)
      .map(({ childNodeUuid: uuid }) => ({ uuid, conditions: failingConditions(nodeFacts(after, uuid)) }))
      .filter(({ conditions }) => conditions.length > 0);
    const conditions = [...new Set(failing.flatMap((each) => each.conditions))];
    if (failing.length > 0)
      return refused(
        'conditions',
        failing.map(({ uuid }) => uuid),
        conditions,
      );
  }
  const name = active === 1 ? 'activate' : 'deactivate';
  return command(draft, { name, title: first.title, count: nodes.length }, changes);
}
