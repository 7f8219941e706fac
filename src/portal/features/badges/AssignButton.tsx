import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badgePolicy } from '../../../../machines/badges/badge.policy.ts';
import { Button } from '../../ui/Button.tsx';
import { useViewer } from '../../workflow/viewer.ts';

const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }));

export function AssignButton() {
  const { t } = useTranslation(['badges', 'workflow']);
  const { permissions } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const permission = badgePolicy.ASSIGN;
  return (
    <>
      <Button
        icon={Plus}
        label={t('assign')}
        disabledReason={permissions.has(permission) ? undefined : t('workflow:needsPermission', { permission })}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AssignDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
