import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const asked = proxy<{ step: { id: string; event: string } | null }>({ step: null });

/** Asks the page of a record to start an event: at once when it is open, else as soon as it is. */
export function askStep(id: string, event: string) {
  asked.step = { id, event };
}

/** Starts what was asked for this record, once. */
export function useAskedStep(id: string, start: (event: string) => void) {
  const { step } = useSnapshot(asked);
  useEffect(() => {
    if (step?.id !== id) return;
    asked.step = null;
    start(step.event);
  });
}
