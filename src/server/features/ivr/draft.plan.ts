import { applyChanges, type Draft, subtree } from '../../../../machines/ivr/draft/draft.ts';
import { pointingInto, type Reference } from '../../../../machines/ivr/draft/references.ts';
import { same } from '../../../../machines/ivr/draft/same.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import {
  type ActiveCondition,
  failingConditions,
  forgiving,
  nodeFacts,
} from '../../../../machines/ivr/node/node.facts.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import { type FieldError, HttpError, invalidFields } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { DraftState, Removed } from './draft.state.ts';

/** What a set of changes comes to, once judged: nothing is stored yet. */
export interface ChangePlan {
  nodes: PlannedNode[];
  boxes: PlannedBox[];
  after: Draft;
  refusals: { uuid: string; reasons: Reason[] }[];
}

export interface PlannedNode {
  before: MenuNode | null;
  /** Null: it is removed. Its version counts one a step. */
  after: MenuNode | null;
  uuid: string;
  /** With which faults it was active, where it is deactivated. */
  faults?: readonly ActiveCondition[];
  steps: { event: string; from: string | null; to: 'inactive' | 'active' | 'deleted' }[];
}

export interface PlannedBox {
  before: WelcomeBox | null;
  after: WelcomeBox | null;
  id: string;
  version: number;
}

export interface Reason {
  guard: string;
  words: string;
}

export interface Stale {
  uuid: string;
  kind: 'node' | 'box';
  yours: MenuNode | WelcomeBox | null;
  theirs: MenuNode | WelcomeBox | null;
}

export interface PlanOptions {
  /** Who deleted something may put it back without having seen its last version. */
  personId: string;
  /** Up to which sequence the sender has seen the draft: what was deleted until then, they put back knowingly. */
  seen?: number;
  /** Where the changes stand in the body: `/changes`. */
  pointerOf: (index: number) => string;
  /** Put them whatever version they were made from. */
  force?: boolean;
  /** Nodes that are deactivated where a condition does not hold, though they were active before. */
  strict?: boolean;
}

/** Judges changes on the draft as it is: all of them or none. Throws what refuses them. */
export function planChanges(state: DraftState, changes: readonly Change[], options: PlanOptions): ChangePlan {
  const wanted = lastWords(state, changes);
  const stale = options.force ? [] : staleIn(state, wanted, options);
  if (stale.length > 0) throw new StaleChanges(stale);
  const asked = applyChanges(state.draft, wanted);
  refuseBrokenTree(state.draft, asked, wanted, changes, options);
  const { after, refusals } = withoutUnfit(state, asked, wanted, options.strict ?? false);
  return {
    nodes: plannedNodes(state, after, wanted),
    boxes: plannedBoxes(state, after, wanted),
    after,
    refusals,
  };
}

export class StaleChanges extends Error {
  readonly stale: readonly Stale[];
  constructor(stale: readonly Stale[]) {
    super('The draft has moved on');
    this.stale = stale;
  }
}

/** Only the last change of each node and box counts; a row keeps its id. */
function lastWords({ draft, removedNodes }: DraftState, changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    if (change.op === 'putNode') {
      const { node } = change;
      const uuid = node.childNodeUuid;
      const id = draft.nodes.get(uuid)?.id ?? removedNodes.get(uuid)?.id ?? node.id;
      last.set(uuid, { op: 'putNode', node: { ...node, id } });
    } else
      last.set(change.op === 'putBox' ? change.box.id : change.op === 'removeNode' ? change.uuid : change.id, change);
  }
  return [...last.values()];
}

function staleIn({ draft, removedNodes, removedBoxes }: DraftState, changes: readonly Change[], options: PlanOptions) {
  return changes.flatMap((change): Stale[] => {
    if (change.op === 'putNode') {
      const { node } = change;
      const uuid = node.childNodeUuid;
      const theirs = draft.nodes.get(uuid) ?? null;
      const fine = isFresh(node, theirs, removedNodes.get(uuid), options);
      return fine ? [] : [{ uuid, kind: 'node', yours: node, theirs }];
    }
    if (change.op === 'putBox') {
      const { box } = change;
      const theirs = draft.boxes.get(box.id) ?? null;
      const fine = isFresh(box, theirs, removedBoxes.get(box.id), options);
      return fine ? [] : [{ uuid: box.id, kind: 'box', yours: box, theirs }];
    }
    const [kind, uuid] = change.op === 'removeNode' ? (['node', change.uuid] as const) : (['box', change.id] as const);
    const theirs = (kind === 'node' ? draft.nodes : draft.boxes).get(uuid) ?? null;
    const isSeen = !theirs || change.version === undefined || change.version === theirs.version;
    return isSeen ? [] : [{ uuid, kind, yours: null, theirs }];
  });
}

function isFresh(
  yours: MenuNode | WelcomeBox,
  theirs: MenuNode | WelcomeBox | null,
  removed: Removed | undefined,
  { personId, seen }: PlanOptions,
): boolean {
  if (theirs) return theirs.version === yours.version || sameBut(theirs, yours);
  if (!removed || removed.version === yours.version) return true;
  return seen === undefined ? removed.byId === personId : removed.sequence <= seen;
}

/** Sent again after a lost answer: what is there already is no conflict. */
function sameBut(a: object, b: object): boolean {
  return same({ ...a, version: 0 }, { ...b, version: 0 });
}

function refuseBrokenTree(
  before: Draft,
  after: Draft,
  wanted: readonly Change[],
  sent: readonly Change[],
  { pointerOf }: PlanOptions,
): void {
  const removed = new Set(wanted.flatMap((change) => (change.op === 'removeNode' ? [change.uuid] : [])));
  const errors: FieldError[] = [];
  const rooted = new Set<string>();
  for (const [index, change] of sent.entries()) {
    if (change.op !== 'putNode' || after.nodes.get(change.node.childNodeUuid) === undefined) continue;
    const { childNodeUuid: uuid, parentNodeUuid: parent } = change.node;
    const pointer = `${pointerOf(index)}/parentNodeUuid`;
    if (parent === null) {
      if ((after.children.get(null)?.length ?? 0) > 1) errors.push({ pointer, ...fieldMessage('oneRoot') });
    } else if (!after.nodes.has(parent) && !removed.has(parent)) {
      errors.push({ pointer, ...fieldMessage('noSuchParent') });
    } else if (isBelowItself(after, uuid, rooted)) {
      errors.push({ pointer, ...fieldMessage('belowItself') });
    }
  }
  if (errors.length > 0) throw invalidFields(errors.slice(0, 100));

  const root = before.children.get(null)?.[0];
  if (root !== undefined && after.nodes.get(root)?.parentNodeUuid !== null) {
    throw new HttpError({ status: 409, code: 'guard', detail: sentence(nodeWorkflow.guards.isNotRoot ?? '') });
  }
  const orphans = [...removed].flatMap((uuid) => [...(after.children.get(uuid) ?? [])]);
  if (orphans.length > 0) {
    throw new StaleChanges(
      orphans.map((uuid) => ({ uuid, kind: 'node', yours: null, theirs: after.nodes.get(uuid) ?? null })),
    );
  }
  if (removed.size > 0) refusePointedAt(after, removed);
}

/** Whether the way up comes back; `rooted` remembers from where it does not, so that a long chain is walked once. */
function isBelowItself(draft: Draft, uuid: string, rooted: Set<string>): boolean {
  const way = new Set<string>();
  let at: string | null = uuid;
  while (at !== null && !rooted.has(at) && !way.has(at)) {
    way.add(at);
    at = draft.nodes.get(at)?.parentNodeUuid ?? null;
  }
  if (at !== null && !rooted.has(at)) return at === uuid;
  for (const each of way) rooted.add(each);
  return false;
}

export function refusePointedAt(draft: Draft, removed: ReadonlySet<string>): void {
  const leading = pointingInto(draft, removed);
  if (leading.length > 0) throw pointedAt(draft, leading);
}

/** Names what leads in: nobody should have to look for it. */
export function pointedAt(draft: Draft, leading: readonly Reference[]): HttpError {
  const titled = leading.slice(0, 100).map((reference) => ({
    ...reference,
    title: (draft.nodes.get(reference.from) ?? draft.boxes.get(reference.from))?.title ?? '',
  }));
  const names = [...new Set(titled.map(({ title }) => title))].slice(0, 5).join(', ');
  return new HttpError({
    status: 409,
    code: 'guard',
    detail: `Something outside leads here: ${names}. Remove that first.`.slice(0, 1_000),
    extra: {
      conflict: {
        state: 'draft',
        allowed: [],
        guard: 'nothingPointsIn',
        words: nodeWorkflow.guards.nothingPointsIn,
      },
      references: titled,
    },
  });
}

/**
 * Nodes that were asked to be active and may not be stay inactive, with the reasons. What was active when it was removed
 * comes back as it was, and so does what was deactivated: nobody activates it.
 */
function withoutUnfit(state: DraftState, asked: Draft, wanted: readonly Change[], strict: boolean) {
  const { draft, removedNodes } = state;
  const refusals: ChangePlan['refusals'] = [];
  const back: Change[] = [];
  for (const change of wanted) {
    if (change.op !== 'putNode' || change.node.active === 0) continue;
    const { node } = change;
    const before = draft.nodes.get(node.childNodeUuid);
    const wasActive = before ? before.active === 1 : removedNodes.get(node.childNodeUuid)?.wasActive === true;
    if (wasActive && !strict) continue;
    const uuid = node.childNodeUuid;
    const reasons = failingConditions(
      strict ? nodeFacts(asked, uuid) : forgiving(nodeFacts(asked, uuid), state.forgiven.get(uuid)),
    ).map(reasonOf);
    if (reasons.length === 0) continue;
    refusals.push({ uuid: node.childNodeUuid, reasons });
    const staysActive = wasActive && node.parentNodeUuid === null;
    if (!staysActive) back.push({ op: 'putNode', node: { ...node, active: 0 } });
  }
  return { after: back.length > 0 ? applyChanges(asked, back) : asked, refusals };
}

export function reasonOf(guard: ActiveCondition): Reason {
  return { guard, words: nodeWorkflow.guards[guard] ?? guard };
}

function plannedNodes({ draft, removedNodes }: DraftState, after: Draft, wanted: readonly Change[]): PlannedNode[] {
  return wanted.flatMap((change): PlannedNode[] => {
    if (change.op === 'putBox' || change.op === 'removeBox') return [];
    const uuid = change.op === 'removeNode' ? change.uuid : change.node.childNodeUuid;
    const before = draft.nodes.get(uuid) ?? null;
    const put = after.nodes.get(uuid) ?? null;
    const steps = stepsBetween(before, put, removedNodes.has(uuid));
    if (steps.length === 0) return [];
    const version = (before?.version ?? removedNodes.get(uuid)?.version ?? 0) + steps.length;
    const planned = { before, after: put && { ...put, version }, uuid, steps };
    const isDeactivated = steps.some(({ event }) => event === 'DEACTIVATE');
    return [isDeactivated ? { ...planned, faults: failingConditions(nodeFacts(draft, uuid)) } : planned];
  });
}

/** The events of the node's workflow that lead from one to the other; none when nothing has changed. */
function stepsBetween(before: MenuNode | null, after: MenuNode | null, wasRemoved: boolean): PlannedNode['steps'] {
  const steps: PlannedNode['steps'] = [];
  let at: PlannedNode['steps'][number]['to'] | null = before ? stateOf(before) : null;
  const step = (event: string, to: 'inactive' | 'active' | 'deleted') => {
    steps.push({ event, from: at ?? (wasRemoved && steps.length === 0 ? 'deleted' : null), to });
    at = to;
  };
  if (!after) {
    if (before) step('DELETE', 'deleted');
    return steps;
  }
  if (!before) step(wasRemoved ? 'RESTORE' : 'ADD', 'inactive');
  else {
    const moved = before.parentNodeUuid !== after.parentNodeUuid || before.seqOrder !== after.seqOrder;
    if (!sameBut(placeless(before), placeless(after))) step('EDIT', stateOf(before));
    if (moved) step('MOVE', stateOf(before));
  }
  if (at !== stateOf(after)) step(after.active === 1 ? 'ACTIVATE' : 'DEACTIVATE', stateOf(after));
  return steps;
}

function placeless(node: MenuNode) {
  return { ...node, parentNodeUuid: null, seqOrder: 0, active: 0 };
}

export function stateOf(node: MenuNode): 'inactive' | 'active' {
  return node.active === 1 ? 'active' : 'inactive';
}

function plannedBoxes({ draft, removedBoxes }: DraftState, after: Draft, wanted: readonly Change[]): PlannedBox[] {
  return wanted.flatMap((change): PlannedBox[] => {
    if (change.op === 'putNode' || change.op === 'removeNode') return [];
    const id = change.op === 'removeBox' ? change.id : change.box.id;
    const before = draft.boxes.get(id) ?? null;
    const put = after.boxes.get(id) ?? null;
    if (before === put || (before && put && sameBut(before, put))) return [];
    const version = (before?.version ?? removedBoxes.get(id)?.version ?? 0) + 1;
    return [{ before, after: put && { ...put, version }, id, version }];
  });
}

/** A node with all below it and the boxes that belong to them, as changes that remove them. */
export function removalOf(draft: Draft, uuid: string): Change[] {
  const below = subtree(draft, uuid);
  const boxes = [...draft.boxes.values()].filter(({ parentNodeUuid }) => below.has(parentNodeUuid ?? ''));
  return [
    ...[...below].map((each): Change => ({ op: 'removeNode', uuid: each })),
    ...boxes.map(({ id }): Change => ({ op: 'removeBox', id })),
  ];
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
