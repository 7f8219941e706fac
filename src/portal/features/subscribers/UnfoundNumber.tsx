import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { subscriberPolicy } from '../../../../machines/subscribers/subscriber.policy.ts';
import { useSending } from '../../api/sending.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { subscribeNumber } from './subscribers.data.ts';

/** Nobody has this number: it is subscribed from here. */
export function UnfoundNumber({ search }: { search: string }) {
  const { t } = useTranslation(['subscribers', 'lists', 'workflow']);
  const { permissions } = useViewer();
  const { isPending, send } = useSending();
  const msisdn = msisdnOf(search);
  if (msisdn === null) return <EmptyState title={t('lists:nothingMatches')} body={t('notANumberYet')} />;
  const permission = subscriberPolicy.SUBSCRIBE;
  const subscribe = async () => {
    await subscribeNumber({ msisdn });
    toast.success(t('subscribed', { number: phoneWritten(msisdn) }));
  };
  return (
    <EmptyState
      title={t('noSubscriber', { number: phoneWritten(msisdn) })}
      body={t('noSubscriberBody')}
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
