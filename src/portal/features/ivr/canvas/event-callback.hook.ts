import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function on every drawing, which does what the latest one would: handing it on draws nothing anew. */
export function useEventCallback<A extends readonly unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
