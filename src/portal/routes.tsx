import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorPage } from './shell/ErrorPage.tsx';

const GalleryPage = lazy(async () => ({ default: (await import('./features/gallery/GalleryPage.tsx')).GalleryPage }));

export function Routes() {
  return (
    <Switch>
      <Route path="/gallery" component={GalleryPage} />
      <Route>
        <ErrorPage code="404" />
      </Route>
    </Switch>
  );
}
