/** How loud a moment of sound is, from 0 to 1: on the whole, and at its loudest. */
export interface Level {
  rms: number;
  peak: number;
}

/** `silent`: nothing comes from the microphone at all. */
export type Verdict = 'good' | 'quiet' | 'silent' | 'clipping';

/** Moments of a tenth of a second; of fewer nothing can be said. */
const FEWEST = 10;
/** From here on samples are cut off. */
const CUT = 0.985;
/** One crack is no fault. */
const CUT_TOO_OFTEN = 2;
const QUIET = fromDecibels(-36);
const SILENT = fromDecibels(-60);

/** Whether a recording will be understood on a telephone, from its moments so far; null while that is too early to say. */
export function verdictOf(levels: readonly Level[]): Verdict | null {
  if (levels.filter(({ peak }) => peak >= CUT).length >= CUT_TOO_OFTEN) return 'clipping';
  if (levels.length < FEWEST) return null;
  // Speech has pauses: what counts are its louder moments.
  const loud = levels.map(({ rms }) => rms).sort((one, other) => other - one)[Math.floor(levels.length / 5)] ?? 0;
  if (loud < SILENT) return 'silent';
  return loud < QUIET ? 'quiet' : 'good';
}

export function levelOf(samples: Float32Array): Level {
  let [sum, peak] = [0, 0];
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { rms: samples.length === 0 ? 0 : Math.sqrt(sum / samples.length), peak };
}

/** Where a level stands on a meter from -60 dB to the loudest, from 0 to 1. */
export function onMeter(value: number): number {
  return value <= SILENT ? 0 : Math.min(1, 1 + (20 * Math.log10(value)) / 60);
}

/** Of a sound, how much of it around what is heard stays. */
const MARGIN_SECONDS = 0.15;

/** A sound without the silence at its ends; one that is silent all through stays as it is. */
export function trimmed(samples: Float32Array, rate: number): Float32Array {
  const step = Math.max(1, Math.round(rate / 100));
  const isHeard = (at: number) => levelOf(samples.subarray(at, at + step)).peak > fromDecibels(-42);
  let first = 0;
  while (first < samples.length && !isHeard(first)) first += step;
  if (first >= samples.length) return samples;
  let last = samples.length - (samples.length % step || step);
  while (last > first && !isHeard(last)) last -= step;
  const margin = Math.round(MARGIN_SECONDS * rate);
  return samples.slice(Math.max(0, first - margin), Math.min(samples.length, last + step + margin));
}

function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}
