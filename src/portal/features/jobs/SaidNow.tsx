import { useTranslation } from 'react-i18next';
import { danger } from '../../ui/text.css.ts';
import { useReach } from './jobs.data.ts';
import { SentSounds } from './SentSounds.tsx';
import { SentTexts } from './SentTexts.tsx';
import type { Job } from './schedule.form.ts';

/** What a job says from now on to whom it reaches: its texts, and what its calls play. */
export function SaidNow({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const reach = useReach(job);
  if (!reach) return null;
  const channels = (job.campaign ?? job.survey)?.channels ?? [];
  return (
    <>
      {reach.count === 0 && <p className={danger}>{t('reachesNow', { count: 0 })}</p>}
      {reach.texts.length > 0 && <SentTexts texts={reach.texts} isCharged={channels.includes('sms')} />}
      {reach.sounds.length > 0 && (
        <>
          <p>{t('callsPlay')}</p>
          <SentSounds sounds={reach.sounds} />
        </>
      )}
    </>
  );
}
