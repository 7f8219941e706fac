import { useTranslation } from 'react-i18next';
import { type InForce, nextRuns, type Schedule } from '../../../../machines/jobs/schedule.ts';
import { useFormat } from '../../format.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { ltr, meta, muted } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import { useDayNames } from './words.hook.ts';

const SHOWN = 10;

interface NextRunsProps {
  of: Schedule;
  firstDay?: string | undefined;
  /** When what it sends goes out at all. */
  sent: InForce | undefined;
}

/** The next runs of a schedule, none before the first day; days that drop out stand struck, with the reason. */
export function NextRuns({ of, firstDay, sent }: NextRunsProps) {
  const { t } = useTranslation('jobs');
  const { day, noDay } = useDayNames();
  const { date: dateOf } = useFormat();
  const now = useMoment();
  const runs = of.startDt === '' ? [] : nextRuns(of, new Date(now), { count: SHOWN, firstDay, sent });
  // However many days what is sent does not go out on, the reason is one.
  const shown = runs.filter(({ dropped }) => dropped !== 'notInForce');
  const isNever = !runs.some(({ dropped }) => dropped === null);
  return (
    <section aria-label={t('nextRuns')} aria-live="polite" className={styles.runs}>
      <p className={meta}>{t(isNever ? (firstDay === undefined ? 'neverRuns' : 'noRunLeft') : 'nextRuns')}</p>
      <ol className={`${meta} ${muted} ${styles.runList}`}>
        {shown.map(({ day: date, from, until, dropped }) =>
          dropped === null ? (
            <li key={date}>
              {day(date)} <span className={ltr}>{`${from}–${until}`}</span>
            </li>
          ) : (
            <li key={date}>
              <s>{dropped === 'noSuchDay' ? <bdi>{noDay(date)}</bdi> : day(date)}</s> {t(`dropped.${dropped}`)}
            </li>
          ),
        )}
      </ol>
      {sent && shown.length < runs.length && (
        <p className={`${meta} ${muted}`}>
          {t('othersOutOfForce', { from: dateOf(sent.startDt), until: dateOf(sent.endDt) })}
        </p>
      )}
    </section>
  );
}
