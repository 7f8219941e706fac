import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { AuthorRecord } from '../../moderation/AuthorRecord.tsx';
import { ConductSection } from '../../moderation/ConductSection.tsx';
import { ReportLines } from '../../moderation/ReportLines.tsx';
import { TwinLines } from '../../moderation/TwinLines.tsx';
import { path } from '../../paths.ts';
import * as styles from '../../queues/content.css.ts';
import { push } from '../../queues/queue.css.ts';
import type { QueueParts } from '../../queues/queue.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import type { PostRecord } from './posts.data.ts';

/** Where the same was written, who wrote it, what was decided on them before, and who objects. */
export function PostContext({ whole: post }: QueueParts<PostRecord>) {
  const { t } = useTranslation('posts');
  const { number } = useFormat();
  return (
    <>
      <TwinLines entity="post" namespace="posts" twins={post.twins} href={(id) => path('forumPost', id)} />
      <AuthorRecord author={post.author} />
      {post.author && <ConductSection farmer={post.author.id} />}
      <section className={styles.section} aria-label={t('reports')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('reports')}</h2>
          {post.openReports > 0 && (
            <Badge
              tone="danger"
              label={t('openReports', { count: post.openReports, number: number(post.openReports) })}
            />
          )}
          <span className={push} />
          {post.openReports > 0 && <TextLink href={path('reportedPosts')}>{t('toReports')}</TextLink>}
        </div>
        {post.reports.length === 0 ? <p className={muted}>{t('noReports')}</p> : <ReportLines reports={post.reports} />}
      </section>
    </>
  );
}
