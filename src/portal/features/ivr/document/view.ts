import { ref } from 'valtio';
import { ancestorsOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { Designer, DesignerState } from './designer.store.ts';

type View = Pick<
  Designer,
  | 'select'
  | 'selectTogether'
  | 'selectBox'
  | 'reveal'
  | 'show'
  | 'toggle'
  | 'setCollapsed'
  | 'setApart'
  | 'setMode'
  | 'setPanel'
  | 'askName'
  | 'typeAhead'
  | 'askToDeactivate'
  | 'setWalk'
  | 'setDeciding'
>;

/** What somebody looks at, and how: nothing of it changes the menu. */
export function createView(state: DesignerState): View {
  function bringIntoSight(uuid: string): void {
    const above = new Set(ancestorsOf(state.draft, uuid));
    const folded = [...state.collapsed].filter((one) => !above.has(one));
    if (folded.length < state.collapsed.size) state.collapsed = ref(new Set(folded));
    if (state.apart && !state.apart.uuids.includes(uuid)) state.apart = null;
    state.revealed = { uuid, count: (state.revealed?.count ?? 0) + 1 };
  }

  function select(uuids: readonly string[]): void {
    state.selection = [...uuids];
    if (uuids.length > 0) state.box = null;
  }

  return {
    select,
    selectTogether(uuids) {
      select(uuids);
      // What can be done with several stands in the panel and nowhere else.
      if (uuids.length > 1) state.panel ??= 'inspector';
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
      state.revision = null;
      state.mode = mode;
    },
    setPanel(panel) {
      state.panel = panel;
    },
    askName(uuid, isAnew = true) {
      state.naming = uuid;
      state.namesAnew = isAnew;
      state.typedAhead = '';
    },
    typeAhead(text) {
      state.typedAhead = text;
    },
    askToDeactivate(uuids) {
      if (state.mode !== 'live') state.leaving = ref([...uuids]);
    },
    setWalk(walk) {
      state.walk = [...walk];
    },
    setDeciding(isDeciding) {
      state.isDeciding = isDeciding;
    },
  };
}
