import { proxy, ref } from 'valtio';
import type { Problem } from '../../../../../machines/ivr/checks/problem.ts';
import { draftOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import type { Designer, DesignerState, DesignerVoice } from './designer.store.ts';
import { createEditing } from './editing.ts';
import { createLooking } from './looking.ts';
import type { Standing } from './published.ts';
import { createShowing } from './showing.ts';

const silent: DesignerVoice = { refused: () => {}, leftToOthers: () => {}, staysInactive: () => {} };

export function createDesigner(
  source: MenuSource,
  sequence: number,
  person: string,
  voice: DesignerVoice = silent,
): Designer {
  const { nodes, boxes, ...context } = source;
  const draft = draftOf({ nodes, boxes });
  const state = proxy<DesignerState>({
    draft: ref(draft),
    context: ref(context),
    live: null,
    sequence,
    selection: [],
    box: null,
    problems: ref(new Map<string, readonly Problem[]>()),
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
    others: [],
    leaving: [],
    naming: null,
    typedAhead: '',
    revealed: null,
  });
  const { show, tell, ...showing } = createShowing(state);
  return {
    state,
    ...showing,
    ...createEditing(state, { person, voice, show, tell }),
    ...createLooking(state),
  };
}
