import { useMemo } from 'react';
import { sourceOf } from '../../../../../machines/ivr/draft/draft.ts';
import { useWork } from '../background/work.hook.ts';
import { useDesigner } from '../document/designer.store.ts';
import type { DraftDifference } from './path-changes.ts';

/** What the draft changes against the live menu; null while that is being worked out. */
export function useDifference(): DraftDifference | null {
  const { draft, live, context } = useDesigner();
  const menus = useMemo(
    () => ({ before: live && sourceOf(live, context), after: sourceOf(draft, context) }),
    [draft, live, context],
  );
  const { output, isCurrent } = useWork('compare', menus);
  return isCurrent ? output : null;
}
