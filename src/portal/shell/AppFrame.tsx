import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { screenAt, screens } from '../../../machines/shared/screens.ts';
import { invalidate, queryClient } from '../api/cache.ts';
import { gathered } from '../api/gathered.ts';
import { useLive, useRightsEnded } from '../api/live.ts';
import { watchReach } from '../api/reach.ts';
import { dialogPart } from '../dialog.part.tsx';
import { pages } from '../pages.ts';
import { publicPaths } from '../public-paths.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTabTitle } from '../ui/tab-title.ts';
import { toast } from '../ui/toast.queue.ts';
import { decideAs, unansweredNow } from '../workflow/deciding.ts';
import { BareFrame } from './BareFrame.tsx';

import { reportDefect } from './defects.ts';
import { ServerData } from './ServerData.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { Shell } from './Shell.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { readRightsAgain, type SessionUser, useSession, whenLeft } from './session.ts';
import type { Own } from './UserMenu.tsx';

const AuthenticatorDialog = dialogPart(
  async () => (await import('../features/auth/AuthenticatorDialog.tsx')).AuthenticatorDialog,
);
const ChangePasswordDialog = dialogPart(
  async () => (await import('../features/auth/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const SessionsDialog = dialogPart(async () => (await import('../features/auth/SessionsDialog.tsx')).SessionsDialog);

whenLeft(() => queryClient.clear());
// Open pages read what they could not while the server was away, and what may have changed meanwhile.
watchReach((isAway) => {
  if (!isAway) void queryClient.invalidateQueries();
});

/** A run over many records tells each of them: the figures of every open tab are read once in so many milliseconds. */
const FIGURES_PAUSE = 1_000;

const readFigures = gathered(() => void invalidate('/dashboard', '/notification/'), FIGURES_PAUSE);

function hearNews(): void {
  // What was read before the news is old: whoever comes back to a page reads it anew. Open pages tell the news themselves.
  void queryClient.invalidateQueries({ refetchType: 'none' });
  readFigures();
}

/** Everything under /app: guarded, framed, one page for each screen. */
export function AppFrame() {
  return (
    <ServerData>
      <SessionGuard>{(user) => <Frame key={user.id} user={user} />}</SessionGuard>
    </ServerData>
  );
}

function Frame({ user }: { user: SessionUser }) {
  const { t } = useTranslation(['shell', 'auth']);
  const { signOut } = useSession();
  const [address, navigate] = useLocation();
  const [own, setOwn] = useState<Own | null>(null);
  const [unanswered, setUnanswered] = useState(0);
  const here = screenAt(address)?.key;
  useTabTitle(here && here in pages ? t(`screens.${here}`) : t('errors.404.title'));
  useLive('*', hearNews, hearNews);
  useRightsEnded(() => void followRights());
  useEffect(() => decideAs({ id: user.id, email: user.email }), [user.id, user.email]);

  async function followRights() {
    if (!(await readRightsAgain())) return;
    toast.info(t('rightsChanged'));
    await queryClient.invalidateQueries();
  }

  function askToLeave() {
    const count = unansweredNow();
    if (count === 0) void leave();
    else setUnanswered(count);
  }

  async function leave() {
    await signOut();
    navigate(publicPaths.signIn, { replace: true });
    toast.info(t('auth:loggedOut'));
  }

  const framed = (
    <Shell viewer={user} onOwn={setOwn} onSignOut={askToLeave} onPageError={reportDefect}>
      <Switch>
        {screens.map((screen) => {
          const page = pages[screen.key];
          return page && !page.isBare && <Route key={screen.key} path={screen.path} component={page.Component} />;
        })}
        <Route path="/app/">
          <Redirect to={publicPaths.home} replace />
        </Route>
        <Route>
          <EmptyState
            isPage
            title={t('errors.404.title')}
            body={t('errors.404.body')}
            action={<Button icon={House} label={t('home')} onPress={() => navigate(publicPaths.home)} />}
          />
        </Route>
      </Switch>
      {unanswered > 0 && (
        <SignOutQuestion count={unanswered} onSignOut={() => void leave()} onClose={() => setUnanswered(0)} />
      )}
      {own === 'password' && <ChangePasswordDialog isOpen onClose={() => setOwn(null)} />}
      {own === 'sessions' && <SessionsDialog onClose={() => setOwn(null)} />}
      {own === 'authenticator' && <AuthenticatorDialog onClose={() => setOwn(null)} />}
    </Shell>
  );
  return (
    <Switch>
      {screens.map(({ key, path }) => {
        const page = pages[key];
        return (
          page?.isBare && (
            <Route key={key} path={path}>
              <BareFrame onPageError={reportDefect}>
                <page.Component />
              </BareFrame>
            </Route>
          )
        );
      })}
      <Route>{framed}</Route>
    </Switch>
  );
}
