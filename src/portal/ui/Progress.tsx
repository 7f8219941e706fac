import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './Progress.css.ts';

/** How far a long run is, from 0 to `total`. */
export function Progress({ label, value, total }: { label: string; value: number; total: number }) {
  return (
    <ProgressBar aria-label={label} value={value} maxValue={Math.max(1, total)} className={styles.progress}>
      {({ percentage = 0, valueText }) => (
        <>
          <span className={styles.words}>
            <span>{label}</span>
            <span>{valueText}</span>
          </span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ display: 'block', inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
