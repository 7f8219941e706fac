import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { danger } from '../../ui/text.css.ts';
import { useRuns } from './jobs.data.ts';
import { undoneIn } from './outcomes.ts';
import type { Job } from './schedule.form.ts';

/** Of a run that has not ended: how many do not get it any more. */
export function CancelNotice({ record: job }: { record: Job }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const undone = undoneIn(useRuns(job).data?.items ?? []);
  if (!undone) return null;
  const { unsent, total, sent } = undone;
  return (
    <p className={danger}>
      {t('notSentAnyMore', { number: number(unsent), total: number(total), sent: number(sent) })}
    </p>
  );
}
