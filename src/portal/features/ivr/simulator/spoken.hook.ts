import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Effect } from '../../../../../machines/call/call.effects.ts';
import { newKey } from '../../../api/new-key.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { useRecorder } from '../inspector/recorder.hook.ts';
import { wavOf } from '../inspector/waveform.ts';
import type { Simulation } from './simulation.hook.ts';

/** What was said into the microphone in calls of this page, by the name that it has in the call. */
const said = new Map<string, File>();

/** Of somebody who says something but has no microphone, in seconds. */
export const USUALLY_SAID = 12;

export interface Spoken {
  isSpeaking: boolean;
  seconds: number;
  speak: () => void;
  /** `#`: the end of what is said, into the microphone or not. */
  end: () => void;
}

/** The caller speaks: into the microphone, or the recording is made up. */
export function useSpoken(simulation: Simulation, effect: Effect | null): Spoken {
  const { t } = useTranslation('ivrInspector');
  const recording = effect?.type === 'record' ? effect : null;
  const lasted = useRef(0);
  const recorder = useRecorder(
    (file) => {
      if (!recording) return;
      const mediaId = newKey();
      said.set(mediaId, file);
      const seconds = Math.max(1, Math.min(lasted.current, recording.maxSeconds));
      simulation.answer({ type: 'RECORDED', mediaId, seconds }, seconds);
    },
    (failure) => toast.error(t(failure)),
  );
  const { isRecording, seconds } = recorder;
  useEffect(() => {
    lasted.current = seconds;
  }, [seconds]);
  const finish = useEffectEvent(() => recorder.finish());
  const isFull = recording !== null && isRecording && seconds >= recording.maxSeconds;
  useEffect(() => {
    if (isFull) finish();
  }, [isFull]);
  const giveUp = useEffectEvent(() => isRecording && recorder.cancel());
  useEffect(() => {
    if (!recording) giveUp();
  }, [recording]);
  return {
    isSpeaking: isRecording,
    seconds,
    speak: () => void recorder.start(),
    end() {
      if (isRecording) recorder.finish();
      else if (recording) {
        const made = Math.min(USUALLY_SAID, recording.maxSeconds);
        simulation.answer({ type: 'RECORDED', seconds: made }, made);
      }
    },
  };
}

const RATE = 8_000;

/** What a call recorded: what was said into the microphone, else a hum as long as that. */
export function recordingOf({ mediaId, seconds }: { mediaId: string | null; seconds: number }): File {
  const spoken = mediaId === null ? undefined : said.get(mediaId);
  if (spoken) return spoken;
  // It swells and falls as speech does, so that its picture is no block.
  const hum = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const second = at / RATE;
    return 0.3 * Math.abs(Math.sin(second * 2.3) * Math.sin(second * 0.7)) * Math.sin(second * 2 * Math.PI * 180);
  });
  return new File([wavOf(hum, RATE)], 'recording.wav', { type: 'audio/wav' });
}
