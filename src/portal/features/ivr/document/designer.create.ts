import { proxy, ref } from 'valtio';
import type { Muting } from '../../../../../machines/ivr/checks/muting.ts';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import { isRefused } from '../../../../../machines/ivr/commands/commands.ts';
import { ancestorsOf, draftOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import type { Designer, DesignerState, DesignerVoice } from './designer.store.ts';
import { createHistory } from './history.ts';
import type { Standing } from './published.ts';
import { createSaving } from './saving.ts';
import { createShowing } from './showing.ts';
import { createView } from './view.ts';

const silent: DesignerVoice = {
  refused: () => {},
  leftToOthers: () => {},
  staysInactive: () => {},
  removedWithMore: () => {},
  openOneGone: () => {},
};

export function createDesigner(
  source: MenuSource,
  sequence: number,
  person: string,
  voice: DesignerVoice = silent,
): Designer {
  const state = proxy(opened(source, sequence));
  const { show, tell, ...showing } = createShowing(state);
  const { apply, ...saving } = createSaving(state, { voice, show, tell });
  const history = createHistory(state, person);

  function again(from: 'past' | 'future') {
    const step = state.mode === 'live' ? null : history.take(from);
    if (!step) return;
    const chosen = state.selection.at(-1);
    const above = chosen === undefined ? [] : ancestorsOf(state.draft, chosen);
    apply(step.changes, { left: step.left });
    // A node whose making is taken back leaves its place to what it was made below.
    const next = state.selection.length === 0 ? above.find((uuid) => state.draft.nodes.has(uuid)) : undefined;
    if (next !== undefined) state.selection = [next];
  }

  return {
    state,
    ...showing,
    ...saving,
    ...createView(state),
    run(command, seen) {
      if (state.mode === 'live') return false;
      if (isRefused(command)) {
        if (command.reason !== 'nothingChanges') voice.refused(command);
        return false;
      }
      const { name, title, count, redo } = command;
      const chosen = state.selection.length;
      history.remember(command);
      apply(redo, seen && { seen });
      if (name === 'removeNodes' && count > chosen) voice.removedWithMore(title, chosen, count);
      return true;
    },
    undo: () => again('past'),
    redo: () => again('future'),
  };
}

/** A designer as it is when its page is opened. */
function opened({ nodes, boxes, ...context }: MenuSource, sequence: number): DesignerState {
  return {
    draft: ref(draftOf({ nodes, boxes })),
    context: ref(context),
    live: null,
    sequence,
    selection: [],
    box: null,
    problems: ref(new Map<string, readonly Problem[]>()),
    isChecked: false,
    muted: ref(new Map<string, Muting>()),
    unpublished: ref(new Map<string, Standing>()),
    revision: null,
    mode: 'draft',
    panel: null,
    collapsed: ref(new Set<string>()),
    apart: null,
    walk: [],
    canUndo: false,
    canRedo: false,
    undone: null,
    redone: null,
    saving: 'saved',
    underWay: 0,
    refusedBecause: null,
    conflicts: [],
    isDeciding: false,
    others: [],
    leaving: [],
    naming: null,
    namesAnew: false,
    typedAhead: '',
    revealed: null,
  };
}
