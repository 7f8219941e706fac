import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { danger } from '../../ui/text.css.ts';
import { useRuns } from './jobs.data.ts';
import { undoneIn } from './outcomes.ts';
import { SaidNow } from './SaidNow.tsx';
import type { Job } from './schedule.form.ts';

interface NoticeProps {
  record: Job;
}

/** Of a run that has not ended: how many do not get it any more. */
export function CancelNotice({ record: job }: NoticeProps) {
  const { t } = useTranslation('jobs');
  const figures = useUndone(job);
  return figures && <p className={danger}>{t('notSentAnyMore', figures)}</p>;
}

/** Of a run that was halted: how many get it yet, and until when; or that its hours are over. And what is said from now on. */
export function ResumeNotice({ record: job }: NoticeProps) {
  const { t } = useTranslation('jobs');
  const now = useMoment();
  const figures = useUndone(job);
  const isOver = figures !== null && Date.parse(figures.untilAt) <= now;
  return (
    <>
      {figures && <p className={isOver ? danger : undefined}>{t(isOver ? 'overAlready' : 'stillToSend', figures)}</p>}
      <SaidNow job={job} />
    </>
  );
}

/** Of those whom the last run failed to reach: what they are sent. */
export function RetryNotice({ record: job }: NoticeProps) {
  return <SaidNow job={job} />;
}

function useUndone(job: Job) {
  const { number, dateTime } = useFormat();
  const undone = undoneIn(useRuns(job).data?.items ?? []);
  if (!undone) return null;
  const { unsent, total, sent, untilAt } = undone;
  return { number: number(unsent), total: number(total), sent: number(sent), until: dateTime(untilAt), untilAt };
}
