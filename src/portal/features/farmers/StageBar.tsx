import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as styles from './farmers.css.ts';
import type { Expected } from './stage-calendar.ts';

const STEPS = 7;

interface StageBarProps {
  index: number;
  count: number;
  /** The next stage should have been seen by now. */
  isLate?: boolean;
}

/** How far a crop has come, in seven steps. */
export function StageBar({ index, count, isLate = false }: StageBarProps) {
  const here = count <= 1 || index < 0 ? index : Math.round((index / (count - 1)) * (STEPS - 1));
  const asOf = (place: number) => (place < here ? 'done' : place !== here ? undefined : isLate ? 'late' : 'here');
  return (
    <span className={styles.steps} aria-hidden="true">
      {Array.from({ length: STEPS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seven steps, always the same
        <i key={place} className={styles.step} data-as={asOf(place)} />
      ))}
    </span>
  );
}

/** The day on which the next stage usually begins, about; or that it should have been seen by now. */
export function ExpectedDay({ on, isLate }: Expected) {
  const { t } = useTranslation('farmers');
  const { date } = useFormat();
  return (
    <span className={isLate ? styles.late : undefined}>
      {t(isLate ? 'stageLate' : 'stageAbout', { day: date(on) })}
    </span>
  );
}
