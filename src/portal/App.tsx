import { Suspense, useEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { getLocale } from './locales.ts';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { usePreferences } from './shell/preferences.ts';
import { ToastRegion } from './ui/Toast.tsx';

/** Everything a page needs around it: language, addresses, server data, messages, and a page for when it fails. */
export function App() {
  const { i18n } = useTranslation('common');
  const { locale } = usePreferences();
  const [address, navigate] = useLocation();
  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  return (
    <I18nProvider locale={getLocale(locale).tag}>
      <RouterProvider navigate={navigate}>
        <ErrorBoundary resetKey={address} standIn={ServerError}>
          <Suspense fallback={null}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  );
}

function ServerError() {
  return <ErrorPage code="500" />;
}
