import { useTranslation } from 'react-i18next';
import { KeptHistory } from '../../editing/KeptHistory.tsx';
import { FailedRead } from '../../FailedRead.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { useItem } from './lovs.data.ts';

/** Who changed what and when, newest first. */
export function ItemHistory({ list, id }: { list: string; id: string }) {
  const { t } = useTranslation('lovs');
  const { data, error, isPending, refetch } = useItem(list, id);
  if (isPending) return <SkeletonLines lines={3} />;
  if (error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (data.history.length === 0) return <EmptyState title={t('noHistory')} body={t('noHistoryBody')} />;
  return (
    <KeptHistory
      steps={data.history}
      eventOf={(event) => t(`events.${event}`)}
      nameOf={(field) => t(`fields.${field}`)}
      sayValue={(field, value) => (field === 'active' ? t(value === 'true' ? 'active' : 'inactive') : value)}
    />
  );
}
