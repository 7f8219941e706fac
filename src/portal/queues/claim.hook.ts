import { useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { callErrorOf } from '../api/call-error.ts';
import { api } from '../api/client.ts';
import { keepIds, keptIds, keysOf } from './kept-ids.ts';
import { hasGone, PAGE } from './page-load.ts';

/** Looking at an item for this long claims it, in milliseconds: paging through a list claims nothing. */
const DWELL = 700;

interface Claiming {
  /** The page itself has opened it: it is claimed at once, so that two who begin together begin on two items. */
  isAtOnce: boolean;
  /** The person has it already, from another window or from its page: then it is theirs to let go there. */
  isHeld: (id: string) => boolean;
  /** A colleague was faster. */
  onTaken: (id: string, by: string) => void;
}

/** Claims the open item, so that colleagues see who is at it, and gives it back when another is opened or the page is left. */
export function useClaiming(entity: Entity, id: string | null, { isAtOnce, isHeld, onTaken }: Claiming) {
  const [claims] = useState(() => claimsOfWindow(entity));
  const tellTaken = useEffectEvent(onTaken);
  const pause = useEffectEvent(() => (isAtOnce ? 0 : DWELL));
  // Let go there, it is claimed here, where it is still open.
  const isFromElsewhere = id !== null && isHeld(id) && !claims.took(id);
  useEffect(() => {
    claims.giveEarlierBack().catch(() => {});
    window.addEventListener('pagehide', claims.giveAllBack);
    return () => window.removeEventListener('pagehide', claims.giveAllBack);
  }, [claims]);
  useEffect(() => {
    if (id === null || isFromElsewhere) return undefined;
    let claimed: Promise<void> | undefined;
    const timer = window.setTimeout(() => {
      claimed = claims.claim(id, tellTaken);
    }, pause());
    return () => {
      window.clearTimeout(timer);
      // Not before the claim has arrived: let go first, it would stay.
      claimed?.then(() => claims.giveBack(id)).catch(() => {});
    };
  }, [id, isFromElsewhere, claims]);
}

/** What one page has claimed: it is remembered in its window until it is given back, also when it is loaded again in between. */
function claimsOfWindow(entity: Entity) {
  const kept = `fmis-claimed ${entity} `;
  const due = new Set<string>();
  // What was given back a moment ago may still look held.
  const ever = new Set<string>();
  const paramsOf = (id: string) => ({ path: { entity, id } });

  function isDue(id: string, is: boolean): void {
    if (is) due.add(id);
    else due.delete(id);
    keepIds(kept + PAGE, due);
  }

  async function claim(id: string, onTaken: (id: string, by: string) => void): Promise<void> {
    ever.add(id);
    isDue(id, true);
    try {
      await api.PUT('/workflow/{entity}/{id}/claim', { params: paramsOf(id), keepalive: true });
    } catch (thrown) {
      // A claim is a courtesy: without it the work goes on, and the server still lets nobody decide twice.
      const { code, conflict } = callErrorOf(thrown);
      if (code !== 'claimed') return;
      isDue(id, false);
      if (conflict?.by) onTaken(id, conflict.by);
    }
  }

  async function letGo(id: string): Promise<void> {
    await api.DELETE('/workflow/{entity}/{id}/claim', { params: paramsOf(id), keepalive: true });
  }

  async function giveBack(id: string): Promise<void> {
    if (!due.has(id)) return;
    isDue(id, false);
    await letGo(id);
  }

  async function giveEarlier(key: string): Promise<void> {
    const ids = (await hasGone(key.slice(kept.length))) ? keptIds(key) : [];
    sessionStorage.removeItem(key);
    await Promise.all(ids.filter((id) => !due.has(id)).map(letGo));
  }

  return {
    took: (id: string) => ever.has(id),
    claim,
    giveBack,
    /** What is left from before the page was loaded again. What a duplicated tab finds is its original's to give back. */
    async giveEarlierBack() {
      const earlier = keysOf(kept).filter((key) => key !== kept + PAGE);
      await Promise.all(earlier.map(giveEarlier));
    },
    /** Also what is still on its way: of a page that goes nothing waits for an answer. */
    giveAllBack() {
      for (const id of due) giveBack(id).catch(() => {});
    },
  };
}
