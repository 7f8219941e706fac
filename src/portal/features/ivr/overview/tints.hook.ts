import { useCallback } from 'react';
import { shownDraft, useDesignerPart } from '../document/designer.store.ts';
import { markedAt } from '../problems/marked.ts';
import type { Tint } from './paint.ts';

/** The colour of each card where it is too small for more. */
export function useTints(): (uuid: string) => Tint {
  const draft = useDesignerPart(shownDraft);
  const problems = useDesignerPart((state) => state.problems);
  const muted = useDesignerPart((state) => state.muted);
  const selection = useDesignerPart((state) => state.selection);
  return useCallback(
    (uuid) => {
      if (selection.includes(uuid)) return 'chosen';
      const found = markedAt(uuid, { problems, muted });
      if (found.some(({ severity }) => severity === 'error')) return 'error';
      if (found.length > 0) return 'warning';
      return draft.nodes.get(uuid)?.active === 0 ? 'off' : null;
    },
    [draft, problems, muted, selection],
  );
}
