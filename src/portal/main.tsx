import '@fontsource-variable/inter/wght.css';
import '@fontsource/noto-naskh-arabic/arabic-400.css';
import '@fontsource/noto-naskh-arabic/arabic-500.css';
import '@fontsource/noto-naskh-arabic/arabic-600.css';
import './ui/theme.css.ts';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startI18n } from './i18n.ts';
import { forgetLostStyles } from './lost-styles.ts';
import { frameWords, pageAt } from './pages.ts';
import { startErrorReports } from './shell/defects.ts';
import { applyPreferences } from './shell/preferences.ts';
import { startSession } from './shell/session.ts';
import { pressHeldKeysOnce } from './ui/keyboard.ts';

applyPreferences();
const isInside = location.pathname.startsWith('/app/');
const page = isInside ? pageAt(location.pathname) : undefined;
void startI18n(isInside ? [...frameWords, ...(page?.words ?? [])] : ['common']);
startSession();
pressHeldKeysOnce();
forgetLostStyles();
void startErrorReports();
// Fetched while the session is restored, not after, nor one after the other.
if (isInside) void import('./shell/AppFrame.tsx').catch(() => {});
page?.fetch();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <App />
    </Suspense>
  </StrictMode>,
);
