/** One remembered step, as `GET /workflow/{entity}/{id}` tells it. */
export interface HistoryStep {
  event: string;
  from: string | null;
  to: string;
  /** ISO 8601. */
  at: string;
}

export interface Stay {
  /** Milliseconds in this state, all visits together. */
  time: number;
  /** Milliseconds of the last visit alone. */
  last: number;
  visits: number;
  isHere: boolean;
}

export interface Walk {
  stays: ReadonlyMap<string, Stay>;
  /** The numbers of the steps that went from one state to another by an event; the first move is 1. */
  numbers: ReadonlyMap<string, number[]>;
}

export const wayKey = (event: string, from: string, to: string) => `${event} ${from} ${to}`;

/**
 * How a record came to where it is, oldest step first, and since when it counts as being there, which a step that was taken
 * back does not change. Steps that stay in their state (a clause added) are not numbered.
 */
export function walkOf(steps: readonly HistoryStep[], now: number, since: string): Walk {
  const stays = new Map<string, Stay>();
  const numbers = new Map<string, number[]>();
  const moves = steps.filter(({ from, to }) => from !== to);
  let number = 0;
  moves.forEach((step, index) => {
    const next = moves[index + 1];
    const stay = stays.get(step.to) ?? { time: 0, last: 0, visits: 0, isHere: false };
    const left = next ? Date.parse(next.at) : now;
    const time = Math.max(0, left - Date.parse(step.at));
    stays.set(step.to, {
      time: stay.time + time,
      last: next ? time : Math.max(0, now - Date.parse(since)),
      visits: stay.visits + 1,
      isHere: next === undefined,
    });
    if (isBirth(step)) return;
    number += 1;
    const key = wayKey(step.event, step.from ?? '', step.to);
    numbers.set(key, [...(numbers.get(key) ?? []), number]);
  });
  return { stays, numbers };
}

/** The step that made the record: it has no state to come from, or the one before its life. */
function isBirth({ from }: HistoryStep): boolean {
  return from === null || from === 'none';
}
