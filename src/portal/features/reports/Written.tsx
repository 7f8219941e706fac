import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import * as styles from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useWritten } from './evidence.data.ts';
import type { Reported } from './reports.data.ts';

/** What a reported person wrote. */
export function Written({ thing }: { thing: Reported }) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormat();
  const { data, isPending } = useWritten(thing);
  return (
    <section aria-label={t('written')}>
      <div className={styles.sectionHead}>
        <h3 className={h4}>{t('written')}</h3>
      </div>
      {isPending && <SkeletonLines lines={3} />}
      {data?.items.length === 0 && <p className={muted}>{t('nothingWritten')}</p>}
      {data?.items.map((post) => (
        <div key={post.id}>
          <p className={styles.facts}>
            <StateBadge entity="post" state={post.state} />
            <TextLink href={path('forumPost', post.id)}>{dateTime(post.createdAt)}</TextLink>
          </p>
          <MarkedText text={post.content} language={post.language} />
        </div>
      ))}
    </section>
  );
}
