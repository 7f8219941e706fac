import { useEffect, useRef, useState } from 'react';
import { type Level, trimmed, type Verdict, verdictOf } from '../audio/level.ts';
import { listenTo } from '../audio/meter.ts';
import { mixed, wavOf } from './waveform.ts';

/** Wide-band telephony: more is lost on the way to a farmer's phone. */
const RATE = 16_000;

export type RecordingFailure = 'microphoneDenied' | 'microphoneMissing' | 'recordingFailed';

export interface Recorder {
  isRecording: boolean;
  isPaused: boolean;
  seconds: number;
  /** How loud it is now; null while nothing is recorded. */
  level: Level | null;
  /** Whether it will be understood, so far; it stands until the next recording begins. */
  verdict: Verdict | null;
  start: () => Promise<void>;
  /** Holds, and goes on. */
  pause: () => void;
  /** Ends it; the file is handed to `onRecorded`. */
  finish: () => void;
  cancel: () => void;
}

/** Records the microphone into a WAV file, whatever format the browser records in. */
export function useRecorder(
  onRecorded: (file: File) => void,
  onFailure: (failure: RecordingFailure) => void,
): Recorder {
  const recorder = useRef<MediaRecorder>(null);
  const [state, setState] = useState<'idle' | 'recording' | 'paused'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const deaf = useRef(() => {});

  useEffect(
    () => () => {
      deaf.current();
      release(recorder.current);
    },
    [],
  );
  useEffect(() => {
    if (state !== 'recording') return undefined;
    const beat = window.setInterval(() => setSeconds((now) => now + 1), 1_000);
    return () => window.clearInterval(beat);
  }, [state]);

  async function start() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, noiseSuppression: true } });
      const made = new MediaRecorder(stream);
      const parts: Blob[] = [];
      made.addEventListener('dataavailable', ({ data }) => parts.push(data));
      made.addEventListener('stop', () => {
        release(made);
        if (recorder.current !== made) return;
        deaf.current();
        recorder.current = null;
        setState('idle');
        void toWav(new Blob(parts, { type: made.mimeType })).then(onRecorded, () => onFailure('recordingFailed'));
      });
      recorder.current = made;
      made.start();
      setLevels([]);
      deaf.current = listenTo(stream, (level) => {
        if (made.state === 'recording') setLevels((before) => [...before, level]);
      });
      setSeconds(0);
      setState('recording');
    } catch (error) {
      onFailure(failureOf(error));
    }
  }

  return {
    isRecording: state !== 'idle',
    isPaused: state === 'paused',
    seconds,
    level: state === 'idle' ? null : (levels.at(-1) ?? null),
    verdict: verdictOf(levels),
    start,
    pause() {
      if (state === 'recording') recorder.current?.pause();
      else recorder.current?.resume();
      setState(state === 'recording' ? 'paused' : 'recording');
    },
    finish: () => recorder.current?.stop(),
    cancel() {
      const made = recorder.current;
      recorder.current = null;
      deaf.current();
      setLevels([]);
      release(made);
      setState('idle');
    },
  };
}

function release(recorder: MediaRecorder | null): void {
  if (recorder && recorder.state !== 'inactive') recorder.stop();
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}

async function toWav(recorded: Blob): Promise<File> {
  const decoder = new OfflineAudioContext(1, 1, RATE);
  const sound = await decoder.decodeAudioData(await recorded.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  return new File([wavOf(trimmed(mixed(channels), sound.sampleRate), sound.sampleRate)], 'recording.wav', {
    type: 'audio/wav',
  });
}

function failureOf(error: unknown): RecordingFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
  return name === 'NotFoundError' ? 'microphoneMissing' : 'recordingFailed';
}
