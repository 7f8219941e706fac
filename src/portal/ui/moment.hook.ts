import { useEffect, useState } from 'react';

const STEP = 30_000;

/** This moment in milliseconds, moving on every half minute or as often as is said, so that ages on the screen stay true. */
export function useMoment(step = STEP): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), step);
    return () => window.clearInterval(timer);
  }, [step]);
  return now;
}
