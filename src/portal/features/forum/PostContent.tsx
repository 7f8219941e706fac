import { Clock, MapPin, Reply, Sprout, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import * as styles from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { Media } from '../../queues/Media.tsx';
import type { QueueParts } from '../../queues/queue.ts';
import { RiskStrip } from '../../queues/RiskMark.tsx';
import { ThreadLines } from '../../queues/ThreadLines.tsx';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3 } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import type { PostRecord } from './posts.data.ts';

/** What was posted, with its media in place and the thread around it. */
export function PostContent({ whole: post }: QueueParts<PostRecord>) {
  const { t } = useTranslation('posts');
  const { number, dateTime } = useFormat();
  const { creator } = post;
  return (
    <article aria-label={t('postBy', { name: creator.name })}>
      <header className={styles.who}>
        <Avatar name={creator.name} size="large" />
        <div className={styles.whoWords}>
          <h2 className={h3}>
            <bdi>{creator.name}</bdi>{' '}
            {creator.nameUr && (
              <bdi lang="ur" className={styles.otherName}>
                {creator.nameUr}
              </bdi>
            )}
          </h2>
          <p className={styles.facts}>
            <TextLink href={path('forumPost', post.id)}>{t('number', { number: post.number })}</TextLink>
            {creator.district && (
              <span className={styles.fact}>
                <Icon of={MapPin} small /> <ReferenceWord list="district" of={{ title: creator.district }} />
              </span>
            )}
            <span className={styles.fact}>
              <Icon of={Sprout} small /> {t(`types.${post.type}`)}
              {post.topic && (
                <>
                  {' · '}
                  <ReferenceWord list="forum-topic" of={{ title: post.topic }} />
                </>
              )}
            </span>
            {post.parentId !== null && (
              <span className={styles.fact}>
                <Icon of={Reply} small directional /> {t('isReply')}
              </span>
            )}
            <span className={styles.fact}>
              <Icon of={Clock} small /> {dateTime(post.createdAt)}
            </span>
            <span className={styles.fact}>
              <Icon of={ThumbsUp} small /> {number(post.sentiments.like)} <Icon of={ThumbsDown} small />{' '}
              {number(post.sentiments.dislike)}
            </span>
          </p>
        </div>
        <StateBadge entity="post" state={post.state} large />
      </header>
      <RiskStrip risk={post.risk} />
      <MarkedText text={post.content} language={post.language} />
      <Media media={post.media} name={creator.name} />
      <ThreadLines post={post} />
    </article>
  );
}
