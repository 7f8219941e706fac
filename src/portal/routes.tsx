import { type ComponentType, lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { patiently } from './patience.ts';
import { publicPaths } from './public-paths.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { useSession } from './shell/session.ts';

const SignInPage = whole(async () => (await import('./features/auth/SignInPage.tsx')).SignInPage);
const CodePage = whole(async () => (await import('./features/auth/CodePage.tsx')).CodePage);
const ForgotPasswordPage = served(
  async () => (await import('./features/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
const ResetPasswordPage = served(async () => (await import('./features/auth/ResetPasswordPage.tsx')).ResetPasswordPage);
const OutboxPage = served(async () => (await import('./features/auth/OutboxPage.tsx')).OutboxPage);
const GalleryPage = whole(async () => (await import('./features/gallery/GalleryPage.tsx')).GalleryPage);
const AppFrame = whole(async () => (await import('./shell/AppFrame.tsx')).AppFrame);

/** The addresses outside the shell; what is under /app stands in `pages.ts`. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Start} />
      <Route path={publicPaths.signIn} component={SignInPage} />
      <Route path={publicPaths.code} component={CodePage} />
      <Route path={publicPaths.forgotPassword} component={ForgotPasswordPage} />
      <Route path={publicPaths.resetPassword} component={ResetPasswordPage} />
      <Route path={publicPaths.outbox} component={OutboxPage} />
      <Route path="/gallery" component={Gallery} />
      <Route path={publicPaths.serverError}>
        <ErrorPage code="500" />
      </Route>
      <Route path="/app/*?" component={AppFrame} />
      <Route>
        <ErrorPage code="404" />
      </Route>
    </Switch>
  );
}

/** `/` leads in or to the sign-in page. */
function Start() {
  const { state } = useSession();
  return <Redirect to={state === 'signedOut' ? publicPaths.signIn : '/app/'} replace />;
}

/** Specimens of the components are for those who build and look after the portal, not for everybody's production. */
function Gallery() {
  const { user } = useSession();
  const isDemo = document.querySelector('meta[name="demo"]') !== null || import.meta.env.DEV;
  return isDemo || user?.roles.includes('Super Admin') ? <GalleryPage /> : <ErrorPage code="404" />;
}

/** A page that fails has the page for failures in its place. */
function whole(load: () => Promise<ComponentType>) {
  return lazy(() => patiently(async () => ({ default: await load() })));
}

/** A public page that uses the typed client. */
function served(load: () => Promise<ComponentType>) {
  return whole(async () => {
    const [Page, { ServerData }] = await Promise.all([load(), import('./shell/ServerData.tsx')]);
    const Served = () => (
      <ServerData>
        <Page />
      </ServerData>
    );
    return Served;
  });
}
