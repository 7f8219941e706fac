import { useSyncExternalStore } from 'react';
import { SMALL } from './small.ts';

function follow(onChange: () => void) {
  const media = window.matchMedia(SMALL);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export function useSmall(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(SMALL).matches);
}
