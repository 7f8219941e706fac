import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { callErrorOf } from '../api/call-error.ts';
import { useErrorWords } from '../api/error.words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ForbiddenState } from '../ui/ForbiddenState.tsx';
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
  const refusalWords = useErrorWords();
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
  const { status, permission } = callErrorOf(error);
  if (status === 403) return <ForbiddenState {...(permission && { permission })} />;
  if (status === 404 || status === 400) {
    return (
      <EmptyState
        isPage
        title={t(`${description.entity.namespace}:notFound`)}
        body={t('notFoundBody')}
        action={<TextLink href={description.entity.screen}>{t('backToList')}</TextLink>}
      />
    );
  }
  return <ErrorState detail={refusalWords(error)} onRetry={() => void refetch()} />;
}
