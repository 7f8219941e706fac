import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { AuthorRecord } from '../../moderation/AuthorRecord.tsx';
import { ConductSection } from '../../moderation/ConductSection.tsx';
import { ReportLines } from '../../moderation/ReportLines.tsx';
import { SellerRecord } from '../../moderation/SellerRecord.tsx';
import { TwinLines } from '../../moderation/TwinLines.tsx';
import { path } from '../../paths.ts';
import * as styles from '../../queues/content.css.ts';
import { push } from '../../queues/queue.css.ts';
import type { QueueParts } from '../../queues/queue.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { authorWithAll } from './author-with-all.ts';
import { useListingRecord, usePostRecord } from './evidence.data.ts';
import type { Reported } from './reports.data.ts';

/** All reports of one thing, and what agreeing would do. */
export function ReportedContext({ whole: thing }: QueueParts<Reported>) {
  const { t } = useTranslation('reports');
  const { number } = useFormat();
  const { data: post } = usePostRecord(thing);
  const { data: listing } = useListingRecord(thing);
  return (
    <>
      <section className={styles.section} aria-label={t('effect')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('effect')}</h2>
          <span className={push} />
          {thing.target.kind === 'post' && <TextLink href={path('forumPost', thing.target.id)}>{t('toPost')}</TextLink>}
          {thing.target.kind === 'listing' && (
            <TextLink href={path('listing', thing.target.id)}>{t('toListing')}</TextLink>
          )}
        </div>
        <p className={muted}>{t(`effects.${thing.target.kind}`)}</p>
        <p className={muted}>{t('effects.dismiss')}</p>
      </section>
      <section className={styles.section} aria-label={t('reports')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('reports')}</h2>
          {thing.open > 0 && (
            <Badge tone="danger" label={t('openReports', { count: thing.open, number: number(thing.open) })} />
          )}
        </div>
        <ReportLines reports={thing.reports} />
      </section>
      {post && thing.target.kind === 'post' && (
        <TwinLines entity="post" namespace="posts" twins={post.twins} href={(id) => path('forumPost', id)} />
      )}
      {post && <AuthorRecord author={thing.target.kind === 'user' ? authorWithAll(post) : post.author} />}
      {listing && <SellerRecord listing={listing} />}
      {thing.author.kind === 'farmer' && thing.author.id !== null && <ConductSection farmer={thing.author.id} />}
    </>
  );
}
