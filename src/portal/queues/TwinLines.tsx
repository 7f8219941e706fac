import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { path } from '../paths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { h4 } from '../ui/text.css.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import { StateBadge } from '../workflow/StateBadge.tsx';
import * as styles from './content.css.ts';

/** Other posts of the same text, each decided on its own; what is decided meanwhile shows at once. */
export function TwinLines({ twins }: Pick<components['schemas']['PostRecord'], 'twins'>) {
  const { t } = useTranslation('posts');
  const { number, date } = useFormat();
  const steps = useLiveSteps('post');
  const { total, shown } = twins;
  if (total === 0) return null;
  const title = t('sameText', { count: total, number: number(total) });
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2 className={h4}>{title}</h2>
      </div>
      <ul className={styles.lines}>
        {shown.map((twin) => (
          <li key={twin.id}>
            <div className={styles.entry}>
              <TextLink href={path('forumPost', twin.id)}>{t('number', { number: twin.number })}</TextLink>
              <bdi className={styles.entryWords}>{twin.creator.name}</bdi>
              <StateBadge entity="post" state={steps.get(twin.id)?.at(-1)?.state ?? twin.state} />
              <span className={styles.entryNote}>{date(twin.createdAt)}</span>
            </div>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={styles.entryNote}>{t('moreTwins', { number: number(total - shown.length) })}</p>
      )}
    </section>
  );
}
