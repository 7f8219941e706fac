import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { useViewer } from './viewer.ts';

interface OpeningButtonProps {
  label: string;
  permission: string;
  /** Fetched when it is first opened. */
  Form: ComponentType<{ onClose: () => void }>;
  variant?: 'primary' | 'secondary';
}

/** Opens the form of something new, for those who may make it. */
export function OpeningButton({ label, permission, Form, variant = 'primary' }: OpeningButtonProps) {
  const { t } = useTranslation('workflow');
  const { permissions } = useViewer();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        shrinks
        variant={variant}
        icon={Plus}
        label={label}
        disabledReason={permissions.has(permission) ? undefined : t('needsPermission', { permission })}
        onPress={() => setOpen(true)}
      />
      {isOpen && <Form onClose={() => setOpen(false)} />}
    </>
  );
}
