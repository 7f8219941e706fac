import { Phone, PhoneOff, UserCheck, UserCog, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { farmerPolicy } from '../../../../machines/farmers/farmer.policy.ts';
import { doNotCallPolicy } from '../../../../machines/subscribers/do-not-call.policy.ts';
import { subscriberPolicy } from '../../../../machines/subscribers/subscriber.policy.ts';
import type { Option } from '../../ui/Option.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import type { Action } from './imports.data.ts';

const actions = [
  { value: 'subscribe', icon: UserCheck, permission: subscriberPolicy.SUBSCRIBE },
  { value: 'unsubscribe', icon: UserX, permission: subscriberPolicy.UNSUBSCRIBE },
  { value: 'farmerStatus', icon: UserCog, permission: farmerPolicy.BULK_STATUS },
  { value: 'doNotCall', icon: PhoneOff, permission: doNotCallPolicy.ENTER },
  { value: 'mayCall', icon: Phone, permission: doNotCallPolicy.END },
] as const;

/** What can be done with a file; what one may not do says so. */
export function useActions(): readonly Option<Action>[] {
  const { t } = useTranslation(['imports', 'records']);
  const { permissions } = useViewer();
  return actions.map(({ value, icon, permission }) => ({
    value,
    icon,
    label: t(`actions.${value}`),
    ...(!permissions.has(permission) && { disabledReason: t('records:refusals.permission', { permission }) }),
  }));
}
