import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import type { Asked } from './history.address.ts';
import * as styles from './history.css.ts';

interface HistoryPartProps {
  asked: Asked;
  /** The `next` of the part above. */
  before?: string;
  moduleOf: (module: string) => string;
}

/** A page of steps, and below it, once asked for, the older ones. */
export function HistoryPart({ asked, before, moduleOf }: HistoryPartProps) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const query = { ...asked, ...(before !== undefined && { before }) };
  const { data, error, refetch } = $api.useQuery('get', '/history', { params: { query } });
  if (error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={8} />;
  return (
    <>
      {data.items.length === 0 && data.next === null && before === undefined && (
        <EmptyState title={t('nothing')} body={t('nothingBody')} />
      )}
      <ol className={styles.steps}>
        {data.items.map((step) => (
          <HistoryRow key={step.id} step={step} moduleOf={moduleOf} />
        ))}
      </ol>
      {data.next !== null && !isOpen && <Button label={t('older')} onPress={() => setOpen(true)} />}
      {data.next !== null && isOpen && <HistoryPart asked={asked} before={data.next} moduleOf={moduleOf} />}
    </>
  );
}
