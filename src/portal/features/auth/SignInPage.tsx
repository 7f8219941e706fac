import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { publicPaths } from '../../public-paths.ts';
import { useSession } from '../../shell/session.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { insideAddress, keepReturnAddress } from './return-address.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';

const Denied = lazy(async () => ({ default: (await import('./Denied.tsx')).Denied }));
const TwoFactor = lazy(async () => ({ default: (await import('./TwoFactor.tsx')).TwoFactor }));

/** `/login`: the form; the six digits over it; or, for somebody signed in, why the page they wanted is not theirs. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { state, user, problem, submit } = useSession();
  const [query] = useSearchParams();
  const [isAskingCode, setAskingCode] = useState(false);
  const denied = insideAddress(query.get('denied'));
  const next = insideAddress(query.get('next'));

  if (state === 'otpRequired' && !isAskingCode) setAskingCode(true);
  if (state !== 'otpRequired' && state !== 'authorizing' && isAskingCode) setAskingCode(false);

  useEffect(() => {
    if (problem === null || problem.status === 0 || state !== 'signedOut') return;
    toast.error(problem.code === 'signInFailed' ? t('faults.loginFailed') : problem.message);
  }, [problem, state, t]);

  if (user && denied !== undefined) return <Denied address={denied} user={user} />;
  if (user && state === 'signedIn') return <Redirect to={next ?? publicPaths.home} replace />;
  return (
    <SignInFrame title={t('signIn')} subtitle={t('subtitle')}>
      {problem?.status === 0 && (
        <p className={styles.notice} role="alert">
          {t('unreachable')}
        </p>
      )}
      {!window.isSecureContext && (
        <p className={styles.notice} role="alert">
          {t('insecure')}
        </p>
      )}
      <SignInForm
        isPending={state === 'authenticating' || (state === 'authorizing' && !isAskingCode) || state === 'restoring'}
        onSubmit={({ email, password }) => {
          toast.forget(t('faults.toast'));
          toast.forget(t('faults.loginFailed'));
          keepReturnAddress(next);
          void submit(email, password);
        }}
      />
      <Suspense fallback={null}>{isAskingCode && <TwoFactor />}</Suspense>
    </SignInFrame>
  );
}
