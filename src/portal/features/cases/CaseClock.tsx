import { CircleAlert, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './cases.css.ts';

const SOON = 60 * 60_000;
const RADIUS = 5;
const AROUND = 2 * Math.PI * RADIUS;

interface CaseClockProps {
  of: {
    state: string;
    snoozedUntil: string | null;
    clock: components['schemas']['CaseClock'];
  };
  /** In milliseconds. */
  now: number;
}

/** How long the farmer may still wait: a ring that empties, words beside it; grey with two bars while the clock stands. */
export function CaseClock({ of: { state, snoozedUntil, clock }, now }: CaseClockProps) {
  const { t } = useTranslation('cases');
  const { duration, date } = useFormat();
  const isRunning = clock.dueAt !== null;
  const left = clock.dueAt === null ? (clock.leftSeconds ?? 0) * 1_000 : Date.parse(clock.dueAt) - now;
  const words = left < 0 ? t('clock.over', { time: duration(-left) }) : t('clock.left', { time: duration(left) });
  if (isRunning && left < 0) {
    return (
      <span className={styles.clock} data-tone="over">
        <Icon of={CircleAlert} small /> {words}
      </span>
    );
  }
  if (isRunning) {
    return (
      <span className={styles.clock} data-tone={left < SOON ? 'soon' : 'calm'}>
        <Ring part={left / (clock.allowedSeconds * 1_000)} /> {words}
      </span>
    );
  }
  if (state === 'resolved' || state === 'closed' || state === 'deleted') {
    return (
      <span className={styles.clock} data-tone="stopped">
        {left < 0 ? words : t('clock.inTime')}
      </span>
    );
  }
  return (
    <span className={styles.clock} data-tone="stopped">
      <Icon of={CirclePause} small /> {snoozedUntil ? t('clock.until', { day: date(snoozedUntil) }) : words}
    </span>
  );
}

function Ring({ part }: { part: number }) {
  const shown = Math.max(0, Math.min(1, part)) * AROUND;
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" className={styles.ring}>
      <circle cx="7" cy="7" r={RADIUS} className={styles.ringGround} />
      <circle cx="7" cy="7" r={RADIUS} className={styles.ringLeft} strokeDasharray={`${shown} ${AROUND}`} />
    </svg>
  );
}
