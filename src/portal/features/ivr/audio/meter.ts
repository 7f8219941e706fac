import { type Level, levelOf } from './level.ts';

const EVERY_MS = 100;

/** Hears how loud a microphone is, ten times a second, until the answer is called. */
export function listenTo(stream: MediaStream, heard: (level: Level) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 4_096;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const beat = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    heard(levelOf(samples));
  }, EVERY_MS);
  return () => {
    window.clearInterval(beat);
    void context.close();
  };
}
