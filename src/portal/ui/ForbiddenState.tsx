import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** The person is signed in but lacks `permission`. */
export function ForbiddenState({ permission }: { permission?: string }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={ShieldX}
      title={t('forbiddenTitle')}
      body={permission ? t('forbiddenPermission', { permission }) : t('forbiddenBody')}
    />
  );
}
