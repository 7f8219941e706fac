import { useTranslation } from 'react-i18next';
import { breathe } from './motion.css.ts';
import * as styles from './Skeleton.css.ts';
import { hidden } from './text.css.ts';

const WIDTHS = ['62%', '84%', '71%', '48%', '90%', '57%'];

/** A place where text is about to be. */
export function Skeleton({ width = '100%', height = 12 }: { width?: number | string; height?: number }) {
  return (
    <span aria-hidden="true" className={`${styles.bar} ${breathe}`} style={{ inlineSize: width, blockSize: height }} />
  );
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" className={styles.lines}>
      <span className={hidden}>{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length] ?? '100%'} />
      ))}
    </div>
  );
}

/** Rows of a list on their way. */
export function SkeletonRows({ rows = 12, columns = 6 }: { rows?: number; columns?: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true">
      <span className={hidden}>{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.row} aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so are the cells
            <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '100%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
