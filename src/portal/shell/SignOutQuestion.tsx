import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface SignOutQuestionProps {
  /** How many decisions the server has not answered. */
  count: number;
  onSignOut: () => void;
  onClose: () => void;
}

/** Asked before somebody goes whose decisions have not gone out: nobody else sends them. */
export function SignOutQuestion({ count, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('unsent.leaveTitle')}
      description={t('unsent.leaveBody', { count, number: number(count) })}
      confirmLabel={t('signOut')}
      onConfirm={onSignOut}
    />
  );
}
