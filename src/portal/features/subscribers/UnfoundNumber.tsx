import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { isShortened } from '../../../../machines/shared/shortened-number.ts';
import { subscriberPolicy } from '../../../../machines/subscribers/subscriber.policy.ts';
import { useSending } from '../../api/sending.hook.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { useFarmersFound } from '../../reference/farmers.found.ts';
import { titleOf } from '../../title-of.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './subscribers.css.ts';
import { subscribeNumber } from './subscribers.data.ts';

/** Nobody has this number: it is subscribed from here. A farmer who has not subscribed is named all the same. */
export function UnfoundNumber({ search }: { search: string }) {
  const { t } = useTranslation(['subscribers', 'common', 'lists', 'workflow']);
  const { permissions } = useViewer();
  const { isPending, send } = useSending();
  const msisdn = msisdnOf(search);
  const words = search.trim();
  const enabled = permissions.has(FARMERS) && words !== '';
  const { farmers, isBySound } = useFarmersFound(words, { limit: NAMED, enabled });
  const profiles = farmers.length > 0 && (
    <>
      {t(isBySound ? 'soundsLike' : 'profilesFound', { count: farmers.length })}{' '}
      {farmers.map((farmer) => (
        <span key={farmer.id} className={styles.found}>
          <TextLink href={path('profile', farmer.id)}>
            <bdi>{nameOf(farmer)}</bdi>
          </TextLink>
          <span className={ltr}>{phoneWritten(farmer.phone)}</span>
          {farmer.district && <bdi>{titleOf(farmer.district)}</bdi>}
        </span>
      ))}
    </>
  );
  if (msisdn === null) {
    const why = isShortened(search) ? t('common:shortenedPhone') : t('notANumberYet');
    return <EmptyState title={t('lists:nothingMatches')} body={profiles || why} />;
  }
  const permission = subscriberPolicy.SUBSCRIBE;
  const subscribe = async () => {
    await subscribeNumber({ msisdn });
    toast.success(t('subscribed', { number: phoneWritten(msisdn) }));
  };
  return (
    <EmptyState
      title={t('noSubscriber', { number: phoneWritten(msisdn) })}
      body={
        <>
          {t('noSubscriberBody')} {profiles}
        </>
      }
      action={
        <Button
          variant="primary"
          icon={Plus}
          label={t('subscribeThis')}
          isPending={isPending}
          disabledReason={permissions.has(permission) ? undefined : t('workflow:needsPermission', { permission })}
          onPress={() => void send(subscribe, ({ words }) => toast.error(words))}
        />
      }
    />
  );
}

const NAMED = 8;
const FARMERS = 'subscription:farmer-agent-wise-list:get';
