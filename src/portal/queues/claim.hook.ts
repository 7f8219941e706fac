import { useEffect } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { api } from '../api/client.ts';

/** Looking at an item for this long claims it, in milliseconds: paging through a list claims nothing. */
const DWELL = 700;

/** Claims the open item, so that colleagues see who is at it, and gives it back when another is opened. */
export function useClaiming(entity: Entity, id: string | null) {
  useEffect(() => {
    if (id === null) return undefined;
    const params = { path: { entity, id } };
    let isClaimed = false;
    const timer = window.setTimeout(() => {
      isClaimed = true;
      // A claim is a courtesy: without it the work goes on, and the server still lets nobody decide twice.
      api.PUT('/workflow/{entity}/{id}/claim', { params }).catch(() => {});
    }, DWELL);
    return () => {
      window.clearTimeout(timer);
      if (isClaimed) api.DELETE('/workflow/{entity}/{id}/claim', { params }).catch(() => {});
    };
  }, [entity, id]);
}
