import type { AriaWords, Message } from './aria-words.types.ts';
import { getLocale, type LocaleCode } from './locales.ts';

const languages: Partial<Record<LocaleCode, () => Promise<{ default: AriaWords }>>> = {
  ur: () => import('./aria-words.ur.ts'),
  fr: () => import('virtual:aria-words/fr-FR'),
  ar: () => import('virtual:aria-words/ar-AE'),
  es: () => import('virtual:aria-words/es-ES'),
  ko: () => import('virtual:aria-words/ko-KR'),
  ja: () => import('virtual:aria-words/ja-JP'),
  zh: () => import('virtual:aria-words/zh-CN'),
};

declare global {
  /** By `Locale.tag`. On the page, since what the development server packs beforehand has a copy of this module. */
  var ariaWords: Map<string, AriaWords> | undefined;
}
globalThis.ariaWords ??= new Map<string, AriaWords>();
const fetched = globalThis.ariaWords;

/** Fetches what react-aria says by itself in a language; until then it speaks English. */
export async function fetchAriaWords(language: LocaleCode): Promise<void> {
  const { tag } = getLocale(language);
  const loaded = fetched.has(tag) ? undefined : await languages[language]?.();
  if (loaded) fetched.set(tag, loaded.default);
}

/**
 * Stands in for react-aria's own dictionary of a part (see `build/aria-words.ts`), which would hold its thirty languages: English,
 * the one to fall back to, and each other as soon as it is there.
 */
export function ariaDictionary(
  part: string,
  english: Record<string, Message>,
): Record<string, Record<string, Message>> {
  const others = Object.keys(languages).map((language) => {
    const { tag } = getLocale(language);
    const get = (_: unknown, key: string) => filled(fetched.get(tag)?.[part]?.[key]) ?? english[key];
    return [tag, new Proxy(english, { get })];
  });
  return Object.fromEntries([['en-US', english], ...others]);
}

function filled(message: Message | undefined): Message | undefined {
  if (typeof message !== 'string' || !message.includes('{')) return message;
  return (given) => message.replace(/\{(\w+)\}/g, (_, name) => String(given[name]));
}
