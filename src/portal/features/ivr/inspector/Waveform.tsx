import * as styles from './audio.css.ts';

const BAR = 2;
const STEP = 3;
const HEIGHT = 16;

interface WaveformProps {
  /** From 0 to 1 each. */
  peaks: readonly number[];
  /** How much of it has been played, from 0 to 1. */
  played: number;
}

/** The loudness of a sound over its length, what has been played in colour. Time runs left to right in every language. */
export function Waveform({ peaks, played }: WaveformProps) {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${peaks.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.played} d={bars(peaks, 0, Math.round(played * peaks.length))} />
      <path className={styles.toPlay} d={bars(peaks, Math.round(played * peaks.length), peaks.length)} />
    </svg>
  );
}

function bars(peaks: readonly number[], from: number, to: number): string {
  return peaks
    .slice(from, to)
    .map((peak, place) => {
      const half = Math.max(1, (peak * HEIGHT) / 2);
      return `M${(from + place) * STEP} ${HEIGHT / 2 - half}h${BAR}v${2 * half}h-${BAR}z`;
    })
    .join('');
}
