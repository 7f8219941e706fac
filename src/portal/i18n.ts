import { type BackendModule, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales } from './locales.ts';
import { preferences } from './shell/preferences.ts';

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

/** Loads `locales/<language>/<namespace>.json` the first time that something on the screen needs it. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) return callback(new Error(`no ${namespace} in ${language}`), null);
    load().then(
      (words) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

export function startI18n() {
  return use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: preferences.locale,
      fallbackLng: 'en',
      supportedLngs: locales.map((locale) => locale.code),
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}
