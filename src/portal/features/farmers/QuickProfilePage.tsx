import { ArrowLeft, PanelRight, PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearch } from 'wouter';
import { callErrorOf } from '../../api/call-error.ts';
import { useAway } from '../../api/reach.ts';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LANE } from '../../ui/notice.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNamedInTab } from '../../ui/tab-title.ts';
import { h4, ltr } from '../../ui/text.css.ts';
import { askedIn } from './caller.ts';
import * as styles from './farmers.css.ts';
import { useCaller, useProfile } from './farmers.data.ts';
import { NewCaller } from './NewCaller.tsx';
import { QuickBody } from './QuickBody.tsx';
import { useCarried } from './standing.hook.ts';
import { UnreadNumber } from './UnreadNumber.tsx';

/** Who calls, beside the call: by id, or by the number that a softphone puts into the address. */
export function QuickProfilePage() {
  const { id = '' } = useParams();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { t } = useTranslation(['farmers', 'duplicates']);
  const asked = askedIn(id, search);
  const number = asked.kind === 'number' ? asked.msisdn : null;
  const known = useProfile(asked.kind === 'id' ? asked.id : '');
  const called = useCaller(number);
  const { error, refetch, dataUpdatedAt } = number === null ? known : called;
  const data = number === null ? known.data : (called.data?.profile ?? undefined);
  const isCarried = useCarried(data);
  // The number that rings, also where its record was merged into that of another number.
  const phone = number ?? data?.farmer.phone;
  const merged = data?.merged.find((one) => one.phone === number || one.id === id.toLowerCase());
  useNamedInTab(phone ? phoneWritten(phone) : '');
  const isAway = useAway();
  const { dateTime } = useFormat();
  return (
    <div className={styles.quick}>
      <header className={styles.callBar}>
        <IconButton
          icon={ArrowLeft}
          directional
          label={t('allSubscribers')}
          onPress={() => navigate(path('subscribers'))}
        />
        <div className={styles.callTitle} {...{ [LANE]: '' }}>
          <Icon of={PhoneCall} />
          <h1 className={h4}>{t('quickProfile')}</h1>
          {phone && <span className={ltr}>{phoneWritten(phone)}</span>}
        </div>
        {data && (
          <TextLink href={path('profile', data.farmer.id)}>
            <Icon of={PanelRight} /> <span className={styles.callYields}>{t('openProfile')}</span>
          </TextLink>
        )}
      </header>
      {content()}
    </div>
  );

  function content() {
    if (asked.kind === 'unread') return <UnreadNumber key={asked.text} text={asked.text} />;
    if (data && isCarried) {
      return (
        <>
          {isAway && (
            <p role="status" className={styles.asOf}>
              {t('asOf', { time: dateTime(new Date(dataUpdatedAt).toISOString()) })}
            </p>
          )}
          {merged && (
            <p role="status" className={styles.asOf}>
              {t('duplicates:cameFrom', {
                name: merged.name,
                number: phoneWritten(merged.phone),
                by: merged.by.name,
                time: dateTime(merged.at),
              })}
            </p>
          )}
          <QuickBody key={data.farmer.id} profile={data} phone={phone ?? data.farmer.phone} />
        </>
      );
    }
    if (called.data) {
      return (
        <NewCaller
          key={called.data.msisdn}
          msisdn={called.data.msisdn}
          operator={called.data.operator}
          onCreated={() => void called.refetch()}
        />
      );
    }
    if (!error || data) {
      return (
        <div className={styles.quickBody}>
          <SkeletonLines lines={10} />
        </div>
      );
    }
    if (callErrorOf(error).status === 404) return <EmptyState isPage title={t('notFound')} />;
    return <FailedRead error={error} onRetry={() => void refetch()} />;
  }
}
