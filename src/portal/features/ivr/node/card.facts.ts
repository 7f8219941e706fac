import type { Language, MenuNode } from '../../../../../machines/ivr/menu.ts';
import {
  type DesignerState,
  differencesOf,
  publishedDraft,
  shownDraft,
  useDesignerPart,
} from '../document/designer.store.ts';
import type { Standing } from '../document/published.ts';
import { markedAt } from '../problems/marked.ts';
import { countBelow, keyOf } from './node.words.ts';

/** What a card or a row of the outline shows of a node, beside the node itself. */
export interface CardFacts {
  node: MenuNode | undefined;
  key: string | null;
  problem: 'error' | 'warning' | null;
  /** How many there are of the kind that is shown. */
  problems: number;
  standing: Standing | undefined;
  isSelected: boolean;
  /** Where the keyboard is. */
  isCurrent: boolean;
  /** How many nodes are folded away below it; 0 while it is unfolded. */
  folded: number;
  isParent: boolean;
  mode: DesignerState['mode'];
  /** The last step of the simulated call at this node; null while no call is simulated, 0 where it did not come by. */
  step: number | null;
  /** Who else is at it. */
  person: string | null;
}

export function useCardFacts(uuid: string): CardFacts {
  return useDesignerPart((state) => factsOf(state, uuid));
}

/** What a welcome box shows beside the box itself. */
export function useBoxFacts(id: string): Pick<CardFacts, 'problem' | 'problems'> & { walk: 'on' | 'off' | undefined } {
  return useDesignerPart((state) => ({
    ...marksOf(state, id),
    walk: state.walk.length === 0 ? undefined : state.walk.some(({ uuid }) => uuid === id) ? 'on' : 'off',
  }));
}

/** The problems that are marked on a card or a box. */
function marksOf(state: DesignerState, uuid: string): Pick<CardFacts, 'problem' | 'problems'> {
  const found = state.mode === 'live' ? [] : markedAt(uuid, state);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return { problem: errors > 0 ? 'error' : found.length > 0 ? 'warning' : null, problems: errors || found.length };
}

export function factsOf(state: DesignerState, uuid: string): CardFacts {
  const draft = shownDraft(state);
  const node = draft.nodes.get(uuid) ?? (state.mode === 'compare' ? publishedDraft(state)?.nodes.get(uuid) : undefined);
  const isParent = (draft.children.get(uuid)?.length ?? 0) > 0;
  return {
    node,
    key: node ? keyOf(draft, node) : null,
    ...marksOf(state, uuid),
    standing: state.mode === 'live' ? undefined : differencesOf(state).get(`node ${uuid}`),
    isSelected: state.selection.includes(uuid),
    isCurrent: state.selection.at(-1) === uuid,
    folded: isParent && state.collapsed.has(uuid) ? countBelow(draft, uuid) : 0,
    isParent,
    mode: state.mode,
    step: state.walk.length === 0 ? null : (state.walk.findLast((one) => one.uuid === uuid)?.step ?? 0),
    person: state.others.find((other) => other.node === uuid)?.name ?? null,
  };
}

/** Short names of the languages, the same in every language of the portal. */
export const languageMarks: Readonly<Record<Language, string>> = {
  en: 'EN',
  ur: 'UR',
  pa: 'PA',
  ps: 'PS',
  sd: 'SD',
  sk: 'SK',
  hn: 'HN',
};
