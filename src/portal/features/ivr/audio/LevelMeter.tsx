import { useTranslation } from 'react-i18next';
import { type Level, onMeter, type Verdict } from './level.ts';
import * as styles from './meter.css.ts';

interface LevelMeterProps {
  level: Level | null;
  verdict: Verdict | null;
}

/** How loud the microphone is right now, and whether the recording will be understood. */
export function LevelMeter({ level, verdict }: LevelMeterProps) {
  const { t } = useTranslation('ivrInspector');
  const isBad = verdict !== null && verdict !== 'good';
  return (
    <span className={styles.meter}>
      <span
        role="meter"
        aria-label={t('level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(onMeter(level?.rms ?? 0) * 100)}
        className={styles.track}
      >
        <span
          className={styles.bar}
          data-verdict={verdict ?? 'good'}
          style={{ inlineSize: `${onMeter(level?.rms ?? 0) * 100}%` }}
        />
        <span className={styles.peak} style={{ insetInlineStart: `${onMeter(level?.peak ?? 0) * 100}%` }} />
      </span>
      <span className={styles.verdict} role="status">
        {isBad ? t(`verdicts.${verdict}`) : ''}
      </span>
    </span>
  );
}
