import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postPolicy } from '../../../../machines/forum/post.policy.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import * as content from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { Media } from '../../queues/Media.tsx';
import { push } from '../../queues/queue.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, meta, muted, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './forum.css.ts';
import type { Post, PostRecord } from './posts.data.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { SentimentButtons } from './SentimentButtons.tsx';
import { useThread } from './threads.data.ts';
import { depthsOf } from './threads.ts';

/** The whole thread with its media in place, and a reply to the open post. */
export function RepliesSection({ record, setDirty }: RecordContext<PostRecord>) {
  const { t } = useTranslation(['forum', 'workflow']);
  const { permissions } = useViewer();
  const { data, error, refetch } = useThread(record.id);
  const [isReplying, setReplying] = useState(false);
  const permission = postPolicy.CREATE;
  const denial = permissions.has(permission)
    ? record.state === 'deleted'
      ? t('isDeleted')
      : undefined
    : t('workflow:needsPermission', { permission });
  const posts = data?.items ?? [];
  const depths = depthsOf(posts);
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.thread')}</h2>
        <span className={push} />
        {!isReplying && (
          <Button
            icon={Reply}
            directional
            label={t('reply')}
            disabledReason={denial}
            onPress={() => setReplying(true)}
          />
        )}
      </div>
      {isReplying && <ReplyForm to={record} setDirty={setDirty} onClose={() => setReplying(false)} />}
      {!data && !error && <SkeletonLines lines={4} />}
      {!data && error ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
      <ol className={styles.thread}>
        {posts.map((post) => (
          <li
            key={post.id}
            className={styles.reply}
            data-here={post.id === record.id}
            style={{ marginInlineStart: (depths.get(post.id) ?? 0) * 20 }}
          >
            <ThreadPost post={post} isHere={post.id === record.id} />
          </li>
        ))}
      </ol>
    </>
  );
}

function ThreadPost({ post, isHere }: { post: Post; isHere: boolean }) {
  const { t } = useTranslation(['forum', 'posts']);
  const { dateTime } = useFormat();
  const { name } = post.creator;
  return (
    <article aria-label={t(isHere ? 'thisPostBy' : 'posts:postBy', { name })}>
      <header className={styles.replyHead}>
        <Avatar name={name} size="small" />
        <bdi className={strong}>{name}</bdi>
        <StateBadge entity="post" state={post.state} />
        <span className={push} />
        <span className={`${meta} ${muted}`}>{dateTime(post.createdAt)}</span>
        {isHere ? (
          <span className={`${meta} ${muted}`}>{t('posts:thisPost')}</span>
        ) : (
          <TextLink href={path('forumPost', post.id)}>{t('openPost', { number: post.number })}</TextLink>
        )}
      </header>
      {!isHere && (
        <>
          <MarkedText text={post.content} language={post.language} />
          <Media media={post.media} name={name} />
          <SentimentButtons post={post} />
        </>
      )}
    </article>
  );
}
