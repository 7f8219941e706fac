import { useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '../../../machines/workflows.ts';
import { callErrorOf } from '../api/call-error.ts';
import { api } from '../api/client.ts';

/** Looking at an item for this long claims it, in milliseconds: paging through a list claims nothing. */
const DWELL = 700;

interface Claiming {
  /** The page itself has opened it: it is claimed at once, so that two who begin together begin on two items. */
  isAtOnce: boolean;
  /** The person has it already, from elsewhere: then it is theirs to let go. */
  isHeld: (id: string) => boolean;
  /** A colleague was faster. */
  onTaken: (id: string, by: string) => void;
}

/** Claims the open item, so that colleagues see who is at it, and gives it back when another is opened or the page is left. */
export function useClaiming(entity: Entity, id: string | null, { isAtOnce, isHeld, onTaken }: Claiming) {
  // What this page has taken; what it let go a moment ago may still look held.
  const [own] = useState(() => new Set<string>());
  const tellTaken = useEffectEvent(onTaken);
  const pause = useEffectEvent(() => (isAtOnce ? 0 : DWELL));
  const isFromElsewhere = useEffectEvent((item: string) => isHeld(item) && !own.has(item));
  useEffect(() => {
    if (id === null || isFromElsewhere(id)) return undefined;
    const params = { path: { entity, id } };
    let claimed: Promise<boolean> | undefined;
    const claim = () => {
      own.add(id);
      // A claim is a courtesy: without it the work goes on, and the server still lets nobody decide twice.
      claimed = api.PUT('/workflow/{entity}/{id}/claim', { params }).then(
        () => true,
        (thrown: unknown) => {
          const { code, conflict } = callErrorOf(thrown);
          if (code === 'claimed' && conflict?.by) tellTaken(id, conflict.by);
          return false;
        },
      );
    };
    const timer = window.setTimeout(claim, pause());
    const letGo = () => {
      window.clearTimeout(timer);
      // Not before the claim has arrived: let go first, it would stay.
      claimed
        ?.then(async (isMine) => {
          if (isMine) await api.DELETE('/workflow/{entity}/{id}/claim', { params, keepalive: true });
        })
        .catch(() => {});
      claimed = undefined;
    };
    window.addEventListener('pagehide', letGo);
    return () => {
      window.removeEventListener('pagehide', letGo);
      letGo();
    };
  }, [entity, id, own]);
}
