import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../format.ts';
import { meta, muted } from '../../ui/text.css.ts';
import { type ForumStats, listOf } from './figures.ts';
import * as styles from './forum.css.ts';

const STATES = ['pending', 'approved', 'rejected', 'deleted'] as const;

/** The totals of the days; where a list shows what is counted, the figure leads to it. */
export function FigureTiles({ stats }: { stats: ForumStats }) {
  const { t } = useTranslation('forum');
  const { number } = useFormat();
  const { totals } = stats;
  const tiles: readonly { key: string; value: number; href?: string }[] = [
    { key: 'posts', value: totals.posts, href: listOf(stats, { kind: 'post' }) },
    { key: 'replies', value: totals.replies, href: listOf(stats, { kind: 'reply' }) },
    ...STATES.map((state) => ({ key: state, value: totals[state], href: listOf(stats, { status: state }) })),
    { key: 'authors', value: totals.authors },
    { key: 'likes', value: totals.likes },
    { key: 'dislikes', value: totals.dislikes },
    { key: 'openReports', value: totals.openReports },
  ];
  return (
    <ul className={styles.tiles} aria-label={t('totals')}>
      {tiles.map(({ key, value, href }) => {
        const words = (
          <>
            <span className={`${meta} ${muted}`}>{t(`tiles.${key}`)}</span>
            <span className={styles.figure}>{number(value)}</span>
          </>
        );
        return (
          <li key={key}>
            {href ? (
              <Link href={href} className={`${styles.tile} ${styles.tileLink}`}>
                {words}
              </Link>
            ) : (
              <div className={styles.tile}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
