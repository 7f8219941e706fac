import { PanelRight, PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { callErrorOf } from '../../api/call-error.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { path } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, ltr } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';
import { useProfile } from './farmers.data.ts';
import { QuickBody } from './QuickBody.tsx';

/** Who calls, beside the call: by id, or by the number that a softphone puts into the address. */
export function QuickProfilePage() {
  const { id = '' } = useParams();
  const search = useSearch();
  const { t } = useTranslation('farmers');
  const refusalWords = useErrorWords();
  const asked = new URLSearchParams(search).get('msisdn');
  const number = msisdnOf(asked ?? (/^\+?[\d ]+$/.test(id) ? id : ''));
  const { data, error, refetch } = useProfile(number ?? id);
  const phone = data?.farmer.phone ?? number;
  return (
    <div className={styles.quick}>
      <header className={styles.callBar}>
        <Icon of={PhoneCall} />
        <h1 className={h4}>{t('quickProfile')}</h1>
        {phone && <span className={ltr}>{phoneWritten(phone)}</span>}
        <span className={styles.spacer} />
        {data && (
          <TextLink href={path('profile', data.farmer.id)}>
            <Icon of={PanelRight} /> {t('openProfile')}
          </TextLink>
        )}
      </header>
      {content()}
    </div>
  );

  function content() {
    if (data) return <QuickBody key={data.farmer.id} profile={data} />;
    if (!error) {
      return (
        <div className={styles.quickBody}>
          <SkeletonLines lines={10} />
        </div>
      );
    }
    if (callErrorOf(error).status === 404) {
      const query = number ? `?msisdn=${number}` : '';
      return (
        <EmptyState
          title={number ? t('unknownNumber', { number: phoneWritten(number) }) : t('notFound')}
          action={<TextLink href={`${path('profile', 'new')}${query}`}>{t('createProfile')}</TextLink>}
        />
      );
    }
    return <ErrorState detail={refusalWords(error)} onRetry={() => void refetch()} />;
  }
}
