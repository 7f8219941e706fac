import { useTranslation } from 'react-i18next';
import type { components } from '../../../contract/generated/types.ts';
import { useFormat } from '../../format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './lovs.css.ts';
import { useItem, wordsOf } from './lovs.data.ts';

type Change = components['schemas']['ReferenceChange'];

/** Who changed what and when, newest first. */
export function ItemHistory({ list, id }: { list: string; id: string }) {
  const { t } = useTranslation('lovs');
  const { data, error, isPending, refetch } = useItem(list, id);
  if (isPending) return <SkeletonLines lines={3} />;
  if (error) return <ErrorState detail={wordsOf(error)} onRetry={() => void refetch()} />;
  if (data.history.length === 0) return <EmptyState title={t('noHistory')} body={t('noHistoryBody')} />;
  return (
    <ol className={styles.history}>
      {data.history.toReversed().map((step) => (
        <Step key={step.version} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: Change }) {
  const { t } = useTranslation('lovs');
  const format = useFormat();
  const wordOf = (field: string, value: string | null) => {
    if (value === null) return t('nothing');
    return field === 'active' ? t(value === 'true' ? 'active' : 'inactive') : value;
  };
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        <span>
          <span className={strong}>{t(`events.${step.event}`)}</span> · <bdi>{step.by.name}</bdi>
        </span>
        <time dateTime={step.at} className={`${meta} ${muted}`}>
          {format.dateTime(step.at)}
        </time>
      </div>
      {step.changes.map(({ field, from, to }) => (
        <div key={field} className={`${styles.change} ${meta}`}>
          <span>{t(`fields.${field}`)}:</span>
          {from !== null && <bdi className={styles.from}>{wordOf(field, from)}</bdi>}
          <bdi>{wordOf(field, to)}</bdi>
        </div>
      ))}
    </li>
  );
}
