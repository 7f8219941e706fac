import { useTranslation } from 'react-i18next';
import type { InForce, PlannedRun, Schedule } from '../../../../machines/jobs/schedule.ts';
import { useFormat } from '../../format.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { ltr, meta, muted } from '../../ui/text.css.ts';
import { comingRuns, isCutShort } from './coming-runs.ts';
import * as styles from './jobs.css.ts';
import { useDayNames } from './words.hook.ts';

interface NextRunsProps {
  of: Schedule;
  firstDay?: string | undefined;
  /** When what it sends goes out at all. */
  sent: InForce | undefined;
  /** Why none can be told yet. */
  unknown?: string | undefined;
}

/** The next runs of a schedule, none before the first day; days that drop out stand struck, with the reason. */
export function NextRuns({ of, firstDay, sent, unknown }: NextRunsProps) {
  const { t } = useTranslation('jobs');
  const { day, noDay } = useDayNames();
  const { date: dateOf, list, number } = useFormat();
  const now = new Date(useMoment());
  const isKnown = unknown === undefined && of.startDt !== '';
  const { lines, kept } = isKnown ? comingRuns(of, now, { firstDay, sent }) : { lines: [], kept: 0 };
  const isNever = isKnown && kept === 0;
  const named = ({ day: date, dropped }: PlannedRun) => (dropped === 'noSuchDay' ? noDay(date) : day(date));
  return (
    <section aria-label={t('nextRuns')} aria-live="polite" className={styles.runs}>
      <p className={meta}>{t(isNever ? (firstDay === undefined ? 'neverRuns' : 'noRunLeft') : 'nextRuns')}</p>
      {!isKnown && <p className={`${meta} ${muted}`}>{unknown ?? t('daysFirst')}</p>}
      <ol className={`${meta} ${muted} ${styles.runList}`}>
        {lines.map((line) =>
          'why' in line ? (
            <li key={line.first.day}>
              {t('droppedDays', {
                count: line.days,
                number: number(line.days),
                from: named(line.first),
                until: named(line.last),
                why: list(line.why.map((why) => t(`dropped.${why}`))),
              })}
            </li>
          ) : line.dropped === null ? (
            <li key={line.day}>
              {day(line.day)} <span className={ltr}>{`${line.from}–${line.until}`}</span>
            </li>
          ) : (
            <li key={line.day}>
              <s>
                <bdi>{named(line)}</bdi>
              </s>{' '}
              {t(`dropped.${line.dropped}`)}
            </li>
          ),
        )}
      </ol>
      {sent && isKnown && isCutShort(of, now, { firstDay, sent }) && (
        <p className={`${meta} ${muted}`}>
          {t('othersOutOfForce', { from: dateOf(sent.startDt), until: dateOf(sent.endDt) })}
        </p>
      )}
    </section>
  );
}
