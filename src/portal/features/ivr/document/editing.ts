import { ref } from 'valtio';
import { type Command, isRefused } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { conflictsOf, settled } from './conflicts.ts';
import type { Designer, DesignerState, DesignerVoice, SavingState, ServerSide, StepWords } from './designer.store.ts';
import { keepSteps, keptSteps, rebased, remember, type Steps } from './history.ts';
import type { Pending } from './layers.ts';
import { answered, discarded, edited, heard, isPending, type Moved, pendingOf, refused, taken } from './pending.ts';
import { takeUp, unsavedOf } from './unsaved.ts';

interface Surroundings {
  person: string;
  voice: DesignerVoice;
  show(next: Draft, changes: readonly Change[]): void;
  tell(changes: readonly Change[]): void;
}

type Editing = Pick<Designer, 'run' | 'undo' | 'redo' | 'settle' | 'discard' | 'server'>;

/** What somebody does to the draft, how it is taken back, and how it gets to the server. */
export function createEditing(state: DesignerState, { person, voice, show, tell }: Surroundings): Editing {
  let pending: Pending = pendingOf(state.draft, state.sequence);
  let steps: Steps = keptSteps(person);
  nameSteps();

  function setSteps(next: Steps) {
    steps = next;
    keepSteps(person, steps);
    nameSteps();
  }

  function nameSteps() {
    state.canUndo = steps.past.length > 0;
    state.canRedo = steps.future.length > 0;
    state.undone = wordsOf(steps.past);
    state.redone = wordsOf(steps.future);
  }

  /** What is open between two people stays open, whatever else happens. `by`: who has opened what is new. */
  function stand(saved: SavingState, by?: string) {
    const known = new Map(state.conflicts.map((conflict) => [`${conflict.piece} ${conflict.field}`, conflict.by]));
    state.conflicts = conflictsOf(pending).map((conflict) => {
      const who = known.get(`${conflict.piece} ${conflict.field}`) ?? by;
      return ref(who === undefined ? conflict : { ...conflict, by: who });
    });
    state.saving = state.conflicts.length > 0 ? 'conflict' : saved;
    if (state.saving !== 'refused') state.refusedBecause = null;
  }

  function move({ pending: next, changes, left }: Moved, saved = standing(next), by?: string) {
    pending = next;
    state.sequence = pending.sequence;
    stand(saved, by);
    show(pending.shown, changes);
    if (left > 0) voice.leftToOthers(left);
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
    const moved = edited(pending, changes);
    move({ ...moved, left: moved.left + left });
  }

  const server: ServerSide = {
    isDirty: () => isPending(pending),
    take() {
      const before = pending;
      pending = taken(pending, state.conflicts.length > 0);
      const changes = pending.sent?.changes ?? [];
      state.underWay = changes.length;
      stand(standing(pending));
      // What is kept in the browser says from now on that this was sent.
      if (pending !== before) tell([]);
      return changes;
    },
    saved(answer) {
      state.underWay = 0;
      move(answered(pending, answer));
      for (const { uuid, reasons } of answer.refusals) {
        voice.staysInactive(
          state.draft.nodes.get(uuid)?.title ?? '',
          reasons.map(({ guard }) => guard),
        );
      }
    },
    failed(reached, reason) {
      state.underWay = 0;
      if (reached === 'offline') stand('offline');
      else move(refused(pending), reached);
      state.refusedBecause = state.saving === 'refused' ? (reason ?? null) : null;
    },
    news(news, by) {
      const moved = heard(pending, news);
      const isStuck = state.saving === 'offline' || state.saving === 'refused';
      move(moved, isStuck && isPending(moved.pending) ? state.saving : standing(moved.pending), by);
    },
    setOthers: (others) => {
      state.others = others;
    },
    unsaved: () => unsavedOf(pending),
    resume: (kept) => move(takeUp(pending, kept)),
  };

  return {
    server,
    run(command) {
      if (state.mode === 'live') return false;
      if (isRefused(command)) {
        if (command.reason !== 'nothingChanges') voice.refused(command);
        return false;
      }
      setSteps(remember(steps, command));
      move(edited(pending, command.redo));
      return true;
    },
    undo: () => again('past'),
    redo: () => again('future'),
    settle: (conflict, side) => move(settled(pending, conflict, side)),
    discard: () => move(discarded(pending)),
  };
}

function standing(pending: Pending): SavingState {
  return isPending(pending) ? 'saving' : 'saved';
}

function wordsOf(steps: readonly Command[]): StepWords | null {
  const step = steps.at(-1);
  return step ? { name: step.name, title: step.title, count: step.count } : null;
}
