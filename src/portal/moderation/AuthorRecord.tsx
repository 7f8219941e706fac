import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import * as styles from '../queues/content.css.ts';
import { phoneWritten } from '../ui/phones.ts';
import { danger, h4, ltr, muted } from '../ui/text.css.ts';
import { Earlier, Share } from './Earlier.tsx';
import { PersonLink } from './PersonLink.tsx';

type Author = NonNullable<components['schemas']['PostRecord']['author']>;

/** Who wrote it, and what was decided on them before; null is a colleague. */
export function AuthorRecord({ author }: { author: Author | null }) {
  const { t } = useTranslation('posts');
  return (
    <>
      <section className={styles.section} aria-label={t('author')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('author')}</h2>
        </div>
        {author ? <AuthorFacts author={author} /> : <p className={muted}>{t('staffAuthor')}</p>}
      </section>
      {author && (
        <section className={styles.section} aria-label={t('earlier')}>
          <div className={styles.sectionHead}>
            <h2 className={h4}>{t('earlier')}</h2>
          </div>
          {author.earlier.length === 0 && <p className={muted}>{t('noEarlier')}</p>}
          <ul className={styles.lines}>
            {author.earlier.map((one) => (
              <Earlier key={`${one.postId} ${one.at}`} entity="post" {...one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AuthorFacts({ author }: { author: Author }) {
  const { t } = useTranslation('posts');
  const { number, date } = useFormat();
  const { rejected = 0 } = author.posts;
  const total = Object.values(author.posts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <dl className={styles.pairs}>
        <dt>{t('phone')}</dt>
        <dd>
          <PersonLink person={author}>
            <span className={ltr}>{phoneWritten(author.msisdn)}</span>
          </PersonLink>
        </dd>
        <dt>{t('since')}</dt>
        <dd>{date(author.since)}</dd>
        <dt>{t('farm')}</dt>
        <dd>{t('acres', { count: author.acres, number: number(author.acres) })}</dd>
      </dl>
      <Share counts={author.posts} />
      <p className={styles.facts}>
        <span>{t('postsCount', { count: total, number: number(total) })}</span>
        <span>{t('approvedCount', { number: number(author.posts['approved'] ?? 0) })}</span>
        <span className={rejected > 0 ? danger : undefined}>{t('rejectedCount', { number: number(rejected) })}</span>
      </p>
    </>
  );
}
