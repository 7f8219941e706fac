import { useTranslation } from 'react-i18next';
import { useSession } from '../shell/session.ts';

/** Why this person may not do what asks for this permission; nothing where they may. */
export function useLock(permission: string): string | undefined {
  const { t } = useTranslation('editing');
  const { user } = useSession();
  return user?.permissions.has(permission) ? undefined : t('missingPermission', { permission });
}
