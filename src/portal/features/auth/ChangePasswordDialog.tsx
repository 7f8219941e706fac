import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { SHORTEST_PASSWORD } from './new-password.ts';
import { PasswordField } from './PasswordField.tsx';

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Opened from the person's menu. The server's own words say how it went. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation('auth');
  const form = useId();
  const [isTyped, setTyped] = useState(false);
  const change = $api.useMutation('put', '/auth/agent/password');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isStrict={isTyped}
      width="small"
      title={t('change.title')}
      footer={
        <>
          <CancelButton label={t('change.cancel')} />
          <Button variant="primary" type="submit" form={form} label={t('change.save')} isPending={change.isPending} />
        </>
      }
    >
      <ChangePasswordForm
        id={form}
        onTyped={() => setTyped(true)}
        onSubmit={(body) =>
          change.mutate(
            { body },
            {
              onSuccess: ({ success, message }) => {
                if (success) {
                  toast.success(message);
                  onClose();
                } else toast.error(message);
              },
              onError: (error) => toast.error(error instanceof Error ? error.message : t('failed')),
            },
          )
        }
      />
    </Dialog>
  );
}

interface ChangePasswordFormProps {
  id: string;
  onTyped: () => void;
  onSubmit: (body: { oldPassword: string; newPassword: string }) => void;
}

function ChangePasswordForm({ id, onTyped, onSubmit }: ChangePasswordFormProps) {
  const { t } = useTranslation('auth');
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setChecked] = useState(false);
  const faults = {
    old: oldPassword === '' ? t('faults.passwordEmpty') : undefined,
    fresh: newPassword.length < SHORTEST_PASSWORD ? t('faults.passwordShort', { count: SHORTEST_PASSWORD }) : undefined,
    again: again !== newPassword ? t('faults.passwordsDiffer') : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.again) toast.error(faults.again);
    if (!faults.old && !faults.fresh && !faults.again) onSubmit({ oldPassword, newPassword });
  };
  const shown = (fault: string | undefined) => (isChecked ? fault : undefined);
  return (
    <form id={id} className={styles.form} onInput={onTyped} onSubmit={submit} noValidate>
      <PasswordField
        label={t('change.old')}
        value={oldPassword}
        onChange={setOld}
        autoComplete="current-password"
        error={shown(faults.old)}
      />
      <PasswordField
        label={t('change.new')}
        value={newPassword}
        onChange={setNew}
        autoComplete="new-password"
        description={t('change.rule', { count: SHORTEST_PASSWORD })}
        error={shown(faults.fresh)}
      />
      <PasswordField
        label={t('change.again')}
        value={again}
        onChange={setAgain}
        autoComplete="new-password"
        error={shown(faults.again)}
      />
    </form>
  );
}
