import { proxy, ref } from 'valtio';
import { type Command, isRefused } from '../../../../machines/ivr/commands.ts';
import { ancestorsOf, applyChanges, type Draft, draftOf, type MenuContext } from '../../../../machines/ivr/draft.ts';
import type { Change, MenuSource } from '../../../../machines/ivr/menu.ts';
import type { Problem } from '../../../../machines/ivr/problem.ts';
import { keepSteps, keptSteps, rebased, remember, type Steps } from './designer.history.ts';
import { type Standing, unpublishedAfter, unpublishedOf } from './designer.published.ts';
import {
  type Conflict,
  changesToForget,
  changesToSave,
  markAnswered,
  markDirty,
  markSent,
  type Saving,
  savingOf,
  settled,
  takeIn,
} from './designer.saving.ts';
import type { Checker, Designer, DesignerState, DesignerVoice, ServerSide, StepWords } from './designer.store.ts';
import { takeUp, unsavedOf } from './designer.unsaved.ts';

function wordsOf(steps: readonly Command[]): StepWords | null {
  const step = steps.at(-1);
  return step ? { name: step.name, title: step.title, count: step.count } : null;
}

const silent: DesignerVoice = { refused: () => {}, leftToOthers: () => {}, staysInactive: () => {} };

export function createDesigner(
  source: MenuSource,
  sequence: number,
  person: string,
  voice: DesignerVoice = silent,
): Designer {
  const { nodes, boxes, ...context } = source;
  const draft = draftOf({ nodes, boxes });
  const saving: Saving = savingOf(draft);
  const watchers = new Set<(changes: readonly Change[]) => void>();
  let steps: Steps = keptSteps(person);
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
    apart: null,
    walk: [],
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undone: wordsOf(steps.past),
    redone: wordsOf(steps.future),
    saving: 'saved',
    underWay: 0,
    refusedBecause: null,
    conflicts: [],
    others: [],
    leaving: [],
    revealed: null,
  });

  function tell(changes: readonly Change[]) {
    for (const told of watchers) told(changes);
  }

  function show(next: Draft, changes: readonly Change[]) {
    if (changes.length === 0) {
      tell(changes);
      return;
    }
    state.draft = ref(next);
    state.selection = state.selection.filter((uuid) => next.nodes.has(uuid));
    if (state.box !== null && !next.boxes.has(state.box)) state.box = null;
    if (state.live) state.unpublished = ref(unpublishedAfter(state.unpublished, changes, next, state.live));
    if (checker) {
      checker.update(next, changes);
      state.problems = ref(new Map(checker.problems));
    }
    tell(changes);
  }

  /** What is open between two people stays open, whichever answer comes after it. */
  function standAt(saved: DesignerState['saving']) {
    state.saving = state.conflicts.length > 0 ? 'conflict' : saved;
  }

  /** Changes of one's own: shown at once, and to be saved. */
  function apply(changes: readonly Change[]) {
    markDirty(saving, changes);
    standAt('saving');
    show(applyChanges(state.draft, changes), changes);
  }

  function lookThrough(start: (draft: Draft, context: MenuContext) => Checker) {
    startChecker = start;
    checker = start(state.draft, state.context);
    state.problems = ref(new Map(checker.problems));
  }

  function setSteps(next: Steps) {
    steps = next;
    keepSteps(person, steps);
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
    state.underWay = 0;
    saving.dirty = new Set([...underWay.pieces, ...saving.dirty]);
    underWay = { pieces: new Set(), changes: [] };
  }

  /** Nothing is saved before somebody has decided. */
  function dispute(conflicts: readonly Conflict[], by?: string) {
    if (conflicts.length === 0) return;
    const fresh = conflicts.filter(
      ({ piece, field }) => !state.conflicts.some((known) => known.piece === piece && known.field === field),
    );
    state.conflicts = [
      ...state.conflicts,
      ...fresh.map((conflict) => ref(by === undefined ? conflict : { ...conflict, by })),
    ];
    standAt('saving');
  }

  const server: ServerSide = {
    isDirty: () => saving.dirty.size > 0,
    take() {
      const pieces = new Set(saving.dirty);
      const changes = changesToSave(saving, state.draft, pieces);
      underWay = { pieces, changes };
      markSent(saving, changes);
      saving.dirty = new Set();
      state.underWay = changes.length;
      standAt(changes.length > 0 ? 'saving' : 'saved');
      return changes;
    },
    saved(answer) {
      markAnswered(saving, underWay.changes);
      underWay = { pieces: new Set(), changes: [] };
      state.underWay = 0;
      const { draft: next, changes } = takeIn(saving, state.draft, answer);
      show(next, changes);
      state.sequence = Math.max(state.sequence, answer.sequence);
      state.refusedBecause = null;
      standAt(saving.dirty.size > 0 ? 'saving' : 'saved');
      for (const { uuid, reasons } of answer.refusals) {
        voice.staysInactive(
          state.draft.nodes.get(uuid)?.title ?? '',
          reasons.map(({ guard }) => guard),
        );
      }
    },
    failed(reached, reason) {
      putBack();
      standAt(reached);
      state.refusedBecause = reason ?? null;
    },
    news(news, by) {
      putBack();
      const { draft: next, changes, conflicts } = takeIn(saving, state.draft, news);
      show(next, changes);
      state.sequence = Math.max(state.sequence, news.sequence);
      dispute(conflicts, by);
    },
    setOthers: (others) => {
      state.others = others;
    },
    unsaved: () => unsavedOf(saving, state.draft, new Set([...underWay.pieces, ...saving.dirty])),
    resume(kept) {
      const { changes, news, conflicts } = takeUp(saving, kept);
      if (changes.length === 0) return;
      apply(changes);
      server.news({ ...news, sequence: state.sequence });
      dispute(conflicts);
    },
  };

  function bringIntoSight(uuid: string): void {
    const above = new Set(ancestorsOf(state.draft, uuid));
    const folded = [...state.collapsed].filter((one) => !above.has(one));
    if (folded.length < state.collapsed.size) state.collapsed = ref(new Set(folded));
    if (state.apart && !state.apart.uuids.includes(uuid)) state.apart = null;
    state.revealed = { uuid, count: (state.revealed?.count ?? 0) + 1 };
  }

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
      state.selection = [uuid];
      state.box = null;
      bringIntoSight(uuid);
    },
    show: bringIntoSight,
    toggle(uuid) {
      state.apart = null;
      const next = new Set(state.collapsed);
      if (!next.delete(uuid)) next.add(uuid);
      state.collapsed = ref(next);
    },
    setCollapsed(collapsed) {
      state.apart = null;
      state.collapsed = ref(new Set(collapsed));
    },
    setApart(apart) {
      state.apart = apart && ref(apart);
    },
    setMode(mode) {
      state.apart = null;
      state.mode = mode;
    },
    setPanel(panel) {
      state.panel = panel;
    },
    askToDeactivate(uuids) {
      if (state.mode !== 'live') state.leaving = ref([...uuids]);
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
      standAt('saving');
      if (changes.length > 0) apply(changes);
      else tell([]);
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
