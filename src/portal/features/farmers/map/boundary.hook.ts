import { useState } from 'react';
import { measured, type Outline } from './outline.ts';
import { begun, redone, type Steps, stepped, undone } from './steps.ts';

/**
 * The boundary that is being drawn: each change is a step that can be taken back, and one corner may be chosen. One that
 * comes from elsewhere, as others stored it, is where the steps begin anew.
 */
export function useBoundary(given: Outline, onChange: (outline: Outline) => void) {
  const [steps, setSteps] = useState<Steps<Outline>>(() => begun(given));
  const [passing, setPassing] = useState<Outline | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  if (given !== steps.now) {
    setPassing(null);
    setSteps(begun(given));
  }
  const outline = passing ?? steps.now;
  const keep = (next: Steps<Outline>) => {
    setPassing(null);
    setSteps(next);
    onChange(next.now);
    setChosen((place) => (place !== null && place < next.now.ring.length ? place : null));
  };
  return {
    outline,
    /** As the last step left it, whatever is being dragged: what a drag comes to is laid on this. */
    kept: steps.now,
    measured: measured(outline),
    /** While something is dragged: no step yet. */
    pass: setPassing,
    step: (next: Outline) => keep(stepped(steps, next)),
    undo: () => keep(undone(steps)),
    redo: () => keep(redone(steps)),
    done: steps.past.length,
    taken: steps.future.length,
    chosen: chosen !== null && chosen < outline.ring.length ? chosen : null,
    choose: setChosen,
  };
}

export type Boundary = ReturnType<typeof useBoundary>;
