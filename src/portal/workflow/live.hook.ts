import { useCallback, useState } from 'react';
import { useLive } from '../api/live.ts';
import { type LiveStep, NOTE } from './live-step.ts';

const MAX = 500;

/** What the live stream said about records of this kind since the page was opened, by record. */
export function useLiveSteps(entity: string | undefined): ReadonlyMap<string, readonly LiveStep[]> {
  const [steps, setSteps] = useState<ReadonlyMap<string, readonly LiveStep[]>>(new Map());
  const hear = useCallback((step: LiveStep) => {
    if (step.event === NOTE) return;
    setSteps((known) => {
      const next = new Map(known);
      next.set(step.id, [...(known.get(step.id) ?? []), step]);
      const [oldest] = next.keys();
      if (next.size > MAX && oldest !== undefined) next.delete(oldest);
      return next;
    });
  }, []);
  useLive(entity, hear);
  return steps;
}
