import { useTranslation } from 'react-i18next';
import type { BulkRow } from '../workflow/bulk.ts';
import { MediaMarks } from './MediaMarks.tsx';
import * as styles from './queue.css.ts';
import { RiskMark } from './RiskMark.tsx';

/** What a row of the queue shows beside its words, for one among many. */
export function BulkMarks({ row: { risk, media, handedTo } }: { row: BulkRow }) {
  const { t } = useTranslation('queues');
  if (!risk && !media && handedTo === undefined) return null;
  return (
    <span className={styles.bulkMarks}>
      {risk && <RiskMark level={risk} />}
      {media && <MediaMarks counts={media} />}
      {handedTo !== undefined && (
        <span className={styles.claim.mine}>{handedTo ? t('handedTo', { name: handedTo }) : t('handedOn')}</span>
      )}
    </span>
  );
}
