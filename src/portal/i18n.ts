import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchAriaWords } from './aria-words.ts';
import { isolated } from './isolated.ts';
import type { Words } from './joined-words.ts';
import { getLocale, locales } from './locales.ts';
import { patiently } from './patience.ts';
import { rightInWords } from './permission.words.ts';
import { preferences } from './shell/preferences.ts';

/** Of the words of each language, from `build/words.ts`. */
declare const __WORDS__: Record<string, string>;

/** Fetches a namespace of a language the first time that something on the screen needs it. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const fetched = () => Promise.all([fetchWords(language, namespace), fetchAriaWords(getLocale(language).code)]);
    // What failed once would stay failed, and its keys would stand on the page for words.
    patiently(fetched).then(
      ([words]) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

async function fetchWords(language: string, namespace: string): Promise<Words> {
  const address = `/assets/words/${language}-${__WORDS__[language]}/${namespace}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.json();
}

/** @param words the files of words that are known to be needed at once */
export function startI18n(words: readonly string[]) {
  const started = i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: preferences.locale,
      fallbackLng: 'en',
      supportedLngs: locales.map((locale) => locale.code),
      ns: words,
      defaultNS: 'common',
      interpolation: { escape: (value) => isolated(value, i18next.language) },
      returnNull: false,
    });
  i18next.services.formatter?.add('right', rightInWords);
  return started;
}
