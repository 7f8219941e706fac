import { CircleAlert, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import * as styles from './cases.css.ts';
import { hasEnded } from './clock.bar.ts';

const SOON = 60 * 60_000;
/** So near its end, or past it, every second counts. */
const NEAR = 5 * 60_000;
const SECOND = 1_000;
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
export function CaseClock({ of, now }: CaseClockProps) {
  const { dueAt } = of.clock;
  const isNear = dueAt !== null && Math.abs(Date.parse(dueAt) - now) < NEAR;
  return isNear ? <TickingClock of={of} /> : <StandingClock of={of} now={now} />;
}

function TickingClock({ of }: Pick<CaseClockProps, 'of'>) {
  return <StandingClock of={of} now={useMoment(SECOND)} seconds />;
}

function StandingClock({
  of: { state, snoozedUntil, clock },
  now,
  seconds = false,
}: CaseClockProps & { seconds?: boolean }) {
  const { t } = useTranslation('cases');
  const { duration, date } = useFormat();
  const isRunning = clock.dueAt !== null;
  const left = clock.dueAt === null ? (clock.leftSeconds ?? 0) * 1_000 : Date.parse(clock.dueAt) - now;
  const time = seconds ? inSeconds(Math.abs(left)) : duration(Math.abs(left));
  const words = left < 0 ? t('clock.over', { time }) : t('clock.left', { time });
  if (isRunning && left < 0) {
    return (
      <span className={styles.clock} data-tone="over">
        <Icon of={CircleAlert} small className={styles.alarm} /> {words}
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
  if (hasEnded(state)) {
    return (
      <span className={styles.clock} data-tone="stopped">
        {state === 'merged' ? t('clock.elsewhere') : left < 0 ? words : t('clock.inTime')}
      </span>
    );
  }
  return (
    <span className={styles.clock} data-tone="stopped">
      <Icon of={CirclePause} small /> {snoozedUntil ? t('clock.until', { day: date(snoozedUntil) }) : words}
    </span>
  );
}

/** "4:07", figures that stay from left to right. */
function inSeconds(span: number): string {
  const whole = Math.floor(span / SECOND);
  return `\u2066${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}\u2069`;
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
