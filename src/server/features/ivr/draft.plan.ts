import { applyChanges, type Draft, subtree } from '../../../../machines/ivr/draft/draft.ts';
import { pointingInto } from '../../../../machines/ivr/draft/references.ts';
import { same } from '../../../../machines/ivr/draft/same.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import {
  type ActiveCondition,
  activeConditions,
  failingConditions,
  forgiving,
  knowing,
  nodeFacts,
} from '../../../../machines/ivr/node/node.facts.ts';
import type { NodeEvent, NodeFacts } from '../../../../machines/ivr/node/node.machine.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import { guardsAgainst } from '../../../../machines/shared/decide.ts';
import type { Actor } from '../../../../machines/shared/workflow.ts';
import { type FieldError, HttpError, invalidFields } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { DraftState, Removed } from './draft.state.ts';
import { decidedSteps, type NodeStep, type Standing } from './node.steps.ts';

/** What a set of changes comes to, once judged: nothing is stored yet. */
export interface ChangePlan {
  nodes: PlannedNode[];
  boxes: PlannedBox[];
  after: Draft;
  refusals: { uuid: string; reasons: Reason[] }[];
}

export interface PlannedNode {
  uuid: string;
  /** As it is stored, removed ones too. Its version counts one a step. */
  node: MenuNode;
  isRemoved: boolean;
  /** With which faults it was active, where it is deactivated. */
  faults?: readonly ActiveCondition[];
  steps: NodeStep[];
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
  /** Whose permissions decide. Who deleted something may put it back without having seen its last version. */
  actor: Actor;
  /** Up to which sequence the sender has seen the draft: what was deleted until then, they put back knowingly. */
  seen?: number;
  /** Where the changes stand in the body: `/changes`. */
  pointerOf: (index: number) => string;
  /** Nodes that are deactivated where a condition does not hold, though they were active before. */
  strict?: boolean;
}

/** Judges changes on the draft as it is: all of them or none. Throws what refuses them. */
export function planChanges(state: DraftState, changes: readonly Change[], options: PlanOptions): ChangePlan {
  const wanted = lastWords(state, changes);
  const stale = staleIn(state, wanted, options);
  if (stale.length > 0) throw new StaleChanges(stale);
  const asked = applyChanges(state.draft, wanted);
  refuseBrokenTree(asked, wanted, changes, options);
  refuseOrphans(state.draft, asked, wanted);
  const judged = wanted.flatMap(judge({ state, asked, removed: removedBy(wanted), options }));
  const back = judged.flatMap(({ kept }): Change[] => (kept ? [{ op: 'putNode', node: kept }] : []));
  const after = back.length > 0 ? applyChanges(asked, back) : asked;
  return {
    nodes: judged.flatMap(({ planned }) => planned ?? []),
    boxes: plannedBoxes(state, after, wanted),
    after,
    refusals: judged.flatMap(({ refusal }) => refusal ?? []),
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
  { actor, seen }: PlanOptions,
): boolean {
  if (theirs) return theirs.version === yours.version || sameBut(theirs, yours);
  if (!removed || removed.version === yours.version) return true;
  return seen === undefined ? removed.byId === actor.id : removed.sequence <= seen;
}

/** Sent again after a lost answer: what is there already is no conflict. */
function sameBut(a: object, b: object): boolean {
  return same({ ...a, version: 0 }, { ...b, version: 0 });
}

function refuseBrokenTree(
  after: Draft,
  wanted: readonly Change[],
  sent: readonly Change[],
  { pointerOf }: PlanOptions,
): void {
  const removed = removedBy(wanted);
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
}

const removedBy = (changes: readonly Change[]) =>
  new Set(changes.flatMap((change) => (change.op === 'removeNode' ? [change.uuid] : [])));

/** What would be left below a removed node has come since it was seen. Of the root nothing is: its machine keeps it. */
function refuseOrphans(before: Draft, after: Draft, wanted: readonly Change[]): void {
  const root = before.children.get(null)?.[0];
  const left = [...removedBy(wanted)].flatMap((uuid) => (uuid === root ? [] : [...(after.children.get(uuid) ?? [])]));
  if (left.length === 0) return;
  throw new StaleChanges(
    left.map((uuid) => ({ uuid, kind: 'node', yours: null, theirs: after.nodes.get(uuid) ?? null })),
  );
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

/** The refusal with the names of what leads in: nobody should have to look for it. */
export function namingWhatLeadsIn(refusal: unknown, draft: Draft, removed: ReadonlySet<string>): unknown {
  const guard = refusal instanceof HttpError ? conflictOf(refusal).guard : undefined;
  if (!(refusal instanceof HttpError) || guard !== LEADS_IN) return refusal;
  const leading = pointingInto(draft, removed);
  const references = leading.slice(0, 100).map((reference) => ({
    ...reference,
    title: (draft.nodes.get(reference.from) ?? draft.boxes.get(reference.from))?.title ?? '',
  }));
  const names = [...new Set(references.map(({ title }) => title))].slice(0, 5).join(', ');
  const detail = `Something outside leads here: ${names}. Remove that first.`.slice(0, 1_000);
  const { status, code, extra } = refusal;
  return new HttpError({ status, code, detail, extra: { ...extra, references } });
}

const LEADS_IN = 'nothingPointsIn';

function conflictOf({ extra: { conflict } }: HttpError): { guard?: unknown } {
  return typeof conflict === 'object' && conflict !== null ? conflict : {};
}

interface Ground {
  state: DraftState;
  /** The draft as it is asked to be. */
  asked: Draft;
  removed: ReadonlySet<string>;
  options: PlanOptions;
}

interface Judged {
  planned?: PlannedNode;
  refusal?: ChangePlan['refusals'][number];
  /** As it is put where it could not become what was asked. */
  kept?: MenuNode;
}

/** Takes each node through the events that a change of it comes to. */
function judge(ground: Ground): (change: Change) => Judged[] {
  const { state, asked, removed, options } = ground;
  let isPointedAt: boolean | undefined;
  return (change) => {
    if (change.op === 'putBox' || change.op === 'removeBox') return [];
    const uuid = change.op === 'removeNode' ? change.uuid : change.node.childNodeUuid;
    const before = state.draft.nodes.get(uuid) ?? null;
    if (change.op === 'putNode') return [judgePut(ground, before, change.node)];
    if (!before) return [];
    isPointedAt ??= pointingInto(asked, removed).length > 0;
    const facts = knowing(nodeFacts(state.draft, uuid), { pointedAt: isPointedAt });
    try {
      return [
        { planned: planned(uuid, before, decidedSteps(standing(before, facts), ['DELETE'], options.actor), true) },
      ];
    } catch (error) {
      throw namingWhatLeadsIn(error, asked, removed);
    }
  };
}

const standing = (node: MenuNode, facts: NodeFacts): Standing => ({ ...node, state: stateOf(node), facts });

function planned(uuid: string, node: MenuNode, steps: NodeStep[], isRemoved = false): PlannedNode {
  return { uuid, node: { ...node, version: node.version + steps.length }, steps, isRemoved };
}

/**
 * A node that was asked to be active and may not be stays inactive, with the reasons. What was active when it was removed
 * comes back as it was, and so does what was deactivated: nobody activates it.
 */
function judgePut({ state, asked, options }: Ground, before: MenuNode | null, node: MenuNode): Judged {
  const uuid = node.childNodeUuid;
  const removed = before ? undefined : state.removedNodes.get(uuid);
  const wasActive = before ? before.active === 1 : removed?.wasActive === true;
  const wanted = nodeFacts(asked, uuid);
  const forgiven = wasActive ? activeConditions : state.forgiven.get(uuid);
  const facts = options.strict ? wanted : forgiving(wanted, forgiven);
  const asks = node.active === 1 ? guardsAgainst(nodeWorkflow, { state: 'inactive', facts }, { type: 'ACTIVATE' }) : [];
  const staysActive = wasActive && node.parentNodeUuid === null;
  const put = asks.length > 0 && !staysActive ? ({ ...node, active: 0 } as const) : node;
  const version = before?.version ?? removed?.version ?? 0;
  const from: Standing = {
    id: node.id,
    state: before ? stateOf(before) : removed ? 'deleted' : null,
    version,
    facts: before ? knowing(facts, { isRoot: before.parentNodeUuid === null }) : facts,
  };
  const steps = decidedSteps(from, eventsBetween(before, put, removed !== undefined), options.actor);
  const judged: Judged = {};
  if (asks.length > 0) judged.refusal = { uuid, reasons: asks.map(reasonOf) };
  if (put !== node) judged.kept = put;
  if (steps.length > 0) {
    judged.planned = planned(uuid, { ...put, version }, steps);
    const isDeactivated = steps.some(({ event }) => event === 'DEACTIVATE');
    if (isDeactivated) judged.planned.faults = failingConditions(nodeFacts(state.draft, uuid));
  }
  return judged;
}

function reasonOf(guard: string): Reason {
  return { guard, words: nodeWorkflow.guards[guard] ?? guard };
}

/** The events that lead from one to the other; none when nothing has changed. The root has no siblings to move among. */
function eventsBetween(before: MenuNode | null, after: MenuNode, wasRemoved: boolean): NodeEvent['type'][] {
  const events: NodeEvent['type'][] = [];
  if (!before) events.push(wasRemoved ? 'RESTORE' : 'ADD');
  else {
    const isRoot = before.parentNodeUuid === null && after.parentNodeUuid === null;
    const moved = before.parentNodeUuid !== after.parentNodeUuid || before.seqOrder !== after.seqOrder;
    if (!sameBut(placeless(before), placeless(after)) || (isRoot && moved)) events.push('EDIT');
    if (moved && !isRoot) events.push('MOVE');
  }
  if (after.active !== (before?.active ?? 0)) events.push(after.active === 1 ? 'ACTIVATE' : 'DEACTIVATE');
  return events;
}

function placeless(node: MenuNode) {
  return { ...node, parentNodeUuid: null, seqOrder: 0, active: 0 };
}

function stateOf(node: MenuNode): 'inactive' | 'active' {
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
