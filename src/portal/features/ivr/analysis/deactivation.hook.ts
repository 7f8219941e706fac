import { useMemo } from 'react';
import type { DeactivationEffect } from '../../../../../machines/ivr/analysis/analysis.effect.ts';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { useWork } from '../background/work.hook.ts';
import { useDesignerPart } from '../document/designer.store.ts';

/** What callers would lose if these nodes were switched off; null until it is known. */
export function useDeactivationEffect(uuids: readonly string[]): DeactivationEffect | null {
  const draft = useDesignerPart((state) => state.draft);
  const context = useDesignerPart((state) => state.context);
  const asked = useMemo(() => ({ source: sourceOf(draft, context), uuids: [...uuids] }), [draft, uuids, context]);
  const { output, isCurrent } = useWork('deactivate', asked);
  return isCurrent ? output : null;
}
