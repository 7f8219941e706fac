import { useSyncExternalStore } from 'react';
import { PHONE, SMALL, TIGHT } from './small.ts';

const matching = (query: string) => ({
  follow(onChange: () => void) {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  },
  now: () => window.matchMedia(query).matches,
});
const small = matching(SMALL);
const phone = matching(PHONE);
const tight = matching(TIGHT);

export function useSmall(): boolean {
  return useSyncExternalStore(small.follow, small.now);
}

/** No room for columns. */
export function usePhone(): boolean {
  return useSyncExternalStore(phone.follow, phone.now);
}

/** No room for a panel on either side of what is worked on. */
export function useTight(): boolean {
  return useSyncExternalStore(tight.follow, tight.now);
}
