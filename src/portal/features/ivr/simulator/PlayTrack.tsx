import { clockOf } from '../../../duration.ts';
import * as styles from './simulator.css.ts';

const BARS = 38;
const STEP = 4;
const HEIGHT = 24;

interface PlayTrackProps {
  /** How loud the sound is along its length, from 0 to 1; null where there is no file to measure. */
  peaks: readonly number[] | null;
  seconds: number;
  elapsed: number;
}

/** How far the sound has come. Time runs left to right in every language. */
export function PlayTrack({ peaks, seconds, elapsed }: PlayTrackProps) {
  const done = seconds > 0 ? Math.min(1, elapsed / seconds) : 0;
  return (
    <div className={styles.track}>
      <svg
        className={styles.wave}
        viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: BARS }, (_, place) => {
          const loud = peaks ? (peaks[Math.floor((place / BARS) * peaks.length)] ?? 0) : 0;
          const height = Math.max(2, loud * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
              key={place}
              className={place / BARS < done ? styles.played : styles.unplayed}
              x={place * STEP}
              y={(HEIGHT - height) / 2}
              width={2}
              height={height}
              rx={1}
            />
          );
        })}
      </svg>
      <div className={styles.times}>
        <span>{clockOf(elapsed)}</span>
        <span>{clockOf(seconds)}</span>
      </div>
    </div>
  );
}
