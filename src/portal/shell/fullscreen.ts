import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function useFullscreen(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
}

/** The browser may refuse; then the page simply stays as it is. */
export async function toggleFullscreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (refusal) {
    if (!(refusal instanceof TypeError || refusal instanceof DOMException)) throw refusal;
  }
}
