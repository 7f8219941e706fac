import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listingPolicy } from '../../../../machines/mandi/listing.policy.ts';
import { Button } from '../../ui/Button.tsx';
import { useViewer } from '../../workflow/viewer.ts';

const NewListing = lazy(async () => ({ default: (await import('./NewListing.tsx')).NewListing }));

export function NewListingButton() {
  const { t } = useTranslation(['listings', 'workflow']);
  const { permissions } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const permission = listingPolicy.CREATE;
  return (
    <>
      <Button
        shrinks
        variant="primary"
        icon={Plus}
        label={t('newListing')}
        disabledReason={permissions.has(permission) ? undefined : t('workflow:needsPermission', { permission })}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NewListing onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
