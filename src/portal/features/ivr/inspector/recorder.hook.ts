import { useEffect, useRef, useState } from 'react';
import { mixed, wavOf } from './waveform.ts';

/** Wide-band telephony: more is lost on the way to a farmer's phone. */
const RATE = 16_000;

export type RecordingFailure = 'microphoneDenied' | 'microphoneMissing' | 'recordingFailed';

interface Recorder {
  isRecording: boolean;
  isPaused: boolean;
  seconds: number;
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

  useEffect(() => () => release(recorder.current), []);
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
        recorder.current = null;
        setState('idle');
        void toWav(new Blob(parts, { type: made.mimeType })).then(onRecorded, () => onFailure('recordingFailed'));
      });
      recorder.current = made;
      made.start();
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
  return new File([wavOf(mixed(channels), sound.sampleRate)], 'recording.wav', { type: 'audio/wav' });
}

function failureOf(error: unknown): RecordingFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
  return name === 'NotFoundError' ? 'microphoneMissing' : 'recordingFailed';
}
