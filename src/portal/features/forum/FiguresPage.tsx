import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FailedRead } from '../../FailedRead.tsx';
import { part } from '../../page.part.tsx';
import { path } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h2 } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { daysBack, SPANS, spanIn } from './figures.ts';
import * as styles from './forum.css.ts';
import { useForumStats } from './threads.data.ts';

const Charts = part(async () => (await import('./Charts.tsx')).Charts);

/** What happens in the forum, in figures and charts; each leads to the posts that it counts. */
export function FiguresPage() {
  const { t } = useTranslation('forum');
  const [, navigate] = useLocation();
  const span = spanIn(useSearch());
  const { from, to } = daysBack(span, useMoment());
  const mayLead = useViewer().permissions.has('stats:moderators:get');
  const { data, error, refetch } = useForumStats(from, to);
  return (
    <div className={styles.page}>
      <Breadcrumb
        label={t('trail')}
        steps={[{ label: t('title'), href: path('forum') }, { label: t('figuresTitle') }]}
      />
      <div className={styles.titlebar}>
        <h1 className={h2}>{t('figuresTitle')}</h1>
        {mayLead && <TextLink href={path('moderatorFigures')}>{t('moderatorFigures')}</TextLink>}
        <SegmentedControl
          label={t('span')}
          value={String(span)}
          onChange={(days) => navigate(`${path('forumFigures')}?days=${days}`, { replace: true })}
          options={SPANS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        />
      </div>
      {!data && !error && <SkeletonLines lines={10} />}
      {!data && error ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
      {data && (
        <>
          <FigureTiles stats={data} />
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <Charts stats={data} />
          </Suspense>
        </>
      )}
    </div>
  );
}
