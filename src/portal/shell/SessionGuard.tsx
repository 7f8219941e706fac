import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import { opens, screenAt } from '../../../machines/shared/screens.ts';
import { part } from '../page.part.tsx';
import { publicPaths } from '../public-paths.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { hidden } from '../ui/text.css.ts';
import { type SessionUser, useSession } from './session.ts';

const SignInAgain = part(async () => (await import('../features/auth/SignInAgain.tsx')).SignInAgain);

/**
 * Lets a signed-in person with a role of the screen through. Anybody else goes to the sign-in page, which knows where to lead
 * back (`next`), or what was refused (`denied`). Where the session has lapsed the page stays, and is signed in to over it.
 */
export function SessionGuard({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { t } = useTranslation('common');
  const { state, isLapsed, user, restore } = useSession();
  const [address] = useLocation();
  const search = useSearch();
  if (!isLapsed && (state === 'restoring' || state === 'exchangingCode'))
    return <p className={hidden}>{t('loading')}</p>;
  if (!isLapsed && state !== 'signedIn' && state !== 'refreshing') {
    return <Redirect to={signInFor(search ? `${address}?${search}` : address)} replace />;
  }
  if (!user) return <ErrorState onRetry={() => void restore()} />;
  const screen = screenAt(address);
  const isAllowed = !screen || opens(user, screen);
  if (!isAllowed) {
    return <Redirect to={`${publicPaths.signIn}?${new URLSearchParams({ denied: address })}`} replace />;
  }
  return (
    <>
      {children(user)}
      <Suspense fallback={null}>{isLapsed && <SignInAgain email={user.email} />}</Suspense>
    </>
  );
}

function signInFor(address: string): string {
  const isPlain = address === '/app' || address === '/app/';
  return isPlain ? publicPaths.signIn : `${publicPaths.signIn}?${new URLSearchParams({ next: address })}`;
}
