import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolated } from './isolated.ts';
import { joined, type Words } from './joined-words.ts';
import { locales } from './locales.ts';
import { rightInWords } from './permission.words.ts';
import { preferences } from './shell/preferences.ts';

const files = import.meta.glob<string>('./locales/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** What each type of record adds to these namespaces: its states and events, its refusals, the titles of its screens. */
const ofTypes = import.meta.glob<Record<string, Words>>('./locales/*/types/*.json', { import: 'default' });
const added = ['shell', 'workflow', 'records', 'refusals'];

/** Fetches `locales/<language>/<namespace>.json` the first time that something on the screen needs it. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const address = files[`./locales/${language}/${namespace}.json`];
    if (!address) return callback(new Error(`no ${namespace} in ${language}`), null);
    Promise.all([fetchWords(address), ...additionsTo(namespace, language)]).then(
      (parts) => callback(null, joined(parts)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

function additionsTo(namespace: string, language: string): Promise<Words>[] {
  if (!added.includes(namespace)) return [];
  return Object.entries(ofTypes)
    .filter(([path]) => path.startsWith(`./locales/${language}/`))
    .map(async ([, load]) => (await load())[namespace] ?? {});
}

async function fetchWords(address: string): Promise<Words> {
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
