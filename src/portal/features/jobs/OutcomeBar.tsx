import * as styles from './jobs.css.ts';
import type { JobRun } from './jobs.data.ts';
import { OUTCOMES } from './outcomes.ts';

/** One bar that adds up to everybody; the figures stand beside it in words. */
export function OutcomeBar({ figures, isSlim = false }: { figures: JobRun['figures']; isSlim?: boolean }) {
  return (
    <div className={styles.outcomes} data-slim={isSlim || undefined} aria-hidden="true">
      {OUTCOMES.filter((outcome) => figures[outcome] > 0).map((outcome) => (
        <span key={outcome} className={styles.outcome} data-outcome={outcome} style={{ flexGrow: figures[outcome] }} />
      ))}
    </div>
  );
}
