import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loanPolicy } from '../../../../machines/loans/loan.policy.ts';
import { Button } from '../../ui/Button.tsx';
import { useViewer } from '../../workflow/viewer.ts';

const NewApplication = lazy(async () => ({ default: (await import('./NewApplication.tsx')).NewApplication }));

export function NewApplicationButton() {
  const { t } = useTranslation(['loans', 'workflow']);
  const { permissions } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const permitted = permissions.has(loanPolicy.APPLY);
  return (
    <>
      <Button
        shrinks
        variant="primary"
        icon={Plus}
        label={t('newApplication')}
        disabledReason={permitted ? undefined : t('workflow:needsPermission', { permission: loanPolicy.APPLY })}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NewApplication onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
