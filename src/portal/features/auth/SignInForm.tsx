import { Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { publicPaths } from '../../public-paths.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { link } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { type CredentialFaults, type Credentials, credentialFaults } from './credentials.ts';
import { PasswordField } from './PasswordField.tsx';

interface SignInFormProps {
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ isPending, onSubmit }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<CredentialFaults>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = credentialFaults({ email, password });
    setFaults(found);
    if (found.email ?? found.password) {
      toast.error(t('faults.toast'));
      (found.email ? emailField : passwordField).current?.focus();
      return;
    }
    onSubmit({ email: email.trim(), password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={emailField}
        label={t('email')}
        autoFocus
        type="email"
        icon={Mail}
        large
        code
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(value) => {
          setEmail(value);
          setFaults({ ...faults, email: undefined });
        }}
        error={faults.email && t(`faults.${faults.email}`)}
      />
      <PasswordField
        ref={passwordField}
        label={t('password')}
        large
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setFaults({ ...faults, password: undefined });
        }}
        error={faults.password && t(`faults.${faults.password}`)}
        beside={
          <Link href={publicPaths.forgotPassword} className={link}>
            {t('forgotLink')}
          </Link>
        }
      />
      <PlainButton variant="primary" large wide type="submit" label={t('signIn')} isPending={isPending} />
    </form>
  );
}
