import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { path } from '../paths.ts';
import { nameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { push } from '../queues/queue.css.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { directionOf } from '../ui/direction.ts';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { h4, meta, muted, strong } from '../ui/text.css.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';

/** Where it stands among what was said before and after it. */
export function ThreadLines({ post }: { post: components['schemas']['PostRecord'] }) {
  const { t } = useTranslation('posts');
  const { number } = useFormat();
  const { around, total, position } = post.thread;
  if (total < 2) return null;
  return (
    <section aria-label={t('thread')}>
      <div className={styles.sectionHead}>
        <h3 className={h4}>{t('thread')}</h3>
        <span className={muted}>{t('threadPlace', { total: number(total), position: number(position) })}</span>
        <span className={push} />
        <TextLink href={`${path('forumPost', post.id)}#thread`}>{t('openThread')}</TextLink>
      </div>
      {around.map((line) => (
        <div key={line.id} className={styles.tread} data-here={line.id === post.id}>
          <Avatar name={nameOf(line.creator)} size="small" />
          <bdi className={strong}>{nameOf(line.creator)}</bdi>
          <StateBadge entity="post" state={line.id === post.id ? post.state : line.state} />
          <span className={push} />
          <span
            className={`${styles.entryWords} ${meta} ${muted}`}
            dir={directionOf(line.id === post.id ? t('thisPost') : line.content)}
            lang={line.language === 'roman' ? 'ur-Latn' : line.language}
          >
            <NumbersApart>{line.id === post.id ? t('thisPost') : line.content}</NumbersApart>
          </span>
        </div>
      ))}
    </section>
  );
}
