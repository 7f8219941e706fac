import { ref } from 'valtio';
import { type Draft, draftOf, type MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import type { Checker, Designer, DesignerState } from './designer.store.ts';
import { unpublishedAfter, unpublishedOf } from './published.ts';

type Told = (changes: readonly Change[]) => void;

interface Showing extends Pick<Designer, 'watch' | 'check' | 'setContext' | 'setMuted' | 'setLive' | 'showRevision'> {
  show(next: Draft, changes: readonly Change[]): void;
  tell: Told;
}

/** The draft on the screen with all that follows from it: what is chosen, what is found wrong, what is not published. */
export function createShowing(state: DesignerState): Showing {
  const watchers = new Set<Told>();
  let checker: Checker | null = null;
  let startChecker: ((draft: Draft, context: MenuContext) => Checker) | null = null;

  const tell: Told = (changes) => {
    for (const told of watchers) told(changes);
  };

  function lookThrough(start: (draft: Draft, context: MenuContext) => Checker) {
    startChecker = start;
    checker = start(state.draft, state.context);
    state.problems = ref(new Map(checker.problems));
    state.isChecked = true;
  }

  return {
    tell,
    show(next, changes) {
      if (changes.length > 0) {
        state.draft = ref(next);
        state.selection = state.selection.filter((uuid) => next.nodes.has(uuid));
        if (state.box !== null && !next.boxes.has(state.box)) state.box = null;
        const { live, revision } = state;
        if (live) state.unpublished = ref(unpublishedAfter(state.unpublished, changes, next, live));
        if (revision) {
          const differences = unpublishedAfter(revision.differences, changes, next, revision.draft);
          state.revision = ref({ ...revision, differences });
        }
        if (checker) {
          checker.update(next, changes);
          state.problems = ref(new Map(checker.problems));
        }
      }
      tell(changes);
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
    check: lookThrough,
    setContext(next) {
      state.context = ref(next);
      if (startChecker) lookThrough(startChecker);
    },
    setMuted(muted) {
      state.muted = ref(new Map(muted));
    },
    setLive(live) {
      state.live = live ? ref(draftOf(live)) : null;
      state.unpublished = ref(new Map(state.live ? unpublishedOf(state.draft, state.live) : []));
    },
    showRevision(number, source, mode) {
      const draft = draftOf(source);
      state.apart = null;
      state.revision = ref({ number, draft, differences: unpublishedOf(state.draft, draft) });
      state.mode = mode;
    },
  };
}
