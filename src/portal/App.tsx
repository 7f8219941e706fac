import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { getLocale } from './locales.ts';
import { Routes } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { usePreferences } from './shell/preferences.ts';
import { toastsBegun } from './ui/toast.queue.ts';

const ToastRegion = lazy(loadToasts);

/** Everything a page needs around it: language, addresses, server data, messages, and a page for when it fails. */
export function App() {
  const { i18n } = useTranslation('common');
  const { locale } = usePreferences();
  const [address, navigate] = useLocation();
  const hasToasts = useSyncExternalStore(toastsBegun.subscribe, toastsBegun.now);
  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [i18n, locale]);
  useEffect(() => {
    // In time for the first message, which may be that the connection is lost. Not by a focus: the sign-in page takes it by
    // itself, and would fetch what only the pages behind it need.
    const fetchThem = () => void loadToasts();
    const ending = new AbortController();
    const { signal } = ending;
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, fetchThem, { once: true, signal });
    return () => ending.abort();
  }, []);
  return (
    <I18nProvider locale={getLocale(locale).tag}>
      <RouterProvider navigate={navigate}>
        <ErrorBoundary resetKey={address} standIn={ServerError}>
          <Suspense fallback={null}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
        <Suspense fallback={null}>{hasToasts && <ToastRegion />}</Suspense>
      </RouterProvider>
    </I18nProvider>
  );
}

function ServerError() {
  return <ErrorPage code="500" />;
}

async function loadToasts(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./ui/Toast.tsx')).ToastRegion };
  } catch {
    await new Promise((resume) => {
      window.addEventListener('online', resume, { once: true });
    });
    return await loadToasts();
  }
}
