import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { Definitions } from '../../records/Definitions.tsx';
import type { RecordContext } from '../../records/record.ts';
import { useEntries } from '../../reference/choices.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useReach } from './jobs.data.ts';
import { SentSounds } from './SentSounds.tsx';
import { SentTexts } from './SentTexts.tsx';
import { type Job, WEEK_DAYS } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** What goes out, when, and what follows from it. */
export function ScheduleSection({ record: job }: RecordContext<Job>) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const operators = useEntries('operator');
  const { weekDay, month, dayNumber } = useDayNames();
  const sent = job.campaign ?? job.survey;
  const reach = useReach(job);
  const screen = path(job.campaign ? 'campaigns' : 'surveys');
  const any = (chosen: string[]) => (chosen.length === 0 ? t('any') : format.list(chosen));
  const hours = job.startTime || job.endTime ? `${job.startTime ?? '…'}–${job.endTime ?? '…'}` : null;
  // Who may not count whom it reaches sees the text for all.
  const texts = () => {
    if (reach && reach.texts.length > 0)
      return <SentTexts key="text" texts={reach.texts} isCharged={sent?.channels.includes('sms') ?? false} />;
    return sent?.text && <Written key="text">{sent.text}</Written>;
  };
  return (
    <Definitions
      lines={[
        [
          t('columns.sends'),
          sent && (
            <TextLink key="sent" href={`${screen}?open=${sent.id}`}>
              <Written>{sent.title}</Written>
            </TextLink>
          ),
        ],
        [t('text'), texts()],
        [t('callsPlay'), reach && reach.sounds.length > 0 && <SentSounds key="sounds" sounds={reach.sounds} />],
        [t('days'), `${format.date(job.startDt)} – ${format.date(job.endDt)}`],
        [
          t('hours'),
          hours === null ? (
            t('any')
          ) : (
            <span key="hours" className={ltr}>
              {hours}
            </span>
          ),
        ],
        [t('fields.weekDays'), any(WEEK_DAYS.filter((day) => job.weekDays.includes(Number(day))).map(weekDay))],
        [t('fields.monthDays'), any(job.monthDays.map((day) => dayNumber(String(day))))],
        [t('fields.yearMonths'), any(job.yearMonths.map((each) => month(String(each))))],
        [
          t('fields.operators'),
          any(job.jobOperators.map((id) => operators.find(({ value }) => value === id)?.label ?? '…')),
        ],
        [
          t('fields.extension'),
          job.extension && (
            <span key="extension" className={ltr}>
              {job.extension}
            </span>
          ),
        ],
        [t('fields.missedRuns'), t(`values.missedRuns.${job.missedRuns}`)],
        [t('fields.isUrgent'), job.isUrgent ? t('isUrgentHint') : null],
        [t('fields.leavesOutReached'), job.leavesOutReached ? t('leavesOutReachedHint') : null],
      ]}
    />
  );
}
