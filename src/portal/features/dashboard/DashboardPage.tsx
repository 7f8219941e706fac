import { Coffee } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { h2, muted } from '../../ui/text.css.ts';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import { Charts } from './Charts.tsx';
import * as styles from './dashboard.css.ts';
import { useDashboardWithCharts } from './dashboard.data.ts';
import { FirstDay } from './FirstDay.tsx';
import { Lately } from './Lately.tsx';
import { NextThing } from './NextThing.tsx';
import { OwnDrafts } from './OwnDrafts.tsx';
import { QueueTable } from './QueueTable.tsx';
import { RoleSwitch } from './RoleSwitch.tsx';
import { UnderWay } from './UnderWay.tsx';
import { WeatherWarnings } from './WeatherWarnings.tsx';

/** What waits for the person signed in: each queue with its states, how many and how long. */
export function DashboardPage() {
  const { t } = useTranslation(['shell', 'workflow']);
  const format = useFormat();
  const { data, isPending, isError, error, refetch } = useDashboardWithCharts();
  usePageKeys({ r: () => void refetch() });
  const isDrawn = data !== undefined && data.charts.length + data.standings.length > 0;
  const keys = [
    { keys: ['J', 'K'], words: t('dashboard.keys.move') },
    { keys: ['Enter'], words: t('dashboard.keys.open') },
    { keys: ['O'], words: t('dashboard.keys.oldest') },
    { keys: ['T'], words: t('dashboard.keys.tables') },
    { keys: ['R'], words: t('dashboard.keys.again') },
  ];
  return (
    <>
      <PageKeys own={keys} />
      <div className={styles.title}>
        <h1 className={h2}>{t('dashboard.today')}</h1>
        {data && <span className={muted}>{format.dateTime(data.at)}</span>}
        <span className={styles.titleSpace} />
        <RoleSwitch />
        <FirstDay />
      </div>
      {data && data.queues.length > 0 && <NextThing queues={data.queues} now={Date.parse(data.at)} />}
      <div className={styles.columns} data-pending={isPending || undefined}>
        <div className={styles.queues}>
          {isPending && (
            <div className={styles.coming}>
              <SkeletonLines lines={5} />
            </div>
          )}
          {isError && <ErrorState detail={error.detail ?? error.title} onRetry={() => void refetch()} />}
          {data?.queues.length === 0 && !isDrawn && (
            <EmptyState icon={Coffee} title={t('dashboard.nothing')} body={t('dashboard.nothingBody')} />
          )}
          {data && data.queues.length > 0 && <QueueTable queues={data.queues} now={Date.parse(data.at)} />}
        </div>
        <div className={styles.side}>
          {data?.warnings.map((warnings) => (
            <WeatherWarnings key={warnings.screen} of={warnings} onRetry={() => void refetch()} />
          ))}
          {data?.underWay.map((begun) => (
            <UnderWay key={begun.screen} of={begun} onRetry={() => void refetch()} />
          ))}
          {data && <OwnDrafts of={data.drafts} onRetry={() => void refetch()} />}
          <Lately />
        </div>
        {data && isDrawn && (
          <div className={styles.drawn}>
            <Charts charts={data.charts} standings={data.standings} onRetry={() => void refetch()} />
          </div>
        )}
      </div>
    </>
  );
}
