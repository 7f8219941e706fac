import { createContext, use } from 'react';
import { editLinks, editNode, type NodeEdit } from '../../../../../machines/ivr/commands/commands.ts';
import type { Draft, MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { Link, LinkKind, MenuNode } from '../../../../../machines/ivr/menu.ts';
import { newKey } from '../../../api/new-key.ts';
import { type Designer, shownDraft } from '../document/designer.store.ts';

/** The node that is inspected, what is around it, and how it is changed: each change is one step to undo. */
export interface InspectedNode {
  node: MenuNode;
  draft: Draft;
  context: MenuContext;
  /** Why nothing can be changed now. */
  locked: string | undefined;
  /** `seen`: what stood in these fields when they were taken up. */
  edit: (change: NodeEdit | ((node: MenuNode) => NodeEdit), seen?: NodeEdit) => void;
  /** Exactly these targets, in this order; those that were linked already keep their link. */
  link: (kind: LinkKind, targets: readonly string[]) => void;
}

export const InspectedContext = createContext<InspectedNode | null>(null);

export function useInspected(): InspectedNode {
  const inspected = use(InspectedContext);
  if (!inspected) throw new Error('this belongs into the inspector of a node');
  return inspected;
}

export function inspect(designer: Designer, uuid: string, locked: string | undefined): InspectedNode | null {
  const { state, run } = designer;
  const draft = shownDraft(state);
  const node = draft.nodes.get(uuid);
  if (!node) return null;
  return {
    node,
    draft,
    context: state.context,
    locked,
    edit(change, seen) {
      const now = state.draft.nodes.get(uuid);
      if (!now && !seen) return;
      const edits = typeof change === 'function' ? change(now ?? node) : change;
      run(editNode(now ? state.draft : draft, uuid, edits), seen);
    },
    link(kind, targets) {
      const held = state.draft.nodes.get(uuid)?.links[kind] ?? [];
      run(editLinks(state.draft, uuid, kind, relinked(held, targets, newKey)));
    },
  };
}

/** The links to these targets: known ones as they are, new ones named anew. */
export function relinked(held: readonly Link[], targets: readonly string[], newId: () => string): Link[] {
  return targets.map((target) => held.find((link) => link.target === target) ?? { id: newId(), target });
}
