import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import { $api } from '../../api/client.ts';
import { publicPaths } from '../../public-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { link as linked } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { SHORTEST_PASSWORD } from './new-password.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** Where the link of a reset message leads: `?token=…`. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reset = $api.useMutation('post', '/auth/password/reset');
  const token = query.get('token') ?? '';
  const link = $api.useQuery(
    'post',
    '/auth/password/link',
    { body: { token } },
    { enabled: token !== '' && !reset.isSuccess, retry: false },
  );
  const isGood = token !== '' && link.data?.good !== false;
  const tooShort = password.length < SHORTEST_PASSWORD;
  const differs = password !== again;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (differs) toast.error(t('faults.passwordsDiffer'));
    if (tooShort || differs) return;
    reset.mutate(
      { body: { token, password } },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          navigate(publicPaths.signIn);
        },
        onError: (error) => toast.error(error instanceof Error ? error.message : t('failed')),
      },
    );
  };
  return (
    <SignInFrame title={t('reset.title')} subtitle={t('reset.subtitle')}>
      {!isGood ? (
        <p className={styles.notice} role="alert">
          {t(token === '' ? 'reset.noToken' : 'reset.used')}
        </p>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <PasswordField
            label={t('change.new')}
            large
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            description={t('change.rule', { count: SHORTEST_PASSWORD })}
            error={isChecked && tooShort ? t('faults.passwordShort', { count: SHORTEST_PASSWORD }) : undefined}
          />
          <PasswordField
            label={t('change.again')}
            large
            value={again}
            onChange={setAgain}
            autoComplete="new-password"
            error={isChecked && differs ? t('faults.passwordsDiffer') : undefined}
          />
          <Button variant="primary" large wide type="submit" label={t('reset.save')} isPending={reset.isPending} />
        </form>
      )}
      <Link href={isGood ? publicPaths.signIn : publicPaths.forgotPassword} className={linked}>
        {t(isGood ? 'backToSignIn' : 'reset.askAgain')}
      </Link>
    </SignInFrame>
  );
}
