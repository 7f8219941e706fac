import { useCallback, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Effect } from '../../../../../machines/call/call.effects.ts';
import { openEffect } from './log.ts';
import {
  type Answer,
  type ChosenResults,
  ignoring,
  type Run,
  resultKey,
  secondsOf,
  settled,
  steppedBack,
  taken,
  withResult,
} from './run.ts';
import { simulatorSettings } from './settings.store.ts';

export interface Simulation {
  run: Run | null;
  isPaused: boolean;
  chosen: ChosenResults;
  /** Shows this call, or none. */
  show: (run: Run | null) => void;
  /** Answers what is under way; `seconds` is how long it lasted, where that is known. */
  answer: (answer: Answer, seconds?: number) => void;
  /** Chooses the result of what a moment asked for; the call goes on from there. */
  choose: (moment: number, effect: Effect, answer: Answer) => void;
  back: () => void;
  setPaused: (isPaused: boolean) => void;
  /** Plays on without waiting from here. */
  hurry: () => void;
  /** How far the sound under way has come, in seconds; written by whoever plays it. */
  progress: { current: number };
}

/** The call on the phone: its steps so far, and what can be done to it. */
export function useSimulation(): Simulation {
  const { isInstant } = useSnapshot(simulatorSettings);
  const [run, setRun] = useState<Run | null>(null);
  const [chosen, setChosen] = useState<ChosenResults>(new Map());
  const [isPaused, setPaused] = useState(false);
  const progress = useRef(0);

  const put = useCallback(
    (next: Run | null, results: ChosenResults) => {
      progress.current = 0;
      setPaused(false);
      setRun(next && isInstant ? settled(next, results) : next);
    },
    [isInstant],
  );

  return {
    run,
    isPaused,
    chosen,
    progress,
    setPaused,
    show: (next) => put(next, chosen),
    answer(answer, seconds) {
      const effect = run && openEffect(run.moments);
      if (!run || !effect) return;
      const heard = effect.type === 'play' ? progress.current : secondsOf(effect, answer);
      const next = taken(run, answer, seconds ?? heard);
      // What the call does not take changes nothing of what is under way.
      if (next !== run) put(next, chosen);
      else if (answer.type === 'KEY') setRun(ignoring(run, answer.key, effect.type === 'play' ? heard : 0));
    },
    choose(moment, effect, answer) {
      if (!run) return;
      const key = resultKey(effect);
      const results = key === null ? chosen : new Map([...chosen, [key, answer]]);
      setChosen(results);
      put(withResult(run, moment, answer, secondsOf(effect, answer)), results);
    },
    back() {
      if (!run) return;
      // What was chosen for the step that is taken back is asked again.
      const before = steppedBack(run);
      const effect = openEffect(before.moments);
      const key = effect && resultKey(effect);
      const results = new Map([...chosen].filter(([known]) => known !== key));
      setChosen(results);
      put(before, results);
    },
    hurry: () => run && setRun(settled(run, chosen)),
  };
}
