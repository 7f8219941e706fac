import { useEffect, useEffectEvent, useState } from 'react';

interface Committed {
  text: string;
  /** Null forgets what was typed. */
  change: (text: string | null) => void;
  /** Passes on what was typed, if it differs from what is stored; `latest` where the field knows more than the last rendering. */
  commit: (latest?: string) => void;
}

/**
 * What is typed stays here until the field is left, so that typing is one step to undo; leaving the node, or the page, keeps
 * it too. A value that changes elsewhere meanwhile is taken over unless something was typed. What `refuses` says no to stays
 * in the field and is not passed on.
 */
export function useCommitted(
  stored: string,
  keep: (text: string) => void,
  refuses: (text: string) => boolean = () => false,
): Committed {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (latest?: string) => {
    const text = latest ?? typed;
    if (text === null || refuses(text)) return;
    setTyped(null);
    if (text !== stored) keep(text);
  };
  const leave = useEffectEvent(() => commit());
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);
  return { text: typed ?? stored, change: setTyped, commit };
}
