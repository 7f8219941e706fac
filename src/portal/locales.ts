export interface Locale {
  code: 'en' | 'ur';
  /** The language's name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For numbers, dates and react-aria. */
  tag: string;
}

export const locales: readonly Locale[] = [
  { code: 'en', name: 'English', direction: 'ltr', tag: 'en-GB' },
  { code: 'ur', name: 'اردو', direction: 'rtl', tag: 'ur-PK' },
];

export type LocaleCode = Locale['code'];

export function getLocale(code: string): Locale {
  const found = locales.find((locale) => locale.code === code) ?? locales[0];
  if (!found) throw new Error('no locale is known');
  return found;
}
