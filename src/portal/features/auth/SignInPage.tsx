import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { part } from '../../page.part.tsx';
import { publicPaths } from '../../public-paths.ts';
import { useSession } from '../../shell/session.ts';
import * as styles from './auth.css.ts';
import { insideAddress, keepReturnAddress } from './return-address.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSigningIn } from './signing-in.hook.ts';

const Denied = part(async () => (await import('./Denied.tsx')).Denied);
const TwoFactor = part(async () => (await import('./TwoFactor.tsx')).TwoFactor);

/** `/login`: the form; the six digits over it; or, for somebody signed in, why the page they wanted is not theirs. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { state, user } = useSession();
  const { isAskingCode, isPending, isUnreached, send } = useSigningIn();
  const [query] = useSearchParams();
  const denied = insideAddress(query.get('denied'));
  const next = insideAddress(query.get('next'));

  if (user && denied !== undefined) return <Denied address={denied} user={user} />;
  if (user && state === 'signedIn') return <Redirect to={next ?? publicPaths.home} replace />;
  return (
    <SignInFrame title={t('signIn')} subtitle={t('subtitle')}>
      {isUnreached && (
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
        isPending={isPending}
        onSubmit={({ email, password }) => {
          keepReturnAddress(next);
          send(email, password);
        }}
      />
      <Suspense fallback={null}>{isAskingCode && <TwoFactor />}</Suspense>
    </SignInFrame>
  );
}
