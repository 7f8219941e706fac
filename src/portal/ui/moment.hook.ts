import { useEffect, useState } from 'react';

const STEP = 30_000;

/** This moment in milliseconds, moving on every half minute, so that ages on the screen stay true. */
export function useMoment(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), STEP);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
