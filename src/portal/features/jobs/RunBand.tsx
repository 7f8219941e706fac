import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { h1, meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import { type JobRun, usePace } from './jobs.data.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import { OUTCOMES } from './outcomes.ts';
import { PaceChart } from './PaceChart.tsx';
import { forecastOf } from './pace.ts';

const MINUTE_MS = 60_000;

/** How far a run has come, and how fast; what is halted comes to no end by itself. */
export function RunBand({ run, isHalted = false }: { run: JobRun; isHalted?: boolean }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { data: pace } = usePace(run);
  const { figures } = run;
  const inVain = run.reasons.filter(({ outcome }) => outcome === 'waiting');
  return (
    <div className={styles.band}>
      <div className={styles.progress}>
        <div className={styles.sentence}>
          <span className={h1}>
            {t('percent', { percent: format.number(Math.round((figures.delivered / figures.total) * 100)) })}
          </span>
          <span>{t('handed', { handed: format.number(figures.delivered), total: format.number(figures.total) })}</span>
          <span className={styles.spacer} />
          <span className={muted}>{useEnd(run, isHalted ? undefined : pace)}</span>
        </div>
        {inVain.map(({ why, count, since }) => (
          <p key={why} role="status" className={styles.inVain}>
            <Icon of={TriangleAlert} small />
            <span>
              {t('inVain', {
                count,
                number: format.number(count),
                since: since === undefined ? '' : format.dateTime(since),
              })}{' '}
              <bdi>{why}</bdi>
            </span>
          </p>
        ))}
        <OutcomeBar figures={figures} />
        <dl className={styles.figures}>
          {OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt className={`${meta} ${muted}`}>
                <span className={styles.swatch} data-outcome={outcome} aria-hidden="true" />
                {t(`recipient.${outcome}`)}
              </dt>
              <dd className={strong}>{format.number(figures[outcome])}</dd>
            </div>
          ))}
        </dl>
      </div>
      {pace && pace.steps.length > 0 && <PaceChart run={run} pace={pace} isGoing={run.endedAt === null && !isHalted} />}
    </div>
  );
}

/** When it will be over, at the pace of now; of one that is over how long it took. */
function useEnd(run: JobRun, pace: { perMinute: number; takenAt: string } | undefined): string | null {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { beganAt, endedAt } = run;
  if (beganAt && endedAt) {
    const took = format.duration(Math.max(MINUTE_MS, Date.parse(endedAt) - Date.parse(beganAt)));
    return t('took', { duration: took });
  }
  const forecast = pace && forecastOf(run, pace);
  if (!forecast) return null;
  const { end, durationMs, unsent } = forecast;
  if (unsent > 0) return t('unsentBy', { number: format.number(unsent), time: format.dateTime(end) });
  return t('doneAbout', { time: format.time(end), duration: format.duration(Math.max(MINUTE_MS, durationMs)) });
}
