import { ref } from 'valtio';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { type Conflict, conflictsOf, settled } from './conflicts.ts';
import type { Designer, DesignerState, DesignerVoice, SavingState, ServerSide } from './designer.store.ts';
import type { Pending } from './layers.ts';
import {
  answered,
  discarded,
  edited,
  heard,
  isPending,
  type Moved,
  pendingOf,
  refused,
  type Seen,
  taken,
} from './pending.ts';
import { takeUp, unsavedOf } from './unsaved.ts';

interface Surroundings {
  voice: DesignerVoice;
  show(next: Draft, changes: readonly Change[]): void;
  tell(changes: readonly Change[]): void;
}

interface Saving extends Pick<Designer, 'settle' | 'discard' | 'server'> {
  /** Does this on top of everything else. `left`: how much of it was left to others already; `seen` as in `run`. */
  apply(changes: readonly Change[], more?: { left?: number; seen?: Seen }): void;
}

/** How what somebody does gets to the server, and what others do to them. */
export function createSaving(state: DesignerState, { voice, show, tell }: Surroundings): Saving {
  let pending: Pending = pendingOf(state.draft, state.sequence);

  /** What is open between two people stays open, whatever else happens. `by`: who has opened what is new. */
  function stand(saved: SavingState, by?: string) {
    const known = new Map(state.conflicts.map((conflict) => [`${conflict.piece} ${conflict.field}`, conflict.by]));
    state.conflicts = conflictsOf(pending).map((conflict) => {
      const who = known.get(`${conflict.piece} ${conflict.field}`) ?? by;
      return ref(who === undefined ? conflict : { ...conflict, by: who });
    });
    if (state.conflicts.length === 0) state.isDeciding = false;
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
      const open = state.draft.nodes.get(state.selection.at(-1) ?? '');
      move(moved, isStuck && isPending(moved.pending) ? state.saving : standing(moved.pending), by);
      if (open && !state.draft.nodes.has(open.childNodeUuid)) voice.openOneGone(open.title, by);
    },
    setOthers: (others) => {
      state.others = others;
    },
    unsaved: () => unsavedOf(pending),
    resume: (kept) => move(takeUp(pending, kept)),
  };

  return {
    server,
    apply(changes, { left = 0, seen } = {}) {
      const moved = edited(pending, changes, seen);
      move({ ...moved, left: moved.left + left });
      // Whoever was typing there has lost the field: what is pressed next must not be taken for something else.
      if (seen && state.conflicts.some(isGone)) state.isDeciding = true;
    },
    settle: (conflict, side) => move(settled(pending, conflict, side)),
    discard: () => move(discarded(pending)),
  };
}

function isGone({ field, mine }: Conflict): boolean {
  return field === 'removed' && mine !== null;
}

function standing(pending: Pending): SavingState {
  return isPending(pending) ? 'saving' : 'saved';
}
