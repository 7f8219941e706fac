import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { BEGIN } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { useViewer } from './viewer.ts';

interface OpeningButtonProps {
  label: string;
  permission: string;
  /** Fetched when it is first opened. */
  Form: ComponentType<{ onClose: () => void }>;
  /** The name under which what is typed into it is kept: an address that names it opens it (`beginning`). */
  begins?: string;
  variant?: 'primary' | 'secondary';
}

/** Opens the form of something new, for those who may make it. */
export function OpeningButton({ label, permission, Form, begins, variant = 'primary' }: OpeningButtonProps) {
  const { t } = useTranslation('workflow');
  const { permissions } = useViewer();
  const asked = useAsked(begins);
  const [isPressed, setPressed] = useState(false);
  const mayOpen = permissions.has(permission);
  const close = () => {
    setPressed(false);
    asked.forget();
  };
  return (
    <>
      <Button
        shrinks
        variant={variant}
        icon={Plus}
        label={label}
        disabledReason={mayOpen ? undefined : t('needsPermission', { permission })}
        onPress={() => setPressed(true)}
      />
      {mayOpen && (isPressed || asked.isSo) && <Form onClose={close} />}
    </>
  );
}

/** Whether the address asks for the form that is kept under this name, until it is closed. */
function useAsked(begins: string | undefined) {
  const search = new URLSearchParams(useSearch());
  const [address, navigate] = useLocation();
  const isSo = begins !== undefined && search.get(BEGIN) === begins;
  return {
    isSo,
    forget() {
      if (!isSo) return;
      search.delete(BEGIN);
      navigate(search.size === 0 ? address : `${address}?${search}`, { replace: true });
    },
  };
}
