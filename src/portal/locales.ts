/** A language of the portal. English and Urdu are the service's own; in the others the data keep the name that they have in English, but for what `reference.json` has a word. */
export interface Locale {
  code: LocaleCode;
  /** The language's name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For numbers, dates and react-aria. */
  tag: string;
}

export type LocaleCode = 'en' | 'ur' | 'fr' | 'ar' | 'es' | 'ko' | 'ja' | 'zh';

export const locales: readonly Locale[] = [
  { code: 'en', name: 'English', direction: 'ltr', tag: 'en-GB' },
  { code: 'ur', name: 'اردو', direction: 'rtl', tag: 'ur-PK' },
  { code: 'fr', name: 'Français', direction: 'ltr', tag: 'fr-FR' },
  { code: 'ar', name: 'العربية', direction: 'rtl', tag: 'ar-AE' },
  { code: 'es', name: 'Español', direction: 'ltr', tag: 'es-ES' },
  { code: 'ko', name: '한국어', direction: 'ltr', tag: 'ko-KR' },
  { code: 'ja', name: '日本語', direction: 'ltr', tag: 'ja-JP' },
  { code: 'zh', name: '简体中文', direction: 'ltr', tag: 'zh-CN' },
];

export function isLocaleCode(code: unknown): code is LocaleCode {
  return locales.some((locale) => locale.code === code);
}

export function getLocale(code: string): Locale {
  const found = locales.find((locale) => locale.code === code) ?? locales[0];
  if (!found) throw new Error('no locale is known');
  return found;
}
