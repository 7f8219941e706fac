import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const typing = proxy({ fields: 0 });

/** Says that a field holds what has not been passed on yet. */
export function useTypingNoted(isTyping: boolean): void {
  useEffect(() => {
    if (!isTyping) return undefined;
    typing.fields++;
    return () => {
      typing.fields--;
    };
  }, [isTyping]);
}

/** Whether a field holds something that the draft does not. */
export function useIsTyping(): boolean {
  return useSnapshot(typing).fields > 0;
}
