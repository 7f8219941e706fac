import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { casePolicy } from '../../../../machines/cases/case.policy.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { useViewer } from '../../workflow/viewer.ts';

export function NewCaseButton() {
  const { t } = useTranslation(['cases', 'workflow']);
  const { permissions } = useViewer();
  const [, navigate] = useLocation();
  const permission = casePolicy.CREATE;
  const isPermitted = permissions.has(permission);
  const begin = () => navigate(path('createCase'));
  usePageKeys(isPermitted ? { n: begin } : {});
  return (
    <Button
      shrinks
      variant="primary"
      icon={Plus}
      label={t('newCase')}
      disabledReason={isPermitted ? undefined : t('workflow:needsPermission', { permission })}
      aria-keyshortcuts="N"
      onPress={begin}
    />
  );
}
