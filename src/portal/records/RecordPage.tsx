import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { FailedRead } from '../FailedRead.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useRecord } from '../workflow/entity.data.ts';
import { RecordBody } from './RecordBody.tsx';
import * as styles from './record.css.ts';
import type { PageRecord, RecordDescription } from './record.ts';

interface RecordPageProps<R extends PageRecord> {
  description: RecordDescription<R>;
}

/** A whole record page out of its description. */
export function RecordPage<R extends PageRecord>({ description }: RecordPageProps<R>) {
  const { id = '' } = useParams();
  const { t } = useTranslation(['records', description.entity.namespace]);
  const { data, error, refetch } = useRecord(description.entity, id);
  const [scrolledTo, setScrolledTo] = useState<string>();
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || scrolledTo === id) return;
    setScrolledTo(id);
    const anchor = window.location.hash.slice(1);
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
    else document.getElementById('main')?.scrollTo({ top: 0 });
  }, [id, isThere, scrolledTo]);
  if (data) return <RecordBody key={data.id} description={description} record={data} />;
  if (!error) {
    return (
      <div className={styles.top}>
        <SkeletonLines lines={8} />
      </div>
    );
  }
  return (
    <FailedRead
      error={error}
      onRetry={() => void refetch()}
      missing={
        <EmptyState
          isPage
          title={t(`${description.entity.namespace}:notFound`)}
          body={t('notFoundBody')}
          action={<TextLink href={description.entity.screen}>{t('backToList')}</TextLink>}
        />
      }
    />
  );
}
