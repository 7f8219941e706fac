import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './campaigns.css.ts';
import { useJobsOf } from './campaigns.data.ts';

/** The jobs that send a campaign, the newest first, each in its state. */
export function JobsOf({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const jobs = useJobsOf(campaignId);
  if (!jobs) return null;
  return (
    <>
      <h2 className={h3}>{t('jobs.title')}</h2>
      {jobs.length === 0 && <p className={muted}>{t('jobs.none')}</p>}
      <ul className={styles.problems}>
        {jobs.map(({ id, title, state }) => (
          <li key={id} className={styles.rowLine}>
            <TextLink href={path('job', id)}>
              <Written>{title}</Written>
            </TextLink>
            <span className={styles.spacer} />
            <StateBadge entity="job" state={state} />
          </li>
        ))}
      </ul>
    </>
  );
}
