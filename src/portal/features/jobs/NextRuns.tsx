import { useTranslation } from 'react-i18next';
import { nextRuns, type Schedule } from '../../../../machines/jobs/schedule.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { ltr, meta, muted } from '../../ui/text.css.ts';
import { useDayNames } from './words.hook.ts';

const SHOWN = 10;

/** The next runs of a schedule as it is typed. */
export function NextRuns({ of }: { of: Schedule }) {
  const { t } = useTranslation('jobs');
  const { day } = useDayNames();
  const now = useMoment();
  const runs = of.startDt === '' ? [] : nextRuns(of, new Date(now), SHOWN).filter(({ dropped }) => !dropped);
  return (
    <section aria-label={t('nextRuns')} aria-live="polite">
      <p className={meta}>{t(runs.length > 0 ? 'nextRuns' : 'neverRuns')}</p>
      <ol className={`${meta} ${muted}`}>
        {runs.map((run) => (
          <li key={run.day}>
            {day(run.day)} <span className={ltr}>{`${run.from}–${run.until}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
