import { Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { $api } from '../../api/client.ts';
import { publicPaths } from '../../public-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { link } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { emailFault } from './credentials.ts';
import { SignInFrame } from './SignInFrame.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const forgot = $api.useMutation('post', '/auth/password/forgot');
  const fault = emailFault(email);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault) {
      toast.error(t('faults.toast'));
      field.current?.focus();
      return;
    }
    forgot.mutate(
      { body: { email: email.trim() } },
      { onError: (error) => toast.error(error instanceof Error ? error.message : t('failed')) },
    );
  };
  return (
    <SignInFrame title={t('forgot.title')} subtitle={forgot.data?.sendsMail === false ? '' : t('forgot.subtitle')}>
      {forgot.data ? (
        <p className={styles.notice} role="status">
          {t(forgot.data.sendsMail ? 'forgot.asked' : 'forgot.noMail')}
        </p>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label={t('email')}
            type="email"
            icon={Mail}
            large
            code
            autoComplete="username"
            maxLength={254}
            value={email}
            onChange={setEmail}
            error={isChecked && fault ? t(`faults.${fault}`) : undefined}
          />
          <Button variant="primary" large wide type="submit" label={t('forgot.send')} isPending={forgot.isPending} />
        </form>
      )}
      <Link href={publicPaths.signIn} className={link}>
        {t('backToSignIn')}
      </Link>
    </SignInFrame>
  );
}
