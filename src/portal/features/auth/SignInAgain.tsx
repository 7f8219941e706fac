import { type FormEvent, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../page.part.tsx';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './auth.css.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSigningIn } from './signing-in.hook.ts';

const TwoFactor = part(async () => (await import('./TwoFactor.tsx')).TwoFactor);

/** Over the page of somebody whose session has lapsed: the same person signs in again, and the page goes on as it stands. */
export function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { signOut } = useSession();
  const { isAskingCode, isPending, isUnreached, send } = useSigningIn();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password !== '' && !isPending) send(email, password);
  };
  return (
    <>
      <Dialog
        isOpen
        isStrict
        onClose={() => void signOut()}
        width="small"
        title={t('lapsed.title')}
        description={t('lapsed.body')}
        footer={
          <>
            <CancelButton label={t('lapsed.leave')} />
            <Button variant="primary" type="submit" form={form} label={t('signIn')} isPending={isPending} />
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          {isUnreached && (
            <p className={styles.notice} role="alert">
              {t('unreachable')}
            </p>
          )}
          <TextField label={t('email')} value={email} onChange={() => {}} disabledReason={t('lapsed.same')} code />
          <PasswordField
            label={t('password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            error={isChecked && password === '' ? t('faults.passwordEmpty') : undefined}
            autoFocus
          />
        </form>
      </Dialog>
      <Suspense fallback={null}>{isAskingCode && <TwoFactor />}</Suspense>
    </>
  );
}
