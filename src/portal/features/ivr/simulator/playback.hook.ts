import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PlayEffect } from '../../../../../machines/call/call.effects.ts';
import { browserAudio } from '../../../../voice/browser-audio.ts';
import { soundAddress } from '../inspector/sounds.data.ts';
import { openEffect } from './log.ts';
import { automatic } from './run.ts';
import { simulatorSettings } from './settings.store.ts';
import type { Simulation } from './simulation.hook.ts';

const TICK_MS = 200;
/** A result that was chosen before is shown for a moment before the call goes on. */
const RESULT_MS = 600;

/**
 * Carries out what the call asks for while it runs in real time: plays, counts the wait for a key, and hands in the results
 * that were chosen before. Says how far the sound or the wait has come, in seconds.
 */
export function usePlayback(simulation: Simulation): number {
  const { run, isPaused, chosen, progress } = simulation;
  const { hasSound, isInstant } = useSnapshot(simulatorSettings);
  const [audio] = useState(() => browserAudio({ urlOf: soundAddress }));
  const [elapsed, setElapsed] = useState(0);
  const effect = run && openEffect(run.moments);
  const isPlaying = effect?.type === 'play' && !isInstant;

  const [known, setKnown] = useState(run?.moments);
  if (known !== run?.moments) {
    setKnown(run?.moments);
    setElapsed(0);
  }

  const proceed = useEffectEvent(() => {
    const next = run && automatic(run, chosen, isInstant);
    if (next) simulation.answer(next.answer, next.seconds);
  });

  useEffect(() => {
    if (!effect || isInstant) return undefined;
    if (effect.type === 'play') {
      let isCurrent = true;
      void audio.play(hasSound ? effect : silent(effect)).then((isOver) => {
        if (isOver && isCurrent) proceed();
      });
      return () => {
        isCurrent = false;
        audio.stop();
      };
    }
    const timer = window.setTimeout(proceed, effect.type === 'waitKey' ? effect.seconds * 1_000 : RESULT_MS);
    return () => window.clearTimeout(timer);
  }, [audio, effect, isInstant, hasSound]);

  useEffect(() => {
    if (!isPlaying || isPaused) return undefined;
    const ticking = window.setInterval(() => {
      progress.current += TICK_MS / 1_000;
      setElapsed(progress.current);
    }, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [isPlaying, isPaused, progress]);

  useEffect(() => {
    if (isPaused) audio.pause();
    else audio.resume();
  }, [audio, isPaused]);

  return effect?.type === 'play' ? Math.min(elapsed, effect.seconds) : 0;
}

/** The same length without a sound. */
function silent(effect: PlayEffect): PlayEffect {
  return { ...effect, file: null, title: '', items: [] };
}
