import { Clock, MapPin, Reply, Sprout, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { PersonHeading } from '../../moderation/PersonHeading.tsx';
import { ThreadLines } from '../../moderation/ThreadLines.tsx';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import * as styles from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { Media } from '../../queues/Media.tsx';
import type { QueueParts } from '../../queues/queue.ts';
import { RiskStrip } from '../../queues/RiskMark.tsx';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import type { PostRecord } from './posts.data.ts';

/** What was posted, with its media in place and the thread around it. */
export function PostContent({ whole: post }: QueueParts<PostRecord>) {
  const { t } = useTranslation('posts');
  const { number, dateTime } = useFormat();
  const { creator } = post;
  const name = nameOf(creator);
  return (
    <article aria-label={t('postBy', { name })}>
      <header className={styles.who}>
        <Avatar name={name} size="large" />
        <div className={styles.whoWords}>
          <PersonHeading person={creator} />
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
      <Media media={post.media} name={name} />
      <ThreadLines post={post} />
    </article>
  );
}
