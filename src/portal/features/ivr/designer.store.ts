import { createContext, use, useState, useSyncExternalStore } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import { type Command, isRefused, type Refused } from '../../../../machines/ivr/commands.ts';
import { ancestorsOf, applyChanges, type Draft, draftOf, type MenuContext } from '../../../../machines/ivr/draft.ts';
import type { Change, MenuSource, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import type { Problem } from '../../../../machines/ivr/problem.ts';
import { keepSteps, keptSteps, rebased, remember, type Steps } from './designer.history.ts';
import { type Standing, type Unpublished, unpublishedAfter, unpublishedOf } from './designer.published.ts';
import {
  type Conflict,
  changesToForget,
  changesToSave,
  type DraftNews,
  markDirty,
  type SaveAnswer,
  type Saving,
  savingOf,
  settled,
  takeIn,
} from './designer.saving.ts';

export type DesignerMode = 'draft' | 'live' | 'compare';
export type SavingState = 'saved' | 'saving' | 'conflict' | 'offline' | 'refused';

/** Somebody else who has the menu open, and where. */
export interface Other {
  id: string;
  name: string;
  node: string | null;
}

/** What the designer's page shows; whatever reads it re-renders when it changes. */
export interface DesignerState {
  /** The menu as it is drawn: immutable, replaced by each change. */
  draft: Draft;
  /** Details, campaigns, files and lists that nodes name. */
  context: MenuContext;
  /** The revision in force on the phone; null before the first one. */
  live: Draft | null;
  /** Up to which change of the server the draft is known. */
  sequence: number;
  /** The chosen nodes by uuid; the last one is where the keyboard is. */
  selection: readonly string[];
  /** The chosen welcome box, instead of nodes. */
  box: string | null;
  /** What is found wrong, by node or box; the menu as a whole under "". Empty until the first look. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** In what the draft differs from the published menu. */
  unpublished: Unpublished;
  mode: DesignerMode;
  panel: 'inspector' | 'simulator' | null;
  /** Nodes whose subtree is folded away. */
  collapsed: ReadonlySet<string>;
  /** The simulated call: lit on the canvas, numbered by step. */
  walk: readonly { uuid: string; step: number }[];
  canUndo: boolean;
  canRedo: boolean;
  /** What undo and redo are about. */
  undone: StepWords | null;
  redone: StepWords | null;
  saving: SavingState;
  /** Why the server refused the last batch. */
  refusedBecause: string | null;
  conflicts: readonly Conflict[];
  others: readonly Other[];
  /** Asks canvas and outline to bring this node into sight; `count` tells two requests apart. */
  revealed: { uuid: string; count: number } | null;
}

export type StepWords = Pick<Command, 'name' | 'title' | 'count'>;

export interface Designer {
  readonly state: DesignerState;
  /** Does what a command says, as one step of undo. A refused one does nothing; true when something was done. */
  run(command: Command | Refused): boolean;
  undo(): void;
  redo(): void;
  select(uuids: readonly string[]): void;
  selectBox(id: string | null): void;
  /** Unfolds what hides the node, chooses it, and brings it into sight. */
  reveal(uuid: string): void;
  toggle(uuid: string): void;
  setCollapsed(collapsed: ReadonlySet<string>): void;
  setMode(mode: DesignerMode): void;
  setPanel(panel: DesignerState['panel']): void;
  setWalk(walk: DesignerState['walk']): void;
  setLive(source: MenuSource | null): void;
  setContext(context: MenuContext): void;
  /** Looks the whole draft through and from then on keeps `problems` up to date. */
  check(start: (draft: Draft, context: MenuContext) => Checker): void;
  settle(conflict: Conflict, side: 'mine' | 'theirs'): void;
  /** Gives up what the server refuses to take: back to what it holds. */
  discard(): void;
  /** Hears of every applied batch: one's own, undone ones, and other people's. */
  watch(told: (changes: readonly Change[]) => void): () => void;
  /** For whoever carries the draft to the server and back. */
  readonly server: ServerSide;
}

/** Finds problems, and keeps what it found up to date with the draft. */
export interface Checker {
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  update(draft: Draft, changes: readonly Change[]): unknown;
}

export interface ServerSide {
  isDirty(): boolean;
  /** Takes what is to be saved; until `saved` or `failed` it counts as under way. */
  take(): Change[];
  saved(answer: SaveAnswer): void;
  failed(state: 'saving' | 'offline' | 'refused', reason?: string): void;
  /** What the server holds now, from the live stream or from a refused batch. */
  news(news: DraftNews, by?: string): void;
  setOthers(others: readonly Other[]): void;
}

/** Tells a person something in passing; given by the page, which has the words. */
export interface DesignerVoice {
  refused(refusal: Refused): void;
  leftToOthers(count: number): void;
  staysInactive(title: string, conditions: readonly string[]): void;
}

function wordsOf(steps: readonly Command[]): StepWords | null {
  const step = steps.at(-1);
  return step ? { name: step.name, title: step.title, count: step.count } : null;
}

const silent: DesignerVoice = { refused: () => {}, leftToOthers: () => {}, staysInactive: () => {} };

export function createDesigner(source: MenuSource, sequence: number, voice: DesignerVoice = silent): Designer {
  const { nodes, boxes, ...context } = source;
  const draft = draftOf({ nodes, boxes });
  const saving: Saving = savingOf(draft);
  const watchers = new Set<(changes: readonly Change[]) => void>();
  let steps: Steps = keptSteps();
  let checker: Checker | null = null;
  let startChecker: ((draft: Draft, context: MenuContext) => Checker) | null = null;
  let underWay: { pieces: ReadonlySet<string>; changes: readonly Change[] } = { pieces: new Set(), changes: [] };
  const state = proxy<DesignerState>({
    draft: ref(draft),
    context: ref(context),
    live: null,
    sequence,
    selection: [],
    box: null,
    problems: ref(new Map<string, readonly Problem[]>()),
    unpublished: ref(new Map<string, Standing>()),
    mode: 'draft',
    panel: null,
    collapsed: ref(new Set<string>()),
    walk: [],
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undone: wordsOf(steps.past),
    redone: wordsOf(steps.future),
    saving: 'saved',
    refusedBecause: null,
    conflicts: [],
    others: [],
    revealed: null,
  });

  function show(next: Draft, changes: readonly Change[]) {
    if (changes.length === 0) return;
    state.draft = ref(next);
    state.selection = state.selection.filter((uuid) => next.nodes.has(uuid));
    if (state.box !== null && !next.boxes.has(state.box)) state.box = null;
    if (state.live) state.unpublished = ref(unpublishedAfter(state.unpublished, changes, next, state.live));
    if (checker) {
      checker.update(next, changes);
      state.problems = ref(new Map(checker.problems));
    }
    for (const told of watchers) told(changes);
  }

  /** Changes of one's own: shown at once, and to be saved. */
  function apply(changes: readonly Change[]) {
    markDirty(saving, changes);
    if (state.saving !== 'conflict') state.saving = 'saving';
    show(applyChanges(state.draft, changes), changes);
  }

  function lookThrough(start: (draft: Draft, context: MenuContext) => Checker) {
    startChecker = start;
    checker = start(state.draft, state.context);
    state.problems = ref(new Map(checker.problems));
  }

  function setSteps(next: Steps) {
    steps = next;
    keepSteps(steps);
    state.canUndo = steps.past.length > 0;
    state.canRedo = steps.future.length > 0;
    state.undone = wordsOf(steps.past);
    state.redone = wordsOf(steps.future);
  }

  function again(from: 'past' | 'future') {
    const step = steps[from].at(-1);
    if (!step || state.mode === 'live') return;
    const [wanted, opposite] = from === 'past' ? [step.undo, step.redo] : [step.redo, step.undo];
    const { changes, left } = rebased(wanted, opposite, state.draft);
    setSteps(
      from === 'past'
        ? { past: steps.past.slice(0, -1), future: [...steps.future, step] }
        : { past: [...steps.past, step], future: steps.future.slice(0, -1) },
    );
    if (changes.length > 0) apply(changes);
    if (left > 0) voice.leftToOthers(left);
  }

  /** What was sent without an answer yet counts as not saved again. */
  function putBack() {
    saving.dirty = new Set([...underWay.pieces, ...saving.dirty]);
    underWay = { pieces: new Set(), changes: [] };
  }

  const server: ServerSide = {
    isDirty: () => saving.dirty.size > 0,
    take() {
      const pieces = new Set(saving.dirty);
      const changes = changesToSave(saving, state.draft, pieces);
      underWay = { pieces, changes };
      saving.dirty = new Set();
      state.saving = changes.length > 0 ? 'saving' : 'saved';
      return changes;
    },
    saved(answer) {
      for (const change of underWay.changes) {
        if (change.op === 'removeNode') saving.nodes.delete(change.uuid);
        if (change.op === 'removeBox') saving.boxes.delete(change.id);
      }
      underWay = { pieces: new Set(), changes: [] };
      const { draft: next, changes } = takeIn(saving, state.draft, answer);
      show(next, changes);
      state.sequence = Math.max(state.sequence, answer.sequence);
      state.refusedBecause = null;
      state.saving = saving.dirty.size > 0 ? 'saving' : 'saved';
      for (const { uuid, reasons } of answer.refusals) {
        voice.staysInactive(
          state.draft.nodes.get(uuid)?.title ?? '',
          reasons.map(({ guard }) => guard),
        );
      }
    },
    failed(reached, reason) {
      putBack();
      state.saving = reached;
      state.refusedBecause = reason ?? null;
    },
    news(news, by) {
      putBack();
      const { draft: next, changes, conflicts } = takeIn(saving, state.draft, news);
      show(next, changes);
      state.sequence = Math.max(state.sequence, news.sequence);
      if (conflicts.length > 0) {
        const fresh = conflicts.filter(
          ({ piece, field }) => !state.conflicts.some((known) => known.piece === piece && known.field === field),
        );
        state.conflicts = [
          ...state.conflicts,
          ...fresh.map((conflict) => ref(by === undefined ? conflict : { ...conflict, by })),
        ];
        state.saving = 'conflict';
      }
    },
    setOthers: (others) => {
      state.others = others;
    },
  };

  return {
    state,
    server,
    run(command) {
      if (state.mode === 'live') return false;
      if (isRefused(command)) {
        if (command.reason !== 'nothingChanges') voice.refused(command);
        return false;
      }
      setSteps(remember(steps, command));
      apply(command.redo);
      return true;
    },
    undo: () => again('past'),
    redo: () => again('future'),
    select(uuids) {
      state.selection = [...uuids];
      if (uuids.length > 0) state.box = null;
    },
    selectBox(id) {
      state.box = id;
      if (id !== null) state.selection = [];
    },
    reveal(uuid) {
      const hidden = ancestorsOf(state.draft, uuid).filter((above) => state.collapsed.has(above));
      if (hidden.length > 0) {
        const open = new Set(state.collapsed);
        for (const above of hidden) open.delete(above);
        state.collapsed = ref(open);
      }
      state.selection = [uuid];
      state.box = null;
      state.revealed = { uuid, count: (state.revealed?.count ?? 0) + 1 };
    },
    toggle(uuid) {
      const next = new Set(state.collapsed);
      if (!next.delete(uuid)) next.add(uuid);
      state.collapsed = ref(next);
    },
    setCollapsed(collapsed) {
      state.collapsed = ref(new Set(collapsed));
    },
    setMode(mode) {
      state.mode = mode;
    },
    setPanel(panel) {
      state.panel = panel;
    },
    setWalk(walk) {
      state.walk = [...walk];
    },
    setLive(live) {
      state.live = live ? ref(draftOf(live)) : null;
      state.unpublished = ref(new Map(state.live ? unpublishedOf(state.draft, state.live) : []));
    },
    setContext(next) {
      state.context = ref(next);
      if (startChecker) lookThrough(startChecker);
    },
    check: lookThrough,
    settle(conflict, side) {
      const changes = settled(state.draft, conflict, side);
      state.conflicts = state.conflicts.filter(
        ({ piece, field }) => piece !== conflict.piece || field !== conflict.field,
      );
      if (state.conflicts.length === 0) state.saving = 'saving';
      if (changes.length > 0) apply(changes);
      else for (const told of watchers) told([]);
    },
    discard() {
      putBack();
      const changes = changesToForget(saving, state.draft);
      saving.dirty = new Set();
      state.conflicts = [];
      state.saving = 'saved';
      state.refusedBecause = null;
      show(applyChanges(state.draft, changes), changes);
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

export const DesignerContext = createContext<Designer | null>(null);

/** The designer of the page around, for doing things; reading its `state` here does not re-render. */
export function useDesignerActions(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error('this belongs into the page of the voice menu');
  return designer;
}

/** What the page shows together with what can be done. Re-renders for the parts that were read. */
export function useDesigner(): DesignerState & Omit<Designer, 'state'> {
  const { state, ...actions } = useDesignerActions();
  // What is held by `ref` comes out as it went in; a snapshot only forbids to write, as the types of its parts already do.
  const snapshot = useSnapshot(state) as DesignerState;
  return new Proxy(actions, {
    get: (target, key) => Reflect.get(key in target ? target : snapshot, key),
  }) as DesignerState & Omit<Designer, 'state'>;
}

/** One part of what the page shows; re-renders only when it becomes another. A list or record counts by its entries. */
export function useDesignerPart<T>(part: (state: DesignerState) => T): T {
  const { state } = useDesignerActions();
  const [steady] = useState(() => steadily<T>());
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => steady(part(state)),
  );
}

/** Gives back the value it gave before for as long as the new one is alike. */
function steadily<T>(): (value: T) => T {
  let last: { value: T } | null = null;
  return (value) => {
    if (!last || !isAlike(last.value, value)) last = { value };
    return last.value;
  };
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const [before, after] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    before.length === after.size && before.every(([key, value]) => after.has(key) && Object.is(after.get(key), value))
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** The menu that is on the screen: the draft, or the published one. */
export function shownDraft(state: DesignerState): Draft {
  return state.mode === 'live' && state.live ? state.live : state.draft;
}

export function useWelcomeBox(id: string): WelcomeBox | undefined {
  return useDesignerPart((state) => shownDraft(state).boxes.get(id));
}
